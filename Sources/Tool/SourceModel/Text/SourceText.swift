/// The text of a source file with the places of its lines.
///
/// The bytes are kept as they were read. Lines end with `\n`, `\r\n` or `\r`. A byte sequence that is not
/// UTF-8 is kept, and is shown with replacement characters.
package struct SourceText: Sendable {
  /// The bytes of the file, a byte order mark included.
  package let bytes: [UInt8]
  /// The offset at which each line starts. Never empty.
  package let lineStarts: [Int]
  private let codePoints: CodePointIndex

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.lineStarts = Self.lineStarts(of: bytes)
    self.codePoints = CodePointIndex(bytes, lineStarts: self.lineStarts)
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The text within a range. Offsets outside the file are clamped to it.
  package subscript(range: TextRange) -> String {
    let start = min(max(0, range.start), self.bytes.count)
    let end = min(max(start, range.end), self.bytes.count)
    return String(decoding: self.bytes[start..<end], as: UTF8.self)
  }

  /// The line and column of an offset.
  package func position(at offset: Int) -> SourcePosition {
    let (line, count) = self.place(of: offset)
    return SourcePosition(line: line + 1, column: 1 + count.codePoints)
  }

  /// The line and UTF-16 column of an offset.
  package func utf16Position(at offset: Int) -> UTF16Position {
    let (line, count) = self.place(of: offset)
    return UTF16Position(line: line, column: count.utf16)
  }

  /// A range with its lines and UTF-16 columns.
  package func sourceRange(_ range: TextRange) -> SourceRange {
    SourceRange(
      offsets: range, start: self.utf16Position(at: range.start), end: self.utf16Position(at: range.end))
  }

  /// The index of an offset's line, and the counts of what is before the offset on that line.
  private func place(of offset: Int) -> (line: Int, before: CodePointIndex.Count) {
    let offset = min(max(0, offset), self.bytes.count)
    let line = self.lineIndex(at: offset)
    var start = self.lineStarts[line]
    if line == 0 && self.hasByteOrderMark { start = min(3, offset) }
    return (line, self.codePoints.count(start..<max(start, offset), of: self.bytes))
  }

  /// The text of a line without its line ending; empty when the line does not exist.
  ///
  /// - Parameters:
  ///   - number: the line, counted from 1.
  ///   - limit: the number of bytes after which the rest of the line is left out.
  package func line(_ number: Int, atMost limit: Int = .max) -> String {
    guard number >= 1, number <= self.lineStarts.count else { return "" }
    var start = self.lineStarts[number - 1]
    var end = number < self.lineStarts.count ? self.lineStarts[number] : self.bytes.count
    if number == 1 && self.hasByteOrderMark { start = 3 }
    while end > start, self.bytes[end - 1] == Self.newline || self.bytes[end - 1] == Self.carriageReturn {
      end -= 1
    }
    if end - start > limit {
      end = start + limit
      // A code point is left out as a whole.
      while end > start, CodePointIndex.isContinuation(self.bytes[end]) { end -= 1 }
    }
    return self[TextRange(start, end)]
  }

  /// The index in `lineStarts` of the line that holds an offset.
  package func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = self.lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private var hasByteOrderMark: Bool { self.bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var starts = [0]
      starts.reserveCapacity(bytes.count / 32)
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        // Most bytes are neither, and take one comparison.
        if byte > Self.carriageReturn { continue }
        if byte == Self.newline {
          starts.append(index)
        } else if byte == Self.carriageReturn, index == bytes.count || bytes[index] != Self.newline {
          starts.append(index)
        }
      }
      return starts
    }
  }
}

extension SourceText {
  /// The markers of comments that are directives for the tool.
  private static let mark: StaticString = "plumb:"

  /// Whether the text contains the marker of such comments, in a comment or anywhere else.
  package var mayHoldDirectives: Bool {
    let length = Self.mark.utf8CodeUnitCount
    return self.bytes.withUnsafeBufferPointer { bytes in
      var index = length - 1
      while index < bytes.count {
        // The colon is the rarest of the letters.
        if bytes[index] == UInt8(ascii: ":"),
          (0..<length).allSatisfy({ bytes[index - length + 1 + $0] == Self.mark.utf8Start[$0] })
        {
          return true
        }
        index += 1
      }
      return false
    }
  }
}

extension Comment {
  /// Whether it may be a directive for the tool.
  package var mayBeDirective: Bool { self.text.contains("plumb:") }
}
