import SourceModel

/// The changes of a text, which are applied at once.
struct SourceEdits {
  private var edits: [(range: TextRange, text: String, order: Int)] = []

  var isEmpty: Bool { self.edits.isEmpty }

  mutating func replace(_ range: TextRange, with text: String) {
    self.edits.append((range, text, self.edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) { self.replace(TextRange(offset, offset), with: text) }

  mutating func remove(_ range: TextRange) { self.replace(range, with: "") }

  /// The text of a range with the changes in it.
  func text(of range: TextRange, in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var offset = range.start
    let sorted = self.edits
      .filter { $0.range.start >= range.start && $0.range.end <= range.end }
      .sorted { ($0.range.start, $0.range.end, $0.order) < ($1.range.start, $1.range.end, $1.order) }
    for edit in sorted {
      // What is in a range that is replaced goes with it.
      guard edit.range.start >= offset else { continue }
      result += bytes[offset..<edit.range.start]
      result += Array(edit.text.utf8)
      offset = edit.range.end
    }
    result += bytes[offset..<range.end]
    return result
  }
}
