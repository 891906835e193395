/// The text of a source file with the places of its lines.
///
/// The bytes are kept as they were read. Lines end with `\n`, `\r\n` or `\r`. A byte sequence that is not
/// UTF-8 is kept, and is shown with replacement characters.
public struct SourceText: Sendable {
  /// The bytes of the file, a byte order mark included.
  public let bytes: [UInt8]
  /// The offset at which each line starts. Never empty.
  public let lineStarts: [Int]
  /// The number of code points before each block of bytes; empty when no line is long enough to need it.
  private let codePoints: [Int]

  /// The size of the blocks, in bytes.
  private static let blockSize = 1_024

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.lineStarts = Self.lineStarts(of: bytes)
    self.codePoints = Self.codePoints(of: bytes, lineStarts: self.lineStarts)
  }

  public init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The text within a range. Offsets outside the file are clamped to it.
  public subscript(range: TextRange) -> String {
    let start = min(max(0, range.start), self.bytes.count)
    let end = min(max(start, range.end), self.bytes.count)
    return String(decoding: self.bytes[start..<end], as: UTF8.self)
  }

  /// The line and column of an offset.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), self.bytes.count)
    let line = self.lineIndex(at: offset)
    var start = self.lineStarts[line]
    if line == 0 && self.hasByteOrderMark { start = min(3, offset) }
    let column = 1 + self.codePoints(in: start..<offset)
    return SourcePosition(line: line + 1, column: column)
  }

  /// The number of code points that start in a range.
  private func codePoints(in range: Range<Int>) -> Int {
    let first = range.lowerBound / Self.blockSize + 1
    let last = range.upperBound / Self.blockSize
    guard first < last, last < self.codePoints.count else { return Self.codePoints(in: self.bytes[range]) }
    return Self.codePoints(in: self.bytes[range.lowerBound..<(first * Self.blockSize)])
      + self.codePoints[last] - self.codePoints[first]
      + Self.codePoints(in: self.bytes[(last * Self.blockSize)..<range.upperBound])
  }

  /// The text of a line without its line ending; empty when there is no such line.
  ///
  /// - Parameters:
  ///   - number: the line, counted from 1.
  ///   - limit: the number of bytes after which the rest of the line is left out.
  public func line(_ number: Int, atMost limit: Int = .max) -> String {
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
      while end > start, Self.isContinuation(self.bytes[end]) { end -= 1 }
    }
    return self[TextRange(start, end)]
  }

  /// The index in `lineStarts` of the line that holds an offset.
  public func lineIndex(at offset: Int) -> Int {
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

  /// Whether a byte belongs to the code point before it.
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }

  private static func codePoints(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes where !Self.isContinuation(byte) { count += 1 }
      return count
    }
  }

  private static func codePoints(of bytes: [UInt8], lineStarts: [Int]) -> [Int] {
    let ends = lineStarts.dropFirst() + [bytes.count]
    guard zip(lineStarts, ends).contains(where: { $1 - $0 > 4 * Self.blockSize }) else { return [] }
    var total = 0
    return stride(from: 0, through: bytes.count, by: Self.blockSize).map { start in
      defer { total += Self.codePoints(in: bytes[start..<min(bytes.count, start + Self.blockSize)]) }
      return total
    }
  }

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
