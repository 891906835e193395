import SourceModel

/// Unicode escapes in Java, which may occur anywhere in its code.
extension UseLexer {
  /// The character of the escape at the current position, and the length of the escape; nil if there is none.
  var escape: (value: UInt32, length: Int)? {
    guard self.language == .java, self.byte() == UInt8(ascii: "\\"), self.byte(1) == UInt8(ascii: "u") else {
      return nil
    }
    var length = 2
    while self.byte(length) == UInt8(ascii: "u") { length += 1 }
    let digits = (length..<(length + 4)).map { self.byte($0) }
    guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
    return (value, length + 4)
  }

  /// Reads a token that begins with an escape; false if there is none.
  mutating func readEscape() -> Bool {
    guard let (value, length) = self.escape else { return false }
    if Self.isName(value) {
      self.readEscapedWord(from: self.index)
    } else {
      let start = self.index
      self.index += length
      if [0x0A, 0x0D].contains(value) { self.beginsLine = true }
      if value > 0x20 { self.add(.sign, start, sign: UInt8(value)) }
    }
    return true
  }

  /// Reads a name that contains escapes.
  mutating func readEscapedWord(from start: Int) {
    self.index = start
    var name = String.UnicodeScalarView()
    var bytes: [UInt8] = []
    func take() {
      name.append(contentsOf: String(decoding: bytes, as: UTF8.self).unicodeScalars)
      bytes = []
    }
    while true {
      if self.byte().isName {
        bytes.append(self.byte())
        self.index += 1
      } else if let escape, Self.isName(escape.value) {
        take()
        name.append(Unicode.Scalar(escape.value) ?? "\u{FFFD}")
        self.index += escape.length
      } else {
        break
      }
    }
    take()
    self.add(.word, start, name: self.number(of: String(name)))
  }

  private static func isName(_ value: UInt32) -> Bool { value >= 0x80 || UInt8(value).isName }
}
