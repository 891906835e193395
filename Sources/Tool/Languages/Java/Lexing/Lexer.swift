import ReaderSupport
import SourceModel

/// Splits the text of a Java file into tokens and comments.
///
/// The grammar is chapter 3 of the Java Language Specification. It is more lenient about characters: every byte of a
/// character outside of ASCII belongs to a name.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int

  private(set) var tokens: [Token] = []
  private(set) var comments: [CommentPiece] = []
  private(set) var symbols = SymbolTable.java
  private(set) var problems: [SyntaxProblem] = []
  /// The indices of the brackets that are open.
  private var open: [Int32] = []

  /// - Parameters:
  ///   - bytes: the text, without Unicode escapes.
  ///   - start: the offset to start at.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    self.offset = start
    self.tokens.reserveCapacity(bytes.count / 6 + 2)
  }

  /// The byte at a distance from the current one; 0 after the end.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = self.offset + distance
    return index < self.bytes.count ? self.bytes[index] : 0
  }

  mutating func run() {
    while self.offset < self.bytes.count, self.tokens.count < TokenLimit.most {
      let byte = self.bytes[self.offset]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0x0C:
        self.offset += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "$"), 0x80...0xFF:
        self.word()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self.number()
      case UInt8(ascii: "/") where self.peek(1) == UInt8(ascii: "/"): self.lineComment()
      case UInt8(ascii: "/") where self.peek(1) == UInt8(ascii: "*"): self.blockComment()
      case UInt8(ascii: "\""): self.string()
      case UInt8(ascii: "'"): self.character()
      case UInt8(ascii: ".") where self.peek(1) &- UInt8(ascii: "0") < 10: self.number()
      // Control-Z, which old systems write at the end of a file.
      case 0x1A where self.offset + 1 == self.bytes.count: self.offset += 1
      default: self.operation(byte)
      }
    }
    for index in self.open { self.tokens[Int(index)].payload = -1 }
    self.append(.end, from: self.offset)
  }

  mutating func append(_ kind: TokenKind, from start: Int, payload: Int32 = -1) {
    self.tokens.append(
      Token(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: self.offset),
        payload: payload,
        comments: Int32(truncatingIfNeeded: self.comments.count), kind: kind))
  }

  mutating func problem(_ message: String, from start: Int) {
    // Only one is reported, since many are equal.
    guard self.problems.count < 100 else { return }
    self.problems.append(SyntaxProblem(message: message, range: TextRange(start, self.offset)))
  }

  // MARK: Names

  private mutating func word() {
    let start = self.offset
    var hash = UInt32.hashStart
    while self.offset < self.bytes.count {
      let byte = self.bytes[self.offset]
      guard byte.isWord else { break }
      hash.combine(byte)
      self.offset += 1
    }
    if Self.isIgnored(self.peek()), self.offset < self.bytes.count {
      return self.wordWithControls(from: start)
    }
    let spelling = UnsafeBufferPointer(rebasing: self.bytes[start..<self.offset])
    let symbol = self.symbols.symbol(of: spelling, hash: hash)
    self.append(SymbolTable.kind(of: symbol), from: start, payload: symbol)
  }

  /// Reads a word with control characters, which are not part of its name.
  private mutating func wordWithControls(from start: Int) {
    var hash = UInt32.hashStart
    var spelling: [UInt8] = []
    self.offset = start
    while self.offset < self.bytes.count {
      let byte = self.bytes[self.offset]
      if byte.isWord {
        hash.combine(byte)
        spelling.append(byte)
      } else if !Self.isIgnored(byte) {
        break
      }
      self.offset += 1
    }
    let symbol = spelling.withUnsafeBufferPointer { self.symbols.symbol(of: $0, hash: hash) }
    self.append(SymbolTable.kind(of: symbol), from: start, payload: symbol)
  }

  /// Whether a byte may occur in a word without being part of its name.
  private static func isIgnored(_ byte: UInt8) -> Bool {
    byte < 0x09 || (0x0E...0x1B).contains(byte) || byte == 0x7F
  }

  // MARK: Comments

  private mutating func lineComment() {
    let start = self.offset
    while self.offset < self.bytes.count, self.bytes[self.offset] != UInt8(ascii: "\n"),
      self.bytes[self.offset] != UInt8(ascii: "\r")
    {
      self.offset += 1
    }
    self.add(.line, from: start)
  }

  private mutating func blockComment() {
    let start = self.offset
    self.offset += 2
    // `/**/` is not documentation.
    let isDocumentation = self.peek() == UInt8(ascii: "*") && self.peek(1) != UInt8(ascii: "/")
    while self.offset < self.bytes.count {
      if self.bytes[self.offset] == UInt8(ascii: "*"), self.peek(1) == UInt8(ascii: "/") {
        self.offset += 2
        return self.add(isDocumentation ? .documentationBlock : .block, from: start)
      }
      self.offset += 1
    }
    self.problem("end the comment with '*/'", from: start)
  }

  private mutating func add(_ kind: Comment.Kind, from start: Int) {
    self.comments.append(
      CommentPiece(kind: kind, start: start, end: self.offset))
  }

  // MARK: Operators

  private mutating func operation(_ byte: UInt8) {
    let start = self.offset
    guard let (kind, length) = Self.operation(byte, self.peek(1), self.peek(2)) else {
      self.offset += 1
      return self.problem("remove the character: it has no meaning in Java", from: start)
    }
    self.offset += length
    switch kind {
    case .leftParenthesis, .leftBrace, .leftBracket:
      self.open.append(Int32(truncatingIfNeeded: self.tokens.count))
      self.append(kind, from: start)
    case .rightParenthesis: self.close(.leftParenthesis, with: kind, from: start)
    case .rightBrace: self.close(.leftBrace, with: kind, from: start)
    case .rightBracket: self.close(.leftBracket, with: kind, from: start)
    default: self.append(kind, from: start)
    }
  }

  /// Connects a closing bracket with its opening bracket.
  private mutating func close(_ opening: TokenKind, with kind: TokenKind, from start: Int) {
    // A brace closes all open brackets inside it; another bracket closes only its own kind.
    while let last = self.open.last, self.tokens[Int(last)].kind != opening {
      guard kind == .rightBrace, self.tokens[Int(last)].kind != .leftBrace else { break }
      self.open.removeLast()
    }
    guard let last = self.open.last, self.tokens[Int(last)].kind == opening else {
      return self.append(kind, from: start)
    }
    self.open.removeLast()
    self.tokens[Int(last)].payload = Int32(truncatingIfNeeded: self.tokens.count)
    self.append(kind, from: start, payload: last)
  }

  /// The token that starts with some bytes, and its length.
  private static func operation(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> (TokenKind, Int)? {
    let equals = second == UInt8(ascii: "=")
    let doubled = second == first
    switch first {
    case UInt8(ascii: "("): return (.leftParenthesis, 1)
    case UInt8(ascii: ")"): return (.rightParenthesis, 1)
    case UInt8(ascii: "{"): return (.leftBrace, 1)
    case UInt8(ascii: "}"): return (.rightBrace, 1)
    case UInt8(ascii: "["): return (.leftBracket, 1)
    case UInt8(ascii: "]"): return (.rightBracket, 1)
    case UInt8(ascii: ";"): return (.semicolon, 1)
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: "."): return doubled && third == first ? (.ellipsis, 3) : (.dot, 1)
    case UInt8(ascii: "@"): return (.at, 1)
    case UInt8(ascii: ":"): return doubled ? (.doubleColon, 2) : (.colon, 1)
    case UInt8(ascii: "?"): return (.question, 1)
    case UInt8(ascii: "~"): return (.tilde, 1)
    case UInt8(ascii: ">"): return (.greater, 1)
    case UInt8(ascii: "<"):
      if doubled { return third == UInt8(ascii: "=") ? (.shiftLeftAssign, 3) : (.shiftLeft, 2) }
      return equals ? (.lessOrEqual, 2) : (.less, 1)
    case UInt8(ascii: "="): return equals ? (.equal, 2) : (.assign, 1)
    case UInt8(ascii: "!"): return equals ? (.notEqual, 2) : (.not, 1)
    case UInt8(ascii: "&"): return equals ? (.andAssign, 2) : doubled ? (.and, 2) : (.ampersand, 1)
    case UInt8(ascii: "|"): return equals ? (.orAssign, 2) : doubled ? (.or, 2) : (.bar, 1)
    case UInt8(ascii: "+"): return equals ? (.plusAssign, 2) : doubled ? (.increment, 2) : (.plus, 1)
    case UInt8(ascii: "-"):
      if second == UInt8(ascii: ">") { return (.arrow, 2) }
      return equals ? (.minusAssign, 2) : doubled ? (.decrement, 2) : (.minus, 1)
    case UInt8(ascii: "*"): return equals ? (.starAssign, 2) : (.star, 1)
    case UInt8(ascii: "/"): return equals ? (.slashAssign, 2) : (.slash, 1)
    case UInt8(ascii: "^"): return equals ? (.xorAssign, 2) : (.caret, 1)
    case UInt8(ascii: "%"): return equals ? (.remainderAssign, 2) : (.percent, 1)
    default: return nil
    }
  }
}

/// A token of a Java file.
struct Token {
  /// The offset of its first byte in the file.
  var start: Int32
  /// The offset after its last byte.
  var end: Int32
  /// The symbol of an identifier or keyword; for a bracket the index of the token that closes or opens it, or -1.
  var payload: Int32
  /// The number of comments before it in the file.
  var comments: Int32
  var kind: TokenKind
}

/// The kind of a token.
enum TokenKind: UInt8 {
  /// The end of the file.
  case end
  case identifier

  // Keywords, in the order of `SymbolTable`.
  case abstractKeyword, assertKeyword, booleanKeyword, breakKeyword, byteKeyword, caseKeyword, catchKeyword
  case charKeyword, classKeyword, constKeyword, continueKeyword, defaultKeyword, doKeyword, doubleKeyword
  case elseKeyword, enumKeyword, extendsKeyword, falseKeyword, finalKeyword, finallyKeyword, floatKeyword
  case forKeyword, gotoKeyword, ifKeyword, implementsKeyword, importKeyword, instanceofKeyword, intKeyword
  case interfaceKeyword, longKeyword, nativeKeyword, newKeyword, nullKeyword, packageKeyword, privateKeyword
  case protectedKeyword, publicKeyword, returnKeyword, shortKeyword, staticKeyword, strictfpKeyword
  case superKeyword, switchKeyword, synchronizedKeyword, thisKeyword, throwKeyword, throwsKeyword
  case transientKeyword, trueKeyword, tryKeyword, voidKeyword, volatileKeyword, whileKeyword

  // Literals.
  case number, character, string

  // Brackets and separators.
  case leftParenthesis, rightParenthesis, leftBrace, rightBrace, leftBracket, rightBracket
  case semicolon, comma, dot, ellipsis, at, doubleColon, colon, arrow, question

  // Operators. A `>` is always a separate token, since it may close a list of type arguments.
  case less, greater, not, tilde
  case equal, notEqual, lessOrEqual, and, or, increment, decrement
  case plus, minus, star, slash, ampersand, bar, caret, percent, shiftLeft
  case assign
  case plusAssign, minusAssign, starAssign, slashAssign, andAssign, orAssign, xorAssign, remainderAssign
  case shiftLeftAssign

  /// Whether it is a keyword that names a primitive type.
  var isPrimitive: Bool {
    switch self {
    case .booleanKeyword, .byteKeyword, .charKeyword, .doubleKeyword, .floatKeyword, .intKeyword,
      .longKeyword,
      .shortKeyword:
      true
    default: false
    }
  }

  /// Whether it is an assignment operator.
  var isAssignment: Bool { self.rawValue >= TokenKind.assign.rawValue }

  /// Whether it is a binary operator that binds tighter than `&&`, except for `>` and `instanceof`.
  var isBinaryOperator: Bool {
    switch self {
    case .less, .equal, .notEqual, .lessOrEqual, .plus, .minus, .star, .slash, .ampersand, .bar, .caret,
      .percent,
      .shiftLeft:
      true
    default: false
    }
  }

  /// Whether it binds weaker than `instanceof`.
  var bindsWeakerThanInstanceof: Bool {
    switch self {
    case .equal, .notEqual, .ampersand, .bar, .caret: true
    default: false
    }
  }

  /// Whether an operand of a cast to a class may start with it.
  var startsCastOperand: Bool {
    switch self {
    case .identifier, .number, .character, .string, .trueKeyword, .falseKeyword, .nullKeyword, .thisKeyword,
      .superKeyword, .newKeyword, .switchKeyword, .voidKeyword, .leftParenthesis, .not, .tilde:
      true
    default: self.isPrimitive
    }
  }
}

/// The contextual keywords: they are keywords in some places, and names elsewhere.
enum Contextual {
  static let module: Symbol = SymbolTable.firstContextual
  static let non: Symbol = SymbolTable.firstContextual + 1
  static let open: Symbol = SymbolTable.firstContextual + 2
  static let permits: Symbol = SymbolTable.firstContextual + 3
  static let record: Symbol = SymbolTable.firstContextual + 4
  static let sealed: Symbol = SymbolTable.firstContextual + 5
  static let yield: Symbol = SymbolTable.firstContextual + 6
}

extension SymbolTable {
  private static let keywords = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
    "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto",
    "if", "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null",
    "package",
    "private", "protected", "public", "return", "short", "static", "strictfp", "super", "switch",
    "synchronized", "this", "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
  ]
  private static let contextual = ["module", "non", "open", "permits", "record", "sealed", "yield"]

  static let firstContextual = Symbol(keywords.count)

  /// The table that every file starts from.
  static let java = SymbolTable(words: keywords + contextual)

  /// The kind of the token that spells a symbol.
  static func kind(of symbol: Symbol) -> TokenKind {
    guard symbol < Self.firstContextual else { return .identifier }
    return TokenKind(rawValue: TokenKind.abstractKeyword.rawValue + UInt8(truncatingIfNeeded: symbol))
      ?? .identifier
  }
}
