/// Lines that change, with some lines around them.
struct DiffHunk {
  var steps: ArraySlice<UnifiedDiff.Step>

  /// The lines with their marks, after a line with their position.
  func text(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [UInt8] {
    var bytes: [UInt8] = []
    var (removed, inserted) = (0, 0)
    for step in self.steps {
      switch step {
      case .keep(let line, _):
        bytes += Self.line(" ", old[line])
        removed += 1
        inserted += 1
      case .remove(let line, _):
        bytes += Self.line("-", old[line])
        removed += 1
      case .insert(_, let line):
        bytes += Self.line("+", new[line])
        inserted += 1
      }
    }
    let start = self.steps.first?.place ?? (old: 0, new: 0)
    let heading = "@@ -\(Self.span(start.old, removed)) +\(Self.span(start.new, inserted)) @@\n"
    return Array(heading.utf8) + bytes
  }

  /// The first line and the number of lines; an empty range starts after the line before it.
  private static func span(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func line(_ mark: Character, _ line: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Array(String(mark).utf8) + line
    if line.last != UInt8(ascii: "\n") { bytes += Array("\n\\ No newline at end of file\n".utf8) }
    return bytes
  }
}
