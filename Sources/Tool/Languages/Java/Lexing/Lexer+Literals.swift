import SourceModel

extension Lexer {
  /// Reads a number.
  ///
  /// The text after its first digit is not checked: letters, digits, points, and signs after an exponent.
  mutating func number() {
    let start = self.offset
    let isHexadecimal = self.peek() == UInt8(ascii: "0") && self.peek(1) | 0x20 == UInt8(ascii: "x")
    let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
    var hasPoint = false
    while self.offset < self.bytes.count {
      let byte = self.bytes[self.offset]
      if byte == UInt8(ascii: ".") {
        // `1..2` is not valid in Java, but `1.` is a number.
        guard !hasPoint, self.peek(1) != UInt8(ascii: ".") else { break }
        hasPoint = true
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        guard self.offset > start, self.bytes[self.offset - 1] | 0x20 == exponent else { break }
      } else if !byte.isWord {
        break
      }
      self.offset += 1
    }
    self.append(.number, from: start)
  }

  /// Reads a character in single quotes.
  mutating func character() {
    let start = self.offset
    self.offset += 1
    while self.offset < self.bytes.count {
      switch self.bytes[self.offset] {
      case UInt8(ascii: "'"):
        self.offset += 1
        return self.append(.character, from: start)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return self.problem("end the character with a quote", from: start)
      case UInt8(ascii: "\\"): self.offset = min(self.offset + 2, self.bytes.count)
      default: self.offset += 1
      }
    }
    self.problem("end the character with a quote", from: start)
  }

  /// Reads a string, or a text block.
  mutating func string() {
    if self.peek(1) == UInt8(ascii: "\""), self.peek(2) == UInt8(ascii: "\"") { return self.textBlock() }
    let start = self.offset
    self.offset += 1
    while self.offset < self.bytes.count {
      switch self.bytes[self.offset] {
      case UInt8(ascii: "\""):
        self.offset += 1
        return self.append(.string, from: start)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return self.problem("end the string with a quote", from: start)
      // A line break ends the string even after a backslash.
      case UInt8(ascii: "\\") where self.peek(1) != UInt8(ascii: "\n") && self.peek(1) != UInt8(ascii: "\r"):
        self.offset = min(self.offset + 2, self.bytes.count)
      default: self.offset += 1
      }
    }
    self.problem("end the string with a quote", from: start)
  }

  private mutating func textBlock() {
    let start = self.offset
    self.offset += 3
    while self.offset < self.bytes.count {
      switch self.bytes[self.offset] {
      case UInt8(ascii: "\"")
      where self.peek(1) == UInt8(ascii: "\"") && self.peek(2) == UInt8(ascii: "\""):
        self.offset += 3
        return self.append(.string, from: start)
      case UInt8(ascii: "\\"): self.offset = min(self.offset + 2, self.bytes.count)
      default: self.offset += 1
      }
    }
    self.problem("end the text block with three quotes", from: start)
  }
}
