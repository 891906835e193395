import Rules
import SourceModel

/// Removes declarations from a text and inserts others, with consistent white space.
struct SourceEditor {
  let text: SourceText
  private var edits: [(range: TextRange, text: String)] = []

  init(_ text: SourceText) {
    self.text = text
  }

  mutating func replace(_ range: TextRange, with text: String) {
    self.edits.append((range, text))
  }

  mutating func insert(_ text: String, at offset: Int) {
    self.edits.append((TextRange(offset, offset), text))
  }

  /// Removes a declaration with its comments, its line, and the blank lines after it.
  ///
  /// Nothing changes when it shares its line with other code.
  ///
  /// - Returns: whether it was removed.
  @discardableResult
  mutating func remove(_ header: Header) -> Bool {
    let start = header.attachedStart(in: self.text, of: .swift)
    return self.remove(TextRange(start, header.range.end))
  }

  /// Removes a range that has its lines to itself.
  ///
  /// - Parameter closesGap: whether the blank lines after it are removed too.
  @discardableResult
  mutating func remove(_ range: TextRange, closesGap: Bool = true) -> Bool {
    let end = self.text.endOfLineRest(from: range.end)
    guard self.text.startsLine(range.start), self.text.endsLine(end) else { return false }
    let lineStart = self.text.lineStarts[self.text.lineIndex(at: range.start)]
    let following = end < self.text.bytes.count ? self.text.lineIndex(at: end) + 1 : 0
    guard closesGap || following >= self.text.lineStarts.count || following == 0 else {
      self.edits.append((TextRange(lineStart, self.text.lineStarts[following]), ""))
      return true
    }
    let next = self.text.startOfText(from: end)
    // The indentation of the following code is preserved.
    let nextLine = next < self.text.bytes.count ? self.text.lineStarts[self.text.lineIndex(at: next)] : next
    self.edits.append((TextRange(lineStart, max(end, nextLine)), ""))
    return true
  }

  /// The edited text.
  ///
  /// Where only removed members were between two blank lines or before a brace, no blank line remains.
  var result: String {
    var bytes: [UInt8] = []
    var offset = 0
    let ordered = self.edits.enumerated().sorted { first, second in
      (first.element.range.start, first.offset) < (second.element.range.start, second.offset)
    }
    for (_, edit) in ordered where edit.range.start >= offset {
      bytes += self.text.bytes[offset..<edit.range.start]
      if edit.text.isEmpty { self.closeGap(&bytes, before: edit.range.end) }
      bytes += Array(edit.text.utf8)
      offset = edit.range.end
    }
    bytes += self.text.bytes[offset...]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Removes trailing blank lines of an insertion before a brace or the end of the file.
  private func closeGap(_ bytes: inout [UInt8], before offset: Int) {
    let next = self.text.startOfText(from: offset)
    guard next >= self.text.bytes.count || self.text.bytes[next] == UInt8(ascii: "}") else { return }
    while bytes.count >= 2, bytes.last == UInt8(ascii: "\n") {
      let line = bytes.dropLast().reversed().prefix { [0x20, 0x09, 0x0D].contains($0) }.count
      let before = bytes.count - 1 - line
      guard before > 0, bytes[before - 1] == UInt8(ascii: "\n") else { return }
      bytes.removeLast(line + 1)
    }
  }
}
