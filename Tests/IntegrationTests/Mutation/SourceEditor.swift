import SourceModel

/// Changes a source text by ranges of the text as it was, and knows which lines of the new text it touched.
struct SourceEditor: Sendable {
  private struct Change {
    var range: TextRange
    var replacement: [UInt8]
  }

  let source: SourceText
  private var changes: [Change] = []
  private var marks: [TextRange] = []

  init(_ source: SourceText) {
    self.source = source
  }

  // MARK: Changes

  mutating func replace(_ range: TextRange, with replacement: String) {
    self.changes.append(Change(range: range, replacement: Array(replacement.utf8)))
  }

  mutating func delete(_ range: TextRange) {
    self.replace(range, with: "")
  }

  mutating func insert(_ text: String, at offset: Int) {
    self.replace(TextRange(offset, offset), with: text)
  }

  /// Lets two texts change places.
  mutating func swap(_ first: TextRange, _ second: TextRange) {
    self.replace(first, with: self.source[second])
    self.replace(second, with: self.source[first])
  }

  mutating func move(_ range: TextRange, to offset: Int) {
    self.delete(range)
    self.insert(self.source[range], at: offset)
  }

  /// Renames an identifier wherever it stands.
  ///
  /// - Parameter isPrefix: whether longer identifiers that start with it are renamed as well.
  mutating func rename(_ word: String, to replacement: String, isPrefix: Bool = false) {
    for range in Self.occurrences(of: word, in: self.source, isPrefix: isPrefix) {
      self.replace(range, with: replacement)
    }
  }

  /// Counts the lines of a range among the touched ones: a finding may stand there as well.
  mutating func mark(_ range: TextRange) {
    self.marks.append(range)
  }

  // MARK: Result

  /// The changed text and the touched lines; nil when two changes are about the same place.
  func applied() -> (text: String, lines: Set<Int>)? {
    let changes = self.changes.enumerated()
      .sorted { first, second in
        // What is inserted stands before what is replaced at the same place.
        let (left, right) = (first.element.range, second.element.range)
        return (left.start, left.end, first.offset) < (right.start, right.end, second.offset)
      }
      .map(\.element)
    var bytes: [UInt8] = []
    var cursor = 0
    var touched: [TextRange] = []
    for change in changes {
      guard change.range.start >= cursor, change.range.end <= self.source.bytes.count else { return nil }
      bytes += self.source.bytes[cursor..<change.range.start]
      touched.append(TextRange(bytes.count, bytes.count + change.replacement.count))
      bytes += change.replacement
      cursor = change.range.end
    }
    bytes += self.source.bytes[cursor...]

    let text = SourceText(bytes)
    touched += self.marks.map { mark in
      let shift = changes.filter { $0.range.end <= mark.start }
        .reduce(0) { $0 + $1.replacement.count - ($1.range.end - $1.range.start) }
      return TextRange(mark.start + shift, mark.end + shift)
    }
    let lines = touched.flatMap { range in
      text.position(at: range.start).line...text.position(at: range.end).line
    }
    return (String(decoding: bytes, as: UTF8.self), Set(lines))
  }

  // MARK: Words

  /// Where an identifier stands in a text, comments included.
  static func occurrences(of word: String, in source: SourceText, isPrefix: Bool = false) -> [TextRange] {
    let bytes = source.bytes
    let wanted = Array(word.utf8)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return [] }
    return (0...(bytes.count - wanted.count)).compactMap { start in
      let end = start + wanted.count
      guard bytes[start] == wanted[0], bytes[start..<end].elementsEqual(wanted),
        start == 0 || !self.isPartOfIdentifier(bytes[start - 1]),
        isPrefix || end == bytes.count || !self.isPartOfIdentifier(bytes[end])
      else { return nil }
      return TextRange(start, end)
    }
  }

  private static func isPartOfIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
