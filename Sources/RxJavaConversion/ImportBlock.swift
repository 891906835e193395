import JavaLanguage
import SourceModel

/// The imports of a file with their groups, and what takes their places.
struct ImportBlock {
  private let tree: JavaTree
  /// The new lines for each import.
  private var lines: [[ImportLine]]
  private let additional: [ImportLine]

  init(_ tree: JavaTree, lines: [[ImportLine]], additional: [ImportLine]) {
    self.tree = tree
    self.lines = lines
    self.additional = additional
  }

  mutating func apply(to edits: inout SourceEdits) {
    guard !self.tree.imports.isEmpty else {
      guard !self.additional.isEmpty else { return }
      let package = self.endOfPackage
      let lineBreak = self.tree.text.lineBreak(at: package)
      let text = self.additional.map(\.text).sorted().joined(separator: lineBreak)
      edits.insert(
        package > 0 ? lineBreak + lineBreak + text : text + lineBreak + lineBreak,
        at: package > 0 ? package : self.startOfText)
      return
    }
    for line in self.additional { self.place(line) }
    self.removeDuplicates()
    for group in Dictionary(grouping: self.tree.imports.indices, by: { self.tree.imports[$0].group }).values {
      let group = group.sorted()
      let lineBreak = self.tree.text.lineBreak(at: self.tree.imports[group[0]].range.end)
      self.apply(group, lineBreak, to: &edits)
    }
  }

  /// The place behind the byte order mark.
  private var startOfText: Int { self.tree.text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private var endOfPackage: Int {
    guard !self.tree.package.isEmpty else { return 0 }
    let bytes = self.tree.text.bytes
    for token in self.tree.tokens where bytes[token.start..<token.end].elementsEqual(";".utf8) {
      return token.end
    }
    return 0
  }

  /// Puts a new import next to those that are most like it.
  private mutating func place(_ line: ImportLine) {
    var best: (index: Int, nearness: Int)?
    for (index, others) in self.lines.enumerated() {
      for other in others {
        let nearness = line.nearness(to: other)
        if nearness >= (best?.nearness ?? (line.isStatic ? 0 : 1)) { best = (index, nearness) }
      }
    }
    if let best {
      self.lines[best.index].append(line)
    } else if line.isStatic, let last = self.lines.indices.last {
      self.lines[last].append(line)
    } else if let last = self.tree.imports.lastIndex(where: { !$0.modifiers.contains("static") }) {
      self.lines[last].append(line)
    } else {
      self.lines[0].insert(line, at: 0)
    }
  }

  private mutating func removeDuplicates() {
    var seen: Set<ImportLine> = []
    for index in self.lines.indices { self.lines[index].removeAll { !seen.insert($0).inserted } }
  }

  /// Writes a group: in the order of its names if it was in this order and has no comments.
  private func apply(_ group: [Int], _ lineBreak: String, to edits: inout SourceEdits) {
    let imports = self.tree.imports
    let old = group.map {
      ImportLine(path: imports[$0].path, isStatic: imports[$0].modifiers.contains("static"))
    }
    let new = group.map { self.lines[$0] }
    guard new != old.map({ [$0] }) else { return }
    let range = TextRange(imports[group[0]].range.start, imports[group[group.count - 1]].range.end)
    let hasComments = self.tree.comments.contains {
      $0.range.start >= range.start && $0.range.end <= range.end
    }
    let isSorted =
      zip(old, old.dropFirst()).allSatisfy { $0.path <= $1.path } && Set(old.map(\.isStatic)).count == 1
    if isSorted, !hasComments {
      let all = new.flatMap { $0 }.sorted { $0.path < $1.path }
      // A new static import may have come into a group without one.
      let ordered = all.filter { !$0.isStatic } + all.filter(\.isStatic)
      guard ordered.isEmpty else {
        return edits.replace(range, with: ordered.map(\.text).joined(separator: lineBreak))
      }
    }
    for index in group {
      let lines = self.lines[index]
      guard
        lines != [
          ImportLine(path: imports[index].path, isStatic: imports[index].modifiers.contains("static"))
        ]
      else { continue }
      if lines.isEmpty {
        edits.remove(self.wholeLine(of: imports[index].range))
      } else {
        edits.replace(imports[index].range, with: lines.map(\.text).joined(separator: lineBreak))
      }
    }
  }

  /// The line of a range, with its line break, if nothing else is in it.
  private func wholeLine(of range: TextRange) -> TextRange {
    let bytes = self.tree.text.bytes
    var (start, end) = (range.start, range.end)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
      start -= 1
    }
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return range }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\n") else { return range }
    return TextRange(start, end + 1)
  }
}

extension SourceText {
  /// The line break that follows a place; the one before it in the last line.
  func lineBreak(at offset: Int) -> String {
    let breaks: Set = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    guard
      let found = self.bytes[offset...].firstIndex(where: { breaks.contains($0) })
        ?? self.bytes[..<offset].lastIndex(where: { breaks.contains($0) })
    else { return "\n" }
    if self.bytes[found] == UInt8(ascii: "\r") {
      return found + 1 < self.bytes.count && self.bytes[found + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }
    return found > 0 && self.bytes[found - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
