/// Splits a Java text into tokens, one sign at a time. It is not the lexer of the reader.
struct JavaTokens {
  private let bytes: [UInt8]
  private var index: Int
  private var line = 0
  private var tokens: [JavaToken] = []

  static func read(_ bytes: [UInt8]) -> [JavaToken] {
    var reader = JavaTokens(bytes)
    while reader.index < bytes.count { reader.readNext() }
    return reader.tokens
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private func byte(_ offset: Int) -> Character? {
    let place = self.index + offset
    return place < self.bytes.count ? Character(Unicode.Scalar(self.bytes[place])) : nil
  }

  private func starts(with text: String) -> Bool { self.bytes[self.index...].starts(with: text.utf8) }

  private mutating func readNext() {
    guard let first = self.byte(0) else { return }
    if first.isWhitespace {
      self.skip(1)
    } else if self.starts(with: "//") {
      self.add(.comment) { reader in
        while let byte = reader.byte(0), byte != "\n", byte != "\r" { reader.skip(1) }
      }
    } else if self.starts(with: "/*") {
      self.add(.comment) { reader in
        reader.skip(2)
        while reader.index < reader.bytes.count, !reader.starts(with: "*/") { reader.skip(1) }
        reader.skip(2)
      }
    } else if self.starts(with: "\"\"\"") {
      self.add(.literal) { $0.skipQuoted("\"\"\"") }
    } else if first == "\"" || first == "'" {
      self.add(.literal) { $0.skipQuoted(String(first)) }
    } else if Self.isWord(first) {
      self.add(.word) { reader in
        while let byte = reader.byte(0), Self.isWord(byte) { reader.skip(1) }
      }
    } else {
      self.add(.sign) { $0.skip(1) }
    }
  }

  private mutating func skipQuoted(_ quote: String) {
    self.skip(quote.utf8.count)
    while self.index < self.bytes.count, !self.starts(with: quote) {
      self.skip(self.byte(0) == "\\" ? 2 : 1)
    }
    self.skip(quote.utf8.count)
  }

  private mutating func add(_ kind: JavaToken.Kind, _ read: (inout JavaTokens) -> Void) {
    let (start, line) = (self.index, self.line)
    read(&self)
    let text = String(decoding: self.bytes[start..<self.index], as: UTF8.self)
    self.tokens.append(JavaToken(kind: kind, text: text, firstLine: line, lastLine: self.line))
  }

  private mutating func skip(_ count: Int) {
    for _ in 0..<count where self.index < self.bytes.count {
      let isPair = self.byte(0) == "\r" && self.byte(1) == "\n"
      if !isPair, self.byte(0) == "\n" || self.byte(0) == "\r" { self.line += 1 }
      self.index += 1
    }
  }

  private static func isWord(_ byte: Character) -> Bool {
    byte.isASCII && (byte.isLetter || byte.isNumber) || byte == "_" || byte == "$" || !byte.isASCII
  }
}
