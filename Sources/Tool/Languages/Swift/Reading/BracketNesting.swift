/// Finds code that is nested too deeply for the parser.
///
/// swift-syntax looks ahead after many brackets and words, and again from within the text that it looks at. That takes
/// no time in handwritten code, and minutes in code that is nested thousands deep. So the bytes are checked first,
/// without parsing.
struct BracketNesting {
  /// The maximal number of open brackets and compilation conditions. With more of them, the parser gives up eventually.
  private static let maximumDepth = 256

  /// The maximal number of open square brackets.
  ///
  /// The parser tries each as the start of an inline array (`[3 of Int]`) and then as that of another type, including
  /// all nested brackets. So its time doubles with each level: 25 levels take half a minute.
  private static let maximumSquares = 16

  /// The maximal number of open lists of generic arguments. The time grows with the square of the levels.
  private static let maximumGenerics = 400

  /// The maximal number of `->`, each of which may return the function type after it.
  ///
  /// The parser recurses at each, and at some depth its stack ends.
  private static let maximumArrows = 1_000

  /// The maximal number of open `<` on a line, and of consecutive `#`.
  ///
  /// Each `<` may start generic arguments, even when it is a comparison. Each `#` may start a string. The time grows
  /// with the square of their number.
  private static let maximumRun = 1_000

  /// The maximal number of consecutive words on a line.
  ///
  /// After each word of `any any A`, a comma or a name may be missing. The time grows with the square of their number.
  private static let maximumWords = 500

  /// A string around an interpolation.
  private struct OpenString {
    /// The number of `#` before it.
    var hashes: Int
    var isMultiline: Bool
    /// The open parentheses since the interpolation began, its own included.
    var parentheses = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var strings: [OpenString] = []
  /// The open brackets of all kinds, and the open conditions.
  private var depth = 0
  /// The open square brackets that may contain a type.
  private var squares = 0
  /// The open lists of generic arguments.
  private var generics = 0
  /// The `->` since the last declaration began.
  private var arrows = 0
  /// The `<` on the line that no `>` closes.
  private var angles = 0
  /// The words on the line since the last other token.
  private var words = 0
  /// The `#` that were just read.
  private var hashes = 0

  /// The offset of the first byte that is nested too deeply, if there is one.
  static func tooDeepOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard self.mayBeTooDeep(bytes) else { return nil }
    var nesting = BracketNesting(bytes: bytes)
    while nesting.index < bytes.count {
      let start = nesting.index
      nesting.step()
      if nesting.isTooDeep { return start }
    }
    return nil
  }

  /// Whether there are enough brackets, arrows and words for any of them to be too deep, wherever they are.
  private static func mayBeTooDeep(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var brackets = 0
    var squares = 0
    var angles = 0
    var arrows = 0
    var comments = 0
    var lineStart = 0
    var longestLine = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        longestLine = max(longestLine, index - lineStart)
        lineStart = index
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "#"): brackets += 1
      case UInt8(ascii: "["): squares += 1
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): arrows += 1
      case UInt8(ascii: "*"): comments += 1
      default: break
      }
    }
    longestLine = max(longestLine, bytes.count - lineStart)
    return brackets + squares > self.maximumDepth || squares > self.maximumSquares
      || angles > min(self.maximumGenerics, self.maximumRun) || arrows > self.maximumArrows
      // Words with block comments between them are on one line.
      || longestLine * (comments + 1) > 2 * self.maximumWords
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private var isTooDeep: Bool {
    self.depth > Self.maximumDepth || self.squares > Self.maximumSquares
      || self.generics > Self.maximumGenerics || self.arrows > Self.maximumArrows
      || max(self.angles, self.hashes) > Self.maximumRun || self.words > Self.maximumWords
  }

  /// Continues after a token, a comment or a string.
  private mutating func step() {
    let byte = self.bytes[self.index]
    self.index += 1
    if Self.isWordByte(byte) {
      let start = self.index - 1
      self.skip(while: Self.isWordByte)
      self.words += 1
      if self.arrows > 0, self.beginsDeclaration(start..<self.index) { self.arrows = 0 }
      return
    }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return
    // A comment separates words like a space.
    case UInt8(ascii: "/") where self.skipComment(): return
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self.angles = 0
    case UInt8(ascii: "<"):
      self.angles += 1
      // After a space, it is usually a comparison.
      if self.index > 1, Self.isWordByte(self.bytes[self.index - 2]) { self.generics += 1 }
    case UInt8(ascii: ">"):
      if self.index > 1, self.bytes[self.index - 2] == UInt8(ascii: "-") {
        self.arrows += 1
      } else {
        self.generics = max(0, self.generics - 1)
        self.angles = max(0, self.angles - 1)
      }
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self.open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): self.close(byte)
    case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "\\"):
      self.endType()
    case UInt8(ascii: "\""): self.readString(hashes: 0)
    case UInt8(ascii: "#"): self.readHashes()
    default: break
    }
    self.words = 0
  }

  private mutating func open(_ bracket: UInt8) {
    self.depth += 1
    switch bracket {
    case UInt8(ascii: "["): self.squares += 1
    case UInt8(ascii: "{"): self.endType()
    default: if !self.strings.isEmpty { self.strings[self.strings.count - 1].parentheses += 1 }
    }
  }

  private mutating func close(_ bracket: UInt8) {
    self.depth = max(0, self.depth - 1)
    switch bracket {
    case UInt8(ascii: "]"): self.squares = max(0, self.squares - 1)
    case UInt8(ascii: "}"):
      // A brace at the start of a line usually closes all brackets. One in a regular expression may close none.
      if self.index == 1 || self.bytes[self.index - 2] == UInt8(ascii: "\n") { self.depth = 0 }
      self.endType()
    default:
      guard var string = self.strings.popLast() else { return }
      string.parentheses -= 1
      if string.parentheses > 0 { self.strings.append(string) } else { self.skipText(of: string) }
    }
  }

  /// Records a byte that does not occur in types.
  private mutating func endType() {
    self.squares = 0
    self.generics = 0
    self.angles = 0
    self.arrows = 0
  }

  /// Whether a word starts a declaration that may end in a type, as in protocols and enums.
  private func beginsDeclaration(_ word: Range<Int>) -> Bool {
    let keywords: [StaticString] = ["func", "case", "let", "var", "subscript"]
    return keywords.contains { $0.utf8CodeUnitCount == word.count && self.matches($0, at: word.lowerBound) }
  }

  private mutating func skip(while predicate: (UInt8) -> Bool) {
    while self.index < self.bytes.count, predicate(self.bytes[self.index]) { self.index += 1 }
  }

  /// Whether a text is at an index.
  private func matches(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= self.bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { self.bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Whether a byte is part of a name, a keyword or a number.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  // MARK: Strings

  /// Reads the string or the directive that a `#` starts.
  private mutating func readHashes() {
    let start = self.index - 1
    self.skip(while: { $0 == UInt8(ascii: "#") })
    self.hashes = self.index - start
    guard self.index < self.bytes.count else { return }
    if self.bytes[self.index] == UInt8(ascii: "\"") {
      self.index += 1
      self.readString(hashes: self.hashes)
    } else if self.hashes == 1 {
      let word = self.index
      self.skip(while: Self.isWordByte)
      switch self.index - word {
      case 2 where self.matches("if", at: word): self.depth += 1
      case 5 where self.matches("endif", at: word): self.depth = max(0, self.depth - 1)
      default: break
      }
    }
  }

  /// Reads a string after its first quote.
  private mutating func readString(hashes: Int) {
    self.squares = 0
    var isMultiline = false
    if self.matches("\"\"", at: self.index) {
      // The text of such a string starts on the next line.
      var end = self.index + 2
      while end < self.bytes.count,
        self.bytes[end] == UInt8(ascii: " ") || self.bytes[end] == UInt8(ascii: "\t")
      {
        end += 1
      }
      isMultiline = end == self.bytes.count || self.endsLine(end)
      if isMultiline { self.index = end }
    }
    self.skipText(of: OpenString(hashes: hashes, isMultiline: isMultiline))
  }

  /// Skips the text of a string up to its end or an interpolation.
  private mutating func skipText(of string: OpenString) {
    while self.index < self.bytes.count {
      if !string.isMultiline, self.endsLine(self.index) { return }
      let byte = self.bytes[self.index]
      self.index += 1
      switch byte {
      case UInt8(ascii: "\""):
        if string.isMultiline {
          guard self.matches("\"\"", at: self.index) else { continue }
          self.index += 2
        }
        guard self.hasHashes(string.hashes) else { continue }
        self.index += string.hashes
        return
      case UInt8(ascii: "\\") where self.hasHashes(string.hashes):
        self.index += string.hashes
        guard self.index < self.bytes.count, !self.endsLine(self.index) else { continue }
        self.index += 1
        guard self.bytes[self.index - 1] == UInt8(ascii: "(") else { continue }
        self.endType()
        self.strings.append(string)
        self.open(UInt8(ascii: "("))
        return
      default: continue
      }
    }
  }

  private func hasHashes(_ count: Int) -> Bool {
    self.index + count <= self.bytes.count
      && (0..<count).allSatisfy { self.bytes[self.index + $0] == UInt8(ascii: "#") }
  }

  private func endsLine(_ index: Int) -> Bool {
    self.bytes[index] == UInt8(ascii: "\n") || self.bytes[index] == UInt8(ascii: "\r")
  }

  // MARK: Comments

  /// Skips a comment after its first slash, if there is one.
  private mutating func skipComment() -> Bool {
    if self.matches("/", at: self.index) {
      while self.index < self.bytes.count, !self.endsLine(self.index) { self.index += 1 }
      return true
    }
    guard self.matches("*", at: self.index) else { return false }
    self.index += 1
    var depth = 1
    while self.index < self.bytes.count, depth > 0 {
      if self.matches("/*", at: self.index) {
        depth += 1
        self.index += 2
      } else if self.matches("*/", at: self.index) {
        depth -= 1
        self.index += 2
      } else {
        self.index += 1
      }
    }
    return true
  }
}
