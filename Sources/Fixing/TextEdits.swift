import Conventions
import ViewModelModel

/// Edits of a text that do not overlap.
struct TextEdits {
  private struct Change {
    var range: TextRange
    var bytes: [UInt8]
  }

  /// By their starts; of two insertions at one offset the first that was added stands first.
  private var changes: [Change] = []

  /// Adds edits that belong together; tells whether none overlaps another. Edits that are there already are not added
  /// again.
  mutating func add(_ edits: [Edit]) -> Bool {
    var added: [Change] = []
    for edit in edits {
      let change = Change(range: edit.range, bytes: Array(edit.replacement.utf8))
      if self.changes.contains(where: { $0.range == change.range && $0.bytes == change.bytes }) { continue }
      guard self.changes.allSatisfy({ !Self.overlap($0.range, change.range) }) else { return false }
      added.append(change)
    }
    for change in added { self.insert(change) }
    return true
  }

  /// Replaces a range with text in which the edits of that range are made already.
  mutating func replace(_ range: TextRange, with bytes: [UInt8]) {
    self.changes.removeAll { range.contains($0.range) }
    self.insert(Change(range: range, bytes: bytes))
  }

  private mutating func insert(_ change: Change) {
    let index = self.changes.firstIndex { $0.range.start > change.range.start } ?? self.changes.count
    self.changes.insert(change, at: index)
  }

  /// The text of a range with the edits in it.
  func text(in range: TextRange, of text: SourceText) -> [UInt8] {
    var bytes: [UInt8] = []
    var offset = range.start
    for change in self.changes where range.contains(change.range) {
      bytes += text.bytes[offset..<max(offset, change.range.start)]
      bytes += change.bytes
      offset = max(offset, change.range.end)
    }
    bytes += text.bytes[offset..<max(offset, range.end)]
    return bytes
  }

  /// Whether two ranges have a byte in common, or one of them is the place at which the other starts or ends: what is
  /// inserted behind something may make no sense without it.
  private static func overlap(_ first: TextRange, _ second: TextRange) -> Bool {
    if first.start == second.start { return true }
    if first.start == first.end, first.start == second.end { return true }
    if second.start == second.end, second.start == first.end { return true }
    return first.start < second.end && second.start < first.end
  }
}
