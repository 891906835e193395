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
