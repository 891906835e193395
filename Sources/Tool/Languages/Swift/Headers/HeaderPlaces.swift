import SourceModel

/// The places in bytes where a header or the name of the macro may start, in their order.
///
/// Every byte of every file is examined here, and few start a word that begins like a keyword. So the bytes are
/// compared eight at a time with the first two letters of each keyword, and few of them are examined individually.
struct HeaderPlaces: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The position after the compared ones.
  private var offset: Int
  /// The candidates among the last eight positions: a bit in the byte of each.
  private var found: UInt64 = 0
  /// The first position, which starts a word whatever precedes it.
  private var first: Int?

  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - start: the place to start at.
  init(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    self.first = start < bytes.count ? start : nil
    self.offset = start + 1
  }

  mutating func next() -> Int? {
    if let first {
      self.first = nil
      return first
    }
    while true {
      while self.found != 0 {
        let place = self.offset - 8 + self.found.trailingZeroBitCount / 8
        self.found &= self.found - 1
        if self.startsWord(place) { return place }
      }
      // Eight bytes and the next one.
      guard self.offset + 8 < self.bytes.count else { break }
      self.found = self.beginnings(at: self.offset)
      self.offset += 8
    }
    while self.offset < self.bytes.count {
      self.offset += 1
      if self.startsWord(self.offset - 1) { return self.offset - 1 }
    }
    return nil
  }

  /// Whether a word starts at a position, or an attribute, which may directly follow one.
  private func startsWord(_ place: Int) -> Bool {
    self.bytes[place] == UInt8(ascii: "@") || !self.bytes[place - 1].isWord
      || self.isBehindMark(place)
  }

  /// Whether a byte order mark ends at a place, as in concatenated files.
  private func isBehindMark(_ place: Int) -> Bool {
    place > 2 && self.bytes[place - 1] == 0xBF && self.bytes[place - 2] == 0xBB
      && self.bytes[place - 3] == 0xEF
  }

  /// The positions among the next eight with two letters that start a keyword: the highest bit of the
  /// byte of each. After such a position there may be false positives.
  @inline(__always)
  private func beginnings(at offset: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(self.bytes)
    let letters = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    let following = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 1, as: UInt64.self))
    let ones: UInt64 = 0x0101_0101_0101_0101
    @inline(__always)
    func places(_ letter: Unicode.Scalar, _ next: Unicode.Scalar) -> UInt64 {
      // A byte is zero where both letters match.
      let difference =
        (letters ^ (ones &* UInt64(UInt8(ascii: letter))))
        | (following ^ (ones &* UInt64(UInt8(ascii: next))))
      // The source is A. Mycroft, comp.arch, 1987.
      return (difference &- ones) & ~difference
    }
    let keywords =
      places("c", "l") | places("p", "r") | places("e", "x") | places("t", "y") | places("s", "t")
      | places("a", "c") | places("e", "n")
    return (keywords | places("@", "V")) & (ones &* 0x80)
  }
}
