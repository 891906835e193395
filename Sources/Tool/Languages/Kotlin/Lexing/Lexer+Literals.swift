import ReaderSupport

extension Lexer {
  /// Reads a number with its suffix.
  mutating func number() {
    let start = self.offset
    let radix = self.peek(1) | 0x20
    if self.peek() == UInt8(ascii: "0"), radix == UInt8(ascii: "x") || radix == UInt8(ascii: "b") {
      while Self.isNamePart(self.peek()) { self.offset += 1 }
      return self.append(.number, from: start)
    }
    self.skipDigits()
    var isWhole = true
    // `1..2` is a range, and `1.a` a member.
    if self.peek() == UInt8(ascii: "."), Self.isDigit(self.peek(1)) {
      isWhole = false
      self.offset += 1
      self.skipDigits()
    }
    if self.peek() | 0x20 == UInt8(ascii: "e") {
      let isSigned = self.peek(1) == UInt8(ascii: "+") || self.peek(1) == UInt8(ascii: "-")
      if Self.isDigit(self.peek(isSigned ? 2 : 1)) {
        isWhole = false
        self.offset += isSigned ? 2 : 1
        self.skipDigits()
      }
    }
    if self.peek() | 0x20 == UInt8(ascii: "f") {
      self.offset += 1
    } else if isWhole {
      if self.peek() | 0x20 == UInt8(ascii: "u") { self.offset += 1 }
      if self.peek() | 0x20 == UInt8(ascii: "l") { self.offset += 1 }
    }
    self.append(.number, from: start)
  }

  private mutating func skipDigits() {
    while Self.isDigit(self.peek()) || self.peek() == UInt8(ascii: "_") { self.offset += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Reads a character in single quotes.
  mutating func character() {
    let start = self.offset
    self.offset += 1
    while self.offset < self.bytes.count, !Self.endsLine(self.bytes[self.offset]) {
      switch self.bytes[self.offset] {
      case UInt8(ascii: "'"):
        self.offset += 1
        return self.append(.character, from: start)
      case UInt8(ascii: "\\") where self.offset + 1 < self.bytes.count && !Self.endsLine(self.peek(1)):
        self.offset += 2
      default: self.offset += 1
      }
    }
    self.problem("end the character with a quote", from: start)
  }

  // MARK: Strings

  /// Reads dollar signs, which are part of a string.
  mutating func dollars() {
    let start = self.offset
    var count = 0
    while self.peek(count) == UInt8(ascii: "$") { count += 1 }
    guard self.peek(count) == UInt8(ascii: "\"") else {
      self.offset += count
      return self.problem("remove the character: it has no meaning in Kotlin", from: start)
    }
    self.string(dollars: count)
  }

  /// Reads a string.
  ///
  /// - Parameter dollars: the number of dollar signs before its quote; without any, one starts a template.
  mutating func string(dollars: Int) {
    let start = self.offset
    self.offset += dollars
    let isRaw = self.peek(1) == UInt8(ascii: "\"") && self.peek(2) == UInt8(ascii: "\"")
    self.offset += isRaw ? 3 : 1
    self.readString(OpenString(start: start, isRaw: isRaw, dollars: max(1, dollars)))
  }

  /// Reads a string to its end, or to its next template with an expression in it.
  mutating func readString(_ string: OpenString) {
    var string = string
    while self.offset < self.bytes.count {
      switch self.bytes[self.offset] {
      case UInt8(ascii: "\""):
        if self.readQuotes(isRaw: string.isRaw) { return self.end(string) }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard string.isRaw else {
          self.problem("end the string with a quote", from: string.start)
          return self.end(string)
        }
        self.offset += 1
      case UInt8(ascii: "\\") where !string.isRaw:
        let isPair = self.offset + 1 < self.bytes.count && !Self.endsLine(self.peek(1))
        self.offset += isPair ? 2 : 1
      case UInt8(ascii: "$"):
        if self.readDollars(&string) { return self.strings.append(string) }
      default: self.offset += 1
      }
    }
    self.problem("end the string with a quote", from: string.start)
    self.end(string)
  }

  /// Reads quotes in a string; returns whether they end it.
  private mutating func readQuotes(isRaw: Bool) -> Bool {
    var count = 1
    if isRaw { while self.peek(count) == UInt8(ascii: "\"") { count += 1 } }
    self.offset += count
    // Of more than three quotes, all but the last three are text.
    return !isRaw || count >= 3
  }

  private mutating func end(_ string: OpenString) {
    if string.isStarted {
      self.append(.stringEnd, from: self.offset)
    } else {
      self.append(.string, from: string.start)
    }
  }

  /// Reads dollar signs in a string, and the name after them; returns whether they start an expression in braces.
  private mutating func readDollars(_ string: inout OpenString) -> Bool {
    let first = self.offset
    while self.peek() == UInt8(ascii: "$") { self.offset += 1 }
    guard self.offset - first >= string.dollars else { return false }
    let next = self.peek()
    let start = self.offset
    if next == UInt8(ascii: "{") {
      self.start(&string)
      self.offset += 1
      self.openBracket(.templateStart, from: start - string.dollars)
      return true
    }
    if next == UInt8(ascii: "`") {
      guard let symbol = self.readQuotedName() else { return false }
      self.start(&string)
      self.append(.identifier, from: start, payload: symbol, isQuoted: true)
    } else if Self.isNamePart(next) ? !Self.isDigit(next) : next >= 0x80 && self.isLetterOrDigit() {
      let symbol = self.readWord()
      self.start(&string)
      // A keyword is a name here, except for `this`.
      let kind = SymbolTable.kind(of: symbol)
      self.append(kind == .thisKeyword ? kind : .identifier, from: start, payload: symbol, isQuoted: true)
    }
    return false
  }

  /// Adds the start of a string to the tokens, before its first template.
  private mutating func start(_ string: inout OpenString) {
    guard !string.isStarted else { return }
    string.isStarted = true
    let offset = self.offset
    self.offset = string.start + 1
    self.append(.stringStart, from: string.start)
    self.offset = offset
  }
}
