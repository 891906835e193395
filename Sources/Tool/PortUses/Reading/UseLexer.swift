import SourceModel

/// A lexer for Swift, Java and Kotlin, which skips comments.
///
/// Interpolated code in a string becomes tokens as well, between parentheses.
struct UseLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let language: Language
  var index = 0
  var beginsLine = true
  /// The line of the last token, and the offset up to which lines were counted.
  private var line: Int32 = 1
  private var counted = 0
  private var numbers: [UInt64: Int32] = [:]
  private(set) var names: [String] = []
  private(set) var tokens: [UseToken] = []
  /// The strings with their quotes, in the order of their ends.
  private(set) var strings: [TextRange] = []
  /// The nesting depth of interpolated code.
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: Language) {
    self.bytes = bytes
    self.language = language
    self.tokens.reserveCapacity(bytes.count / 5)
  }

  func byte(_ offset: Int = 0) -> UInt8 {
    let place = self.index + offset
    return place < self.bytes.count ? self.bytes[place] : 0
  }

  /// The number of a name; a new name gets the next one.
  mutating func number(of name: String) -> Int32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return self.number(hash) { name }
  }

  private mutating func number(_ hash: UInt64, _ name: () -> String) -> Int32 {
    if let known = self.numbers[hash] { return known }
    let number = Int32(self.names.count)
    self.numbers[hash] = number
    self.names.append(name())
    return number
  }

  mutating func run() { self.lex(until: nil) }

  mutating func add(_ kind: UseToken.Kind, _ start: Int, sign: UInt8 = 0, name: Int32 = -1) {
    while self.counted < start {
      if self.bytes[self.counted] == 0x0A { self.line += 1 }
      self.counted += 1
    }
    self.tokens.append(
      UseToken(
        kind: kind, sign: sign, beginsLine: self.beginsLine, name: name, line: self.line,
        start: Int32(start), end: Int32(self.index)))
    self.beginsLine = false
  }

  /// - Parameter closing: the sign that ends interpolated code; nil for the whole file.
  private mutating func lex(until closing: UInt8?) {
    var nesting = 0
    while self.index < self.bytes.count, self.tokens.count < TokenLimit.most {
      let byte = self.bytes[self.index]
      switch byte {
      case 0x0A, 0x0D:
        self.beginsLine = true
        self.index += 1
      case 0x20, 0x09, 0x0C: self.index += 1
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): self.skipLine()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): self.skipComment()
      case UInt8(ascii: "/") where self.readRegex(): break
      case UInt8(ascii: "\\") where self.readEscape(): break
      case UInt8(ascii: "\""): self.readString(hashes: 0)
      case UInt8(ascii: "#") where self.language == .swift: self.readHashes()
      case UInt8(ascii: "'") where self.language != .swift: self.readCharacter()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self.readNumber()
      case UInt8(ascii: "`"):
        self.readQuotedName()
      case _ where byte.isName: self.readWord()
      default:
        if let closing {
          if byte == closing, nesting == 0 { return }
          let opening: UInt8 = closing == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "{")
          if byte == opening { nesting += 1 }
          if byte == closing { nesting -= 1 }
        }
        self.index += 1
        self.add(.sign, self.index - 1, sign: byte)
      }
    }
  }

  private mutating func readWord() {
    let start = self.index
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    // In Swift, `$name` is the projected value of `name`.
    if self.bytes[start] == UInt8(ascii: "$"), self.byte(1).isName, !self.byte(1).isDigit { self.index += 1 }
    let first = self.index
    while self.index < self.bytes.count, self.bytes[self.index].isName {
      hash = (hash ^ UInt64(self.bytes[self.index])) &* 0x0000_0100_0000_01b3
      self.index += 1
    }
    guard self.escape == nil else { return self.readEscapedWord(from: first) }
    let (bytes, end) = (self.bytes, self.index)
    let number = self.number(hash) { String(decoding: bytes[first..<end], as: UTF8.self) }
    self.add(.word, first, name: number)
  }

  private mutating func readQuotedName() {
    self.index += 1
    guard self.byte().isName else { return }
    self.readWord()
    if self.byte() == UInt8(ascii: "`") { self.index += 1 }
  }

  private mutating func readNumber() {
    let start = self.index
    while self.byte().isName || self.byte() == UInt8(ascii: ".") && self.byte(1).isDigit { self.index += 1 }
    self.add(.literal, start)
  }

  private mutating func readCharacter() {
    let start = self.index
    self.index += 1
    while self.index < self.bytes.count, self.byte() != UInt8(ascii: "'"), self.byte() != 0x0A {
      self.index += self.byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    self.index = min(self.bytes.count, self.index + 1)
    self.add(.literal, start)
  }

  private mutating func skipLine() {
    while self.index < self.bytes.count, self.bytes[self.index] != 0x0A, self.escape?.value != 0x0A {
      self.index += 1
    }
  }

  private mutating func skipComment() {
    var nesting = 0
    repeat {
      if self.byte() == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        // In Java, comments do not nest.
        nesting = self.language == .java ? 1 : nesting + 1
        self.index += 2
      } else if self.byte() == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        nesting -= 1
        self.index += 2
      } else {
        if self.byte() == 0x0A { self.beginsLine = true }
        self.index += 1
      }
    } while nesting > 0 && self.index < self.bytes.count
  }

  /// Reads a string that begins with hashes, or the hashes themselves.
  private mutating func readHashes() {
    let start = self.index
    while self.byte() == UInt8(ascii: "#") { self.index += 1 }
    let end = self.index
    if self.byte() == UInt8(ascii: "\"") { return self.readString(hashes: end - start) }
    if self.byte() == UInt8(ascii: "/"), self.readRegex(from: start, hashes: end - start) { return }
    for index in start..<end {
      self.index = index + 1
      self.add(.sign, index, sign: UInt8(ascii: "#"))
    }
  }

  func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { self.byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func readString(hashes: Int) {
    let start = self.index
    let quote = UInt8(ascii: "\"")
    let isLong = self.byte(1) == quote && self.byte(2) == quote
    self.index += isLong ? 3 : 1
    self.add(.literal, start)
    defer { self.strings.append(TextRange(start, self.index)) }
    while self.index < self.bytes.count, self.tokens.count < TokenLimit.most {
      let byte = self.byte()
      if byte == quote, !isLong || self.byte(1) == quote && self.byte(2) == quote,
        self.hasHashes(hashes, at: isLong ? 3 : 1)
      {
        self.index += (isLong ? 3 : 1) + hashes
        return
      }
      if byte == 0x0A, !isLong { return }
      if let escape, escape.value == UInt32(quote), !isLong {
        self.index += escape.length
        return
      }
      if byte == UInt8(ascii: "\\"), self.hasHashes(hashes, at: 1) {
        let opens = self.language == .swift && self.byte(1 + hashes) == UInt8(ascii: "(")
        self.index += (opens ? 2 : 2) + hashes
        if opens { self.readCode(from: UInt8(ascii: "("), to: UInt8(ascii: ")")) }
        // In a raw string of Kotlin, a backslash is not an escape.
        if self.language == .kotlin, isLong { self.index -= 1 }
      } else if byte == UInt8(ascii: "$"), self.language == .kotlin {
        self.index += 1
        if self.byte() == UInt8(ascii: "{") {
          self.index += 1
          self.readCode(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"))
        } else if self.byte().isName, !self.byte().isDigit, self.byte() != UInt8(ascii: "$") {
          self.readName()
        }
      } else {
        self.index += 1
      }
    }
  }

  /// Reads an interpolated name, `"$name"`, as code between parentheses.
  private mutating func readName() {
    let start = self.index
    while self.byte().isName, self.byte() != UInt8(ascii: "$") { self.index += 1 }
    let end = self.index
    self.add(.sign, start - 1, sign: UInt8(ascii: "("))
    let name = String(decoding: self.bytes[start..<end], as: UTF8.self)
    self.add(.word, start, name: self.number(of: name))
    self.add(.sign, end - 1, sign: UInt8(ascii: ")"))
  }

  /// Reads the tokens of interpolated code, after its opening sign.
  private mutating func readCode(from opening: UInt8, to closing: UInt8) {
    guard self.depth < 8 else { return }
    self.depth += 1
    self.add(.sign, self.index - 1, sign: UInt8(ascii: "("))
    self.lex(until: closing)
    if self.index < self.bytes.count { self.index += 1 }
    self.add(.sign, self.index - 1, sign: UInt8(ascii: ")"))
    self.depth -= 1
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it can be part of a name.
  var isName: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self.isDigit
      || self == UInt8(ascii: "_")
      || self >= 0x80 || self == UInt8(ascii: "$")
  }
}

/// Unicode escapes in Java, which may occur anywhere in its code.
extension UseLexer {
  /// The character of the escape at the current position, and the length of the escape; nil if there is none.
  var escape: (value: UInt32, length: Int)? {
    guard self.byte() == UInt8(ascii: "\\"), self.byte(1) == UInt8(ascii: "u"), self.language == .java else {
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

/// Regular expression literals in Swift.
extension UseLexer {
  /// Reads `/…/`; false if none begins here.
  mutating func readRegex() -> Bool {
    self.language == .swift && self.mayBeginRegex && self.readRegex(from: self.index, hashes: 0)
  }

  /// Reads a literal whose first slash is at the current position; false if it does not end.
  mutating func readRegex(from start: Int, hashes: Int) -> Bool {
    let first = self.index + 1
    var index = first
    let isLong = hashes > 0 && self.isEndOfLine(first)
    var (groups, classes) = (0, 0)
    while index < self.bytes.count, isLong || self.bytes[index] != 0x0A {
      switch self.bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/") where self.hasHashes(hashes, at: index + 1 - self.index):
        guard hashes > 0 || index > first && !self.isSpace(index - 1) else { return false }
        self.index = index + 1 + hashes
        self.add(.literal, start)
        return true
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        // The slash of `reduce(1, /)` is an operator.
        guard groups > 0 || hashes > 0 else { return false }
        groups -= 1
      default: break
      }
      index += 1
    }
    return false
  }

  private func isSpace(_ index: Int) -> Bool {
    index >= self.bytes.count || [0x20, 0x09, 0x0A, 0x0D].contains(self.bytes[index])
  }

  private func isEndOfLine(_ start: Int) -> Bool {
    var index = start
    while index < self.bytes.count,
      self.bytes[index] == 0x20 || self.bytes[index] == 0x09 || self.bytes[index] == 0x0D
    {
      index += 1
    }
    return index < self.bytes.count && self.bytes[index] == 0x0A
  }

  /// The keywords that precede an expression.
  private static let beforeValues: Set = [
    "await", "case", "else", "guard", "if", "in", "return", "switch", "throw", "try", "where", "while",
    "yield",
  ]

  /// Whether a slash at the current position cannot be a binary operator.
  private var mayBeginRegex: Bool {
    guard !self.isSpace(self.index + 1) else { return false }
    guard let last = self.tokens.last, !self.beginsLine else { return true }
    let isAdjacent = Int(last.end) == self.index
    switch last.kind {
    case .literal: return false
    case .word: return Self.beforeValues.contains(self.names[Int(last.name)])
    case .sign:
      switch Unicode.Scalar(last.sign) {
      case ")", "]", "}": return false
      case "(", "[", "{", ",", ":", ";": return true
      // A sign directly after a value is a postfix operator: `count!`.
      case "!", "?":
        let before = self.tokens.dropLast().last
        return !isAdjacent && before.map { $0.end < last.start || $0.kind == .sign } != false
      // The slash of `</` is part of an operator.
      default: return !isAdjacent
      }
    }
  }
}

/// A token of source text.
struct UseToken {
  enum Kind: UInt8 {
    /// A name or a keyword.
    case word
    /// A number, a string or a character.
    case literal
    /// One sign, which is in `sign`.
    case sign
  }

  var kind: Kind
  /// The byte of a sign.
  var sign: UInt8
  /// Whether a line break precedes it.
  var beginsLine: Bool
  /// The number of a word among the names of the file.
  var name: Int32
  /// The line number, from 1.
  var line: Int32
  var start: Int32
  var end: Int32
}

extension UseToken {
  var isOpening: Bool {
    self.kind == .sign && [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(self.sign)
  }

  var isClosing: Bool {
    self.kind == .sign && [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(self.sign)
  }
}
