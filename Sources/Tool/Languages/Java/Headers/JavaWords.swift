import SourceModel

/// The words and the punctuation of Java in bytes, without comments and literals.
struct JavaWords {
  enum Token: Equatable {
    /// A name, a keyword or a number.
    case word(Range<Int>)
    /// Any other byte.
    case mark(UInt8)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The position to read the next token from.
  var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // A byte order mark is not part of the first word.
    self.offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    while self.offset < self.bytes.count {
      let byte = self.bytes[self.offset]
      if byte.isWord {
        let start = self.offset
        repeat {
          self.offset += 1
        } while self.offset < self.bytes.count
          && (self.bytes[self.offset].isWord || Self.isIgnored(self.bytes[self.offset]))
        return .word(start..<self.offset)
      }
      self.offset += 1
      switch byte {
      case 0x00...0x20: continue
      case UInt8(ascii: "/") where self.isNext("/"): self.skipLine()
      case UInt8(ascii: "/") where self.isNext("*"): self.skipComment()
      case UInt8(ascii: "'"): self.skipLiteral(endedBy: byte)
      case UInt8(ascii: "\""):
        if self.isNext("\"\"") { self.skipTextBlock() } else { self.skipLiteral(endedBy: byte) }
      default: return .mark(byte)
      }
    }
    return nil
  }

  /// The next token, without consuming it.
  func peek() -> Token? {
    var copy = self
    return copy.next()
  }

  func text(_ word: Range<Int>) -> String {
    let spelling = UnsafeBufferPointer(rebasing: self.bytes[word])
    guard spelling.contains(where: Self.isIgnored) else { return String(decoding: spelling, as: UTF8.self) }
    return String(decoding: spelling.filter { !Self.isIgnored($0) }, as: UTF8.self)
  }

  func holds(_ word: Range<Int>, _ text: StaticString) -> Bool {
    var count = 0
    for byte in self.bytes[word] where !Self.isIgnored(byte) {
      guard count < text.utf8CodeUnitCount, byte == text.utf8Start[count] else { return false }
      count += 1
    }
    return count == text.utf8CodeUnitCount
  }

  /// Whether a byte is a control character that may occur in a word without being part of it.
  private static func isIgnored(_ byte: UInt8) -> Bool {
    byte < 0x09 || (0x0E...0x1B).contains(byte) || byte == 0x7F
  }

  /// The first byte of a word, which rules most keywords out.
  func firstByte(_ word: Range<Int>) -> UInt8 { self.bytes[word.lowerBound] }

  private func isNext(_ text: StaticString) -> Bool {
    guard self.offset + text.utf8CodeUnitCount <= self.bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where self.bytes[self.offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func skipLine() {
    while self.offset < self.bytes.count, !Self.endsLine(self.bytes[self.offset]) { self.offset += 1 }
  }

  /// Skips a comment. Comments do not nest in Java.
  private mutating func skipComment() {
    self.offset += 1
    while self.offset < self.bytes.count, !self.isNext("*/") { self.offset += 1 }
    self.offset = min(self.bytes.count, self.offset + 2)
  }

  /// Skips a string or a character after its first quote; it ends at the end of its line at the latest.
  private mutating func skipLiteral(endedBy quote: UInt8) {
    while self.offset < self.bytes.count {
      let byte = self.bytes[self.offset]
      if Self.endsLine(byte) { return }
      self.offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == quote { return }
    }
    self.offset = min(self.bytes.count, self.offset)
  }

  private mutating func skipTextBlock() {
    self.offset += 2
    while self.offset < self.bytes.count, !self.isNext("\"\"\"") {
      self.offset += self.bytes[self.offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    self.offset = min(self.bytes.count, self.offset + 3)
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
