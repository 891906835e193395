import ReaderSupport
import SourceModel

/// Splits the text of a Kotlin file into tokens and comments.
///
/// A name has letters, digits and underscores, those outside of ASCII as well.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  private(set) var tokens: [Token] = []
  private(set) var comments: [CommentPiece] = []
  var symbols = SymbolTable.kotlin
  private(set) var problems: [SyntaxProblem] = []
  /// The indices of the brackets and templates that are open.
  private var open: [Int32] = []
  /// The strings whose templates are among these.
  var strings: [OpenString] = []
  /// Whether a line has ended since the last token.
  private var sawLineBreak = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.tokens.reserveCapacity(bytes.count / 6 + 2)
  }

  /// The byte at a distance from the current one; 0 after the end.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = self.offset + distance
    return index < self.bytes.count ? self.bytes[index] : 0
  }

  mutating func run() {
    // A byte order mark is not part of the text.
    if self.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { self.offset = 3 }
    if self.peek() == UInt8(ascii: "#"), self.peek(1) == UInt8(ascii: "!") { self.lineComment() }
    while self.offset < self.bytes.count, self.tokens.count < TokenLimit.most {
      let byte = self.bytes[self.offset]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0C: self.offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        self.sawLineBreak = true
        self.offset += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        0x80...0xFF:
        self.word()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self.number()
      case UInt8(ascii: "/") where self.peek(1) == UInt8(ascii: "/"): self.lineComment()
      case UInt8(ascii: "/") where self.peek(1) == UInt8(ascii: "*"): self.blockComment()
      case UInt8(ascii: "\""): self.string(dollars: 0)
      case UInt8(ascii: "$"): self.dollars()
      case UInt8(ascii: "`"): self.quotedName()
      case UInt8(ascii: "'"): self.character()
      case UInt8(ascii: ".") where self.peek(1) &- UInt8(ascii: "0") < 10: self.number()
      default: self.operation(byte)
      }
    }
    for index in self.open { self.tokens[Int(index)].payload = -1 }
    if let string = self.strings.first { self.problem("end the string with a quote", from: string.start) }
    self.append(.end, from: self.offset)
  }

  mutating func append(_ kind: TokenKind, from start: Int, payload: Int32 = -1, isQuoted: Bool = false) {
    self.tokens.append(
      Token(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: self.offset),
        payload: payload, comments: Int32(truncatingIfNeeded: self.comments.count), kind: kind,
        followsLineBreak: self.sawLineBreak, isQuoted: isQuoted))
    self.sawLineBreak = false
  }

  mutating func problem(_ message: String, from start: Int) {
    // Most further problems repeat earlier ones.
    guard self.problems.count < 100 else { return }
    self.problems.append(SyntaxProblem(message: message, range: TextRange(start, self.offset)))
  }

  // MARK: Names

  /// Whether a byte of ASCII may be part of a name.
  @inline(__always)
  static func isNamePart(_ byte: UInt8) -> Bool {
    // The bit that distinguishes lowercase from uppercase letters.
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
  }

  private mutating func word() {
    let start = self.offset
    let symbol = self.readWord()
    guard self.offset > start else {
      self.offset += max(1, self.lengthOfCharacter())
      return self.problem("remove the character: it has no meaning in Kotlin", from: start)
    }
    self.append(SymbolTable.kind(of: symbol), from: start, payload: symbol)
  }

  /// Reads the bytes of a name.
  @inline(__always)
  mutating func readWord() -> Symbol {
    let start = self.offset
    var index = start
    var hash = UInt32.hashStart
    while index < self.bytes.count {
      let byte = self.bytes[index]
      if Self.isNamePart(byte) {
        hash.combine(byte)
        index += 1
        continue
      }
      guard byte >= 0x80 else { break }
      self.offset = index
      guard self.isLetterOrDigit() else { break }
      for _ in 0..<self.lengthOfCharacter() {
        hash.combine(self.bytes[index])
        index += 1
      }
    }
    self.offset = index
    return self.symbols.symbol(of: UnsafeBufferPointer(rebasing: self.bytes[start..<index]), hash: hash)
  }

  /// The number of bytes of the character at the offset, up to the end of the text.
  private func lengthOfCharacter() -> Int {
    var length = 1
    while self.peek(length) & 0xC0 == 0x80, length < 4 { length += 1 }
    return min(length, self.bytes.count - self.offset)
  }

  /// Whether a letter or a digit outside of ASCII is at the offset.
  func isLetterOrDigit() -> Bool {
    let end = self.offset + self.lengthOfCharacter()
    let character = String(decoding: self.bytes[self.offset..<end], as: UTF8.self)
    guard let scalar = character.unicodeScalars.first, scalar != "\u{FFFD}" else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
      return true
    default: return false
    }
  }

  /// Reads a name in backticks.
  private mutating func quotedName() {
    let start = self.offset
    guard let symbol = self.readQuotedName() else {
      self.offset = start + 1
      return self.problem("end the name with a backtick", from: start)
    }
    self.append(.identifier, from: start, payload: symbol, isQuoted: true)
  }

  /// Reads the bytes of a name in backticks; nil when it does not end on its line.
  mutating func readQuotedName() -> Symbol? {
    let start = self.offset + 1
    var end = start
    var hash = UInt32.hashStart
    while end < self.bytes.count, self.bytes[end] != UInt8(ascii: "`") {
      let byte = self.bytes[end]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return nil }
      hash.combine(byte)
      end += 1
    }
    guard end < self.bytes.count, end > start else { return nil }
    self.offset = end + 1
    return self.symbols.symbol(of: UnsafeBufferPointer(rebasing: self.bytes[start..<end]), hash: hash)
  }

  // MARK: Comments

  private mutating func lineComment() {
    let start = self.offset
    while self.offset < self.bytes.count, self.bytes[self.offset] != UInt8(ascii: "\n"),
      self.bytes[self.offset] != UInt8(ascii: "\r")
    {
      self.offset += 1
    }
    self.comments.append(CommentPiece(kind: .line, start: start, end: self.offset))
  }

  /// Reads a block comment. These nest in Kotlin.
  private mutating func blockComment() {
    let start = self.offset
    self.offset += 2
    // `/**/` is not documentation.
    let isDocumentation = self.peek() == UInt8(ascii: "*") && self.peek(1) != UInt8(ascii: "/")
    if isDocumentation { self.offset += 1 }
    var depth = 1
    while depth > 0, self.offset < self.bytes.count {
      let byte = self.bytes[self.offset]
      if byte == UInt8(ascii: "*"), self.peek(1) == UInt8(ascii: "/") {
        depth -= 1
        self.offset += 2
      } else if byte == UInt8(ascii: "/"), self.peek(1) == UInt8(ascii: "*") {
        depth += 1
        self.offset += 2
      } else {
        self.offset += 1
      }
    }
    if depth > 0 { self.problem("end the comment with '*/'", from: start) }
    self.comments.append(
      CommentPiece(kind: isDocumentation ? .documentationBlock : .block, start: start, end: self.offset))
  }

  // MARK: Operators

  private mutating func operation(_ byte: UInt8) {
    let start = self.offset
    guard let (kind, length) = Self.operation(byte, self.peek(1), self.peek(2)) else {
      self.offset += 1
      return self.problem("remove the character: it has no meaning in Kotlin", from: start)
    }
    self.offset += length
    switch kind {
    case .leftParenthesis, .leftBrace, .leftBracket: self.openBracket(kind, from: start)
    case .rightParenthesis: self.close(.leftParenthesis, with: kind, from: start)
    case .rightBracket: self.close(.leftBracket, with: kind, from: start)
    case .rightBrace: self.closeBrace(from: start)
    default: self.append(kind, from: start)
    }
  }

  mutating func openBracket(_ kind: TokenKind, from start: Int) {
    self.open.append(Int32(truncatingIfNeeded: self.tokens.count))
    self.append(kind, from: start)
  }

  /// Connects a closing parenthesis or bracket with its opening one.
  private mutating func close(_ opening: TokenKind, with kind: TokenKind, from start: Int) {
    guard let last = self.open.last, self.tokens[Int(last)].kind == opening else {
      return self.append(kind, from: start)
    }
    self.connect(last, with: kind, from: start)
  }

  private mutating func connect(_ opening: Int32, with kind: TokenKind, from start: Int) {
    self.open.removeLast()
    self.tokens[Int(opening)].payload = Int32(truncatingIfNeeded: self.tokens.count)
    self.append(kind, from: start, payload: opening)
  }

  /// Connects a closing brace with its opening brace or the start of its template. It closes all brackets inside.
  private mutating func closeBrace(from start: Int) {
    while let last = self.open.last {
      let kind = self.tokens[Int(last)].kind
      guard kind != .leftBrace, kind != .templateStart else { break }
      self.open.removeLast()
    }
    guard let last = self.open.last else { return self.append(.rightBrace, from: start) }
    let isTemplate = self.tokens[Int(last)].kind == .templateStart
    self.connect(last, with: .rightBrace, from: start)
    if isTemplate, let string = self.strings.popLast() { self.readString(string) }
  }

  /// The tokens of one byte, by that byte, which start no other one.
  private static let singles: [TokenKind?] = {
    let kinds: [TokenKind] = [
      .leftParenthesis, .rightParenthesis, .leftBrace, .rightBrace, .leftBracket, .rightBracket, .semicolon,
      .comma, .at, .hash,
    ]
    var table = [TokenKind?](repeating: nil, count: 256)
    for (byte, kind) in zip("(){}[];,@#".utf8, kinds) { table[Int(byte)] = kind }
    return table
  }()

  /// The token that starts with some bytes, and its length.
  private static func operation(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> (TokenKind, Int)? {
    let equals = second == UInt8(ascii: "=")
    let doubled = second == first
    if let kind = Self.singles[Int(first)] { return (kind, 1) }
    switch first {
    case UInt8(ascii: "."):
      guard doubled else { return (.dot, 1) }
      if third == UInt8(ascii: "<") { return (.rangeUntil, 3) }
      return third == first ? (.reserved, 3) : (.range, 2)
    case UInt8(ascii: ":"): return doubled ? (.doubleColon, 2) : (.colon, 1)
    case UInt8(ascii: "?"): return (.question, 1)
    case UInt8(ascii: ">"): return equals ? (.greaterOrEqual, 2) : (.greater, 1)
    case UInt8(ascii: "<"): return equals ? (.lessOrEqual, 2) : (.less, 1)
    case UInt8(ascii: "="):
      if equals { return third == first ? (.identical, 3) : (.equal, 2) }
      return second == UInt8(ascii: ">") ? (.reserved, 2) : (.assign, 1)
    case UInt8(ascii: "!"):
      guard equals else { return (.not, 1) }
      return third == UInt8(ascii: "=") ? (.notIdentical, 3) : (.notEqual, 2)
    case UInt8(ascii: "&"): return doubled ? (.and, 2) : (.ampersand, 1)
    case UInt8(ascii: "|"): return doubled ? (.or, 2) : nil
    case UInt8(ascii: "+"): return equals ? (.plusAssign, 2) : doubled ? (.increment, 2) : (.plus, 1)
    case UInt8(ascii: "-"):
      if second == UInt8(ascii: ">") { return (.arrow, 2) }
      return equals ? (.minusAssign, 2) : doubled ? (.decrement, 2) : (.minus, 1)
    case UInt8(ascii: "*"): return equals ? (.starAssign, 2) : (.star, 1)
    case UInt8(ascii: "/"): return equals ? (.slashAssign, 2) : (.slash, 1)
    case UInt8(ascii: "%"): return equals ? (.percentAssign, 2) : (.percent, 1)
    default: return nil
    }
  }
}

/// A token of a Kotlin file.
struct Token {
  /// The offset of its first byte.
  var start: Int32
  /// The offset after its last byte.
  var end: Int32
  /// The symbol of an identifier or keyword; for a bracket the index of the token that closes or opens it, or -1.
  var payload: Int32
  /// The number of comments before it in the file.
  var comments: Int32
  var kind: TokenKind
  /// Whether a line ends between the previous token and this one. A line that ends in a comment does not count.
  var followsLineBreak: Bool
  /// Whether it is an identifier in backticks, which is never a word of the language.
  var isQuoted: Bool
}

/// The kind of a token.
enum TokenKind: UInt8 {
  /// The end of the file.
  case end
  case identifier

  // Keywords, in the order of `SymbolTable`.
  case asKeyword, breakKeyword, classKeyword, continueKeyword, doKeyword, elseKeyword, falseKeyword,
    forKeyword
  case funKeyword, ifKeyword, inKeyword, interfaceKeyword, isKeyword, nullKeyword, objectKeyword
  case packageKeyword, returnKeyword, superKeyword, thisKeyword, throwKeyword, trueKeyword, tryKeyword
  case typealiasKeyword, typeofKeyword, valKeyword, varKeyword, whenKeyword, whileKeyword

  // Literals. A string with templates is a start, the tokens of its templates, and an end.
  case number, character, string, stringStart, stringEnd
  /// `${`; a right brace closes it.
  case templateStart

  // Brackets and separators. `?.`, `?:` and `!!` are two tokens each, since a type may end between them.
  case leftParenthesis, rightParenthesis, leftBrace, rightBrace, leftBracket, rightBracket
  case semicolon, comma, dot, at, doubleColon, colon, arrow, question, hash, reserved

  // Operators.
  case not, increment, decrement, ampersand
  case less, greater, lessOrEqual, greaterOrEqual
  case equal, notEqual, identical, notIdentical, and, or
  case plus, minus, star, slash, percent, range, rangeUntil
  case assign, plusAssign, minusAssign, starAssign, slashAssign, percentAssign

  /// Whether it is an assignment operator.
  var isAssignment: Bool { self.rawValue >= TokenKind.assign.rawValue }

  /// Whether it is an operator between two expressions on the line of the first one.
  var isBinaryOperator: Bool {
    self.rawValue >= TokenKind.less.rawValue && self.rawValue <= TokenKind.rangeUntil.rawValue
  }

  /// Whether `<…>` before it may be type arguments rather than comparisons.
  var mayFollowTypeArguments: Bool {
    switch self {
    case .leftParenthesis, .leftBrace, .leftBracket, .comma, .dot, .doubleColon, .identifier, .greater,
      .greaterOrEqual, .star, .inKeyword, .arrow, .at, .end, .rightBrace, .stringEnd:
      true
    default: false
    }
  }
}

/// The contextual keywords, which are names in other places, with their symbols.
enum Contextual: Symbol, CaseIterable {
  // Modifiers. The keywords have the lower numbers.
  case abstract = 28
  case actual, annotation, companion, const, crossinline, data, `enum`, expect, external, final, infix, inline
  case inner, `internal`, lateinit, noinline, open, `operator`, out, override, `private`, protected, `public`
  case reified, sealed, suspend, tailrec, value, vararg

  // Other words.
  case by, `catch`, constructor, context, contract, dynamic, field, finally, get, `import`, initializer
  case it, set, underscore, unit, `where`

  static let words = Self.allCases.map(\.spelling)

  private var spelling: String {
    switch self {
    case .initializer: "init"
    case .underscore: "_"
    case .unit: "Unit"
    default: "\(self)"
    }
  }

  /// Whether a symbol is a modifier where a declaration may start.
  @inline(__always)
  static func isModifier(_ symbol: Symbol) -> Bool {
    symbol >= Self.abstract.rawValue && symbol <= Self.vararg.rawValue
  }
}

/// A string in which a template is open.
struct OpenString {
  /// Where it starts.
  var start: Int
  /// Whether it has three quotes.
  var isRaw: Bool
  /// The number of dollar signs that start a template.
  var dollars: Int
  /// Whether its start is among the tokens.
  var isStarted = false
}

extension SymbolTable {
  private static let keywords = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
    "null", "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof",
    "val", "var", "when", "while",
  ]

  /// The table that every file starts from.
  static let kotlin = SymbolTable(words: keywords + Contextual.words)

  /// The kind of the token that spells a symbol.
  @inline(__always)
  static func kind(of symbol: Symbol) -> TokenKind {
    guard symbol < Contextual.abstract.rawValue else { return .identifier }
    return TokenKind(rawValue: TokenKind.asKeyword.rawValue + UInt8(truncatingIfNeeded: symbol))
      ?? .identifier
  }
}

/// The tokens and the comments of a file.
struct TokenizedFile: TokenizedText {
  /// The last token is the end of the file.
  let tokens: [Token]
  let comments: [CommentPiece]
  /// The spellings of the symbols.
  let spellings: [String]
  let problems: [SyntaxProblem]

  init(_ text: SourceText) { self.init(text.bytes) }

  init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { TokenizedFile($0) }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var lexer = Lexer(bytes)
    lexer.run()
    self.tokens = lexer.tokens
    self.comments = lexer.comments
    self.spellings = lexer.symbols.spellings
    self.problems = lexer.problems
  }
}
