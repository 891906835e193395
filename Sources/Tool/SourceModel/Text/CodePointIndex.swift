/// The code points and UTF-16 code units in a range of bytes, in a time that does not grow with the range.
struct CodePointIndex: Sendable {
  /// A number of code points, and of those beyond the Basic Multilingual Plane, which take two UTF-16 code units.
  struct Count: Sendable {
    var codePoints = 0
    var supplementary = 0

    var utf16: Int { self.codePoints + self.supplementary }

    static func + (lhs: Count, rhs: Count) -> Count {
      Count(
        codePoints: lhs.codePoints + rhs.codePoints, supplementary: lhs.supplementary + rhs.supplementary)
    }

    static func - (lhs: Count, rhs: Count) -> Count {
      Count(
        codePoints: lhs.codePoints - rhs.codePoints, supplementary: lhs.supplementary - rhs.supplementary)
    }
  }

  /// The counts before each block of bytes; empty when no line is long enough to need them.
  private let blocks: [Count]

  /// The size of the blocks, in bytes.
  private static let blockSize = 1_024

  init(_ bytes: [UInt8], lineStarts: [Int]) {
    let ends = lineStarts.dropFirst() + [bytes.count]
    guard zip(lineStarts, ends).contains(where: { $1 - $0 > 4 * Self.blockSize }) else {
      self.blocks = []
      return
    }
    var total = Count()
    self.blocks = stride(from: 0, through: bytes.count, by: Self.blockSize).map { start in
      defer { total = total + Self.count(bytes[start..<min(bytes.count, start + Self.blockSize)]) }
      return total
    }
  }

  /// Counts the code points that start in a range.
  func count(_ range: Range<Int>, of bytes: [UInt8]) -> Count {
    let first = range.lowerBound / Self.blockSize + 1
    let last = range.upperBound / Self.blockSize
    guard first < last, last < self.blocks.count else { return Self.count(bytes[range]) }
    return Self.count(bytes[range.lowerBound..<(first * Self.blockSize)])
      + (self.blocks[last] - self.blocks[first])
      + Self.count(bytes[(last * Self.blockSize)..<range.upperBound])
  }

  private static func count(_ bytes: ArraySlice<UInt8>) -> Count {
    bytes.withUnsafeBufferPointer { bytes in
      var count = Count()
      for byte in bytes where !self.isContinuation(byte) {
        count.codePoints += 1
        if byte >= 0b1111_0000 { count.supplementary += 1 }
      }
      return count
    }
  }

  /// Whether a byte belongs to the code point before it.
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }
}
