import SourceModel

/// A text by the positions of the protocol.
struct DocumentText: Sendable {
  private(set) var bytes: [UInt8]
  private var lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.lineStarts = Self.lineStarts(of: bytes)
  }

  /// The offset of a position, within the text whatever the position is.
  func offset(of position: LSP.Position, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < self.lineStarts.count else { return self.bytes.count }
    return encoding.offset(after: position.character, in: self.bytes[self.line(position.line)])
  }

  /// The position of an offset.
  func position(of offset: Int, _ encoding: PositionEncoding) -> LSP.Position {
    let offset = min(max(0, offset), self.bytes.count)
    let number = self.lineStarts.firstIndex(from: { $0 > offset }) - 1
    let start = self.lineStarts[number]
    return LSP.Position(line: number, character: encoding.count(self.bytes[start..<offset]))
  }

  func range(_ range: TextRange, _ encoding: PositionEncoding) -> LSP.Range {
    LSP.Range(start: self.position(of: range.start, encoding), end: self.position(of: range.end, encoding))
  }

  /// Makes a change that a client tells.
  mutating func apply(_ change: LSP.ChangeParameters.Change, _ encoding: PositionEncoding) {
    guard let range = change.range else {
      self = DocumentText(Array(change.text.utf8))
      return
    }
    let start = self.offset(of: range.start, encoding)
    let end = max(start, self.offset(of: range.end, encoding))
    self.bytes.replaceSubrange(start..<end, with: change.text.utf8)
    self.lineStarts = Self.lineStarts(of: self.bytes)
  }

  /// The name or the keyword at an offset, or that ends there.
  func word(at offset: Int) -> String? {
    var (start, end) = (offset, offset)
    while start > 0, self.bytes[start - 1].isWord { start -= 1 }
    while end < self.bytes.count, self.bytes[end].isWord { end += 1 }
    return start < end ? String(decoding: self.bytes[start..<end], as: UTF8.self) : nil
  }

  var lineCount: Int { self.lineStarts.count }

  /// The offsets of a line, from 0, without its end.
  func line(_ number: Int) -> Range<Int> {
    let start = self.lineStarts[number]
    var end = number + 1 < self.lineStarts.count ? self.lineStarts[number + 1] : self.bytes.count
    while end > start, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(self.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The end of its first line; `\n` where it has only one.
  var lineEnd: String {
    guard self.lineStarts.count > 1 else { return "\n" }
    return String(decoding: self.bytes[self.line(0).upperBound..<self.lineStarts[1]], as: UTF8.self)
  }

  /// Lines end as in all texts of the tool.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] { SourceText(bytes).lineStarts }
}
