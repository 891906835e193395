import ReaderSupport
import SourceModel

/// Reads the tokens of a file into its description, in one pass.
///
/// The grammar is that of the Kotlin specification, with the line breaks of the compiler's parser where that is more
/// lenient. Where it requires unbounded lookahead, the parser uses the bracket pairs of the lexer, or caches its
/// results (`angleEnds`), so its time is linear.
///
/// A failure ends the member or the body that it is in; the next one is read as usual.
struct Parser {
  let text: SourceText
  let tokens: UnsafeBufferPointer<Token>
  let comments: [CommentPiece]
  let spellings: [String]

  /// The index of the next token.
  var position = 0
  /// How deep the code is nested that is being read.
  var depth = 0
  var problems: [SyntaxProblem]

  /// Whether a line break may end an expression at this place: not in parentheses.
  var respectsLineBreaks = true
  /// Whether a brace may start the last argument of a call: not after `by` in the head of a class.
  var allowsTrailingLambda = true

  /// The statements of the block that is being read.
  var statements: [Statement] = []
  /// The types around the place, innermost last.
  var types: [TypeScope] = []
  /// The cached ends of lists of type arguments, by their starts; -1 for none.
  var angleEnds: [Int: Int] = [:]

  /// Code nested deeper than this is not read.
  private static let maximumDepth = 2_000

  init(text: SourceText, file: TokenizedFile, tokens: UnsafeBufferPointer<Token>) {
    self.text = text
    self.tokens = tokens
    self.comments = file.comments
    self.spellings = file.spellings
    self.problems = file.problems
  }

  // MARK: Tokens

  /// The token with an index; the end of the file behind it.
  @inline(__always)
  func token(at index: Int) -> Token { self.tokens[min(max(0, index), self.tokens.count - 1)] }

  @inline(__always)
  var token: Token { self.tokens[self.position] }

  @inline(__always)
  var kind: TokenKind { self.tokens[self.position].kind }

  /// The kind of the token with an index.
  @inline(__always)
  func kind(at index: Int) -> TokenKind { index < self.tokens.count ? self.tokens[index].kind : .end }

  /// The kind of the token after the next one.
  @inline(__always)
  var nextKind: TokenKind { self.kind(at: self.position + 1) }

  /// Skips some tokens, but never the end.
  @inline(__always)
  mutating func advance(_ count: Int = 1) {
    self.position = min(self.position + count, self.tokens.count - 1)
  }

  /// Skips the next token if it is of a kind.
  @inline(__always)
  mutating func skip(_ kind: TokenKind) -> Bool {
    let isThere = self.kind == kind
    if isThere { self.advance() }
    return isThere
  }

  @inline(__always)
  mutating func expect(_ kind: TokenKind, _ message: StaticString) throws(SyntaxFailure) {
    if !self.skip(kind) { throw self.failure(message) }
  }

  func failure(_ message: StaticString) -> SyntaxFailure {
    SyntaxFailure(message: message, token: self.position)
  }

  /// The index of the token that closes the bracket at an index; nil when nothing does.
  func closing(_ index: Int) -> Int? {
    let end = Int(self.token(at: index).payload)
    return end > index ? end : nil
  }

  /// Whether the next token is a contextual keyword, and not a name in backticks.
  @inline(__always)
  func isWord(_ word: Contextual) -> Bool { self.isWord(word, at: self.position) }

  func isWord(_ word: Contextual, at index: Int) -> Bool {
    let token = self.token(at: index)
    return token.kind == .identifier && token.payload == word.rawValue && !token.isQuoted
  }

  /// Whether the token with an index starts where the one before it ends.
  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && self.token(at: index - 1).end == self.token(at: index).start
  }

  /// Whether the next token belongs to a new statement, since it is on a line of its own.
  @inline(__always)
  var isOnNewLine: Bool { self.respectsLineBreaks && self.token.followsLineBreak }

  /// Whether a statement or a declaration may end before the next token.
  var endsStatement: Bool {
    switch self.kind {
    case .semicolon, .rightBrace, .end: true
    default: self.token.followsLineBreak
    }
  }

  /// Goes one level deeper.
  @inline(__always)
  mutating func enter() throws(SyntaxFailure) {
    if self.depth >= Self.maximumDepth { throw self.failure("the code is nested too deeply to be read") }
    self.depth += 1
  }

  /// Reads code in which line breaks are significant, or are not.
  @inline(__always)
  mutating func reading<Value>(
    lineBreaks: Bool, _ read: (inout Parser) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> Value {
    let (outer, outerLambda) = (self.respectsLineBreaks, self.allowsTrailingLambda)
    self.respectsLineBreaks = lineBreaks
    self.allowsTrailingLambda = true
    defer {
      self.respectsLineBreaks = outer
      self.allowsTrailingLambda = outerLambda
    }
    return try read(&self)
  }

  // MARK: Ranges and names

  /// The offset at which the next token starts.
  var start: Int { Int(self.token.start) }

  /// The offset at which the token before the next one ends.
  var end: Int { self.position > 0 ? Int(self.tokens[self.position - 1].end) : 0 }

  func range(from start: Int) -> TextRange { TextRange(start, self.end) }

  func range(of token: Token) -> TextRange { TextRange(Int(token.start), Int(token.end)) }

  func spelling(_ symbol: Symbol) -> String { self.spellings[Int(symbol)] }

  func name(of token: Token) -> Name { Name(self.spelling(token.payload), self.range(of: token)) }

  /// Reads a name.
  mutating func readName() throws(SyntaxFailure) -> Token {
    let token = self.token
    try self.expect(.identifier, "write a name here")
    return token
  }

  // The name is read in a statement of its own: otherwise the whole parser would be copied.

  /// Reads a name: its text.
  mutating func readNameText() throws(SyntaxFailure) -> String {
    let token = try self.readName()
    return self.spelling(token.payload)
  }

  /// Reads a name with its range.
  mutating func readLocatedName() throws(SyntaxFailure) -> Name {
    let token = try self.readName()
    return self.name(of: token)
  }

  // MARK: Problems

  mutating func note(_ failure: SyntaxFailure) {
    // Most further problems are consequences of earlier ones.
    guard self.problems.count < 1_000 else { return }
    self.problems.append(
      SyntaxProblem(
        message: failure.message.description, range: self.range(of: self.token(at: failure.token))))
  }

  /// Skips unreadable code: to the next declaration on a line of its own, or to the end of the type or the file.
  mutating func recover() {
    let start = self.position
    while self.kind != .end {
      switch self.kind {
      case .semicolon: return self.advance()
      case .rightBrace:
        // Inside a type, the brace ends the type; at the top level of a file, it closes nothing.
        if self.depth == 0 { self.advance() }
        return
      case .leftBrace, .leftParenthesis, .leftBracket, .templateStart:
        self.position = self.closing(self.position) ?? self.position
      default:
        if self.position > start, self.token.followsLineBreak, self.startsDeclaration { return }
      }
      self.advance()
    }
  }

  /// Whether the next token is one that declarations start with.
  private var startsDeclaration: Bool {
    switch self.kind {
    case .at, .classKeyword, .funKeyword, .interfaceKeyword, .objectKeyword, .typealiasKeyword, .valKeyword,
      .varKeyword:
      return true
    case .identifier:
      return !self.token.isQuoted && Contextual.isModifier(self.token.payload)
        || self.isWord(.constructor) || self.isWord(.initializer)
    default: return false
    }
  }
}

/// The annotations and modifiers before a declaration.
struct Modifiers {
  /// The index of the first token of the declaration.
  var firstToken: Int
  /// The index of the token after them.
  var endToken: Int
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  /// The names of the context parameters, which are in scope in the declaration.
  var context: [String] = []

  init(firstToken: Int) {
    self.firstToken = firstToken
    self.endToken = firstToken
  }

  func has(_ name: String) -> Bool { self.modifiers.contains { $0.name == name } }
}

/// The parts of a function after `fun`.
struct FunctionHead {
  var receiver: LocatedType?
  /// Nil for an anonymous function.
  var name: Token?
  var list = ParameterList()
  var result: LocatedType?
  /// The code; nil for a function without any.
  var code: FunctionCode?
}

/// The code of a function: a block, or an expression behind `=`.
struct FunctionCode {
  var range: TextRange
  var statements: [Statement]
  var isExpression = false
}

/// The parameters of a function or a constructor.
struct ParameterList {
  var parameters: [Parameter] = []
  /// The names of the parameters that are not properties.
  var names: [String] = []
  /// The default values.
  var defaults: [Statement] = []
  /// The parameters of a constructor that are properties as well.
  var properties: [PropertyDeclaration] = []
}

/// The parts of a type between its name and its members.
struct TypeHead {
  var genericParameters: [String] = []
  /// The primary constructor and its properties.
  var members: [Declaration] = []
  /// The parameters of the primary constructor.
  var list = ParameterList()
}

/// A type around a place.
struct TypeScope {
  /// Its name, which may be a label of `this`; nil without one.
  var name: Symbol?
  /// The parameters of its primary constructor that are not properties, which its initializers see.
  var parameters: [String]
}

/// A chain of names, members and calls that is being read.
struct ChainParts {
  /// The value before the members and calls; nil where the chain begins with a call without a receiver.
  var base: Term?
  var links: [Term.Link] = []

  var hasCall: Bool { self.links.contains { $0.arguments != nil } }

  /// The chain as a term.
  func term(in range: TextRange) -> Term {
    if let base = self.base, self.links.isEmpty { return base }
    return Term(.chain(self.base, self.links), range)
  }
}

extension Closure.Receiver {
  /// - Parameters:
  ///   - function: the name of the function that takes the lambda.
  ///   - isOnReceiver: whether it is called on something.
  init(of function: String, isOnReceiver: Bool) {
    switch function {
    case "apply", "run": self = isOnReceiver ? .certain : .none
    case "with": self = isOnReceiver ? .possible : .certain
    case _ where Self.functionsWithReceiver.contains(function): self = .certain
    case _ where Self.functionsWithout.contains(function): self = .none
    case _ where Self.beginnings.contains(where: function.hasPrefix): self = .none
    default: self = .possible
    }
  }

  /// Functions of the standard library and of coroutines whose lambdas have a receiver.
  private static let functionsWithReceiver: Set = [
    "async", "buildList", "buildMap", "buildSet", "buildString", "callbackFlow", "channelFlow",
    "coroutineScope",
    "flow", "launch", "runBlocking", "sequence", "supervisorScope", "withContext", "withTimeout",
    "withTimeoutOrNull",
  ]

  /// Functions of the standard library and of RxJava whose lambdas have no receiver.
  private static let functionsWithout: Set = [
    "all", "also", "andThen", "any", "associateBy", "buffer", "combineLatest", "compose", "count", "create",
    "debounce",
    "defer", "delay", "distinctUntilChanged", "fold", "forEach", "forEachIndexed", "fromAction",
    "fromCallable",
    "getOrElse", "getOrPut", "groupBy", "ifEmpty", "lazy", "let", "none", "partition", "reduce", "repeat",
    "require", "requireNotNull", "retry", "retryWhen", "repeatWhen", "sample", "scan", "subscribe",
    "synchronized",
    "takeIf", "takeUnless", "takeUntil", "takeWhile", "use", "withLatestFrom", "zip", "zipWith",
  ]

  /// The prefixes of the names of further functions without a receiver.
  private static let beginnings = [
    "concatMap", "distinct", "doAfter", "doFinally", "doOn", "filter", "find", "first", "flatMap", "indexOf",
    "last", "map",
    "max", "min", "onErrorResume", "onErrorReturn", "single", "skip", "sortedBy", "sumOf", "switchMap",
  ]
}

extension Parser: FileParser {
  static let language = Language.kotlin

  static func read(_ tokenized: TokenizedFile, of text: SourceText, into file: inout SourceFile) {
    tokenized.tokens.withUnsafeBufferPointer { tokens in
      var parser = Parser(text: text, file: tokenized, tokens: tokens)
      parser.readFile(into: &file)
    }
  }
}
