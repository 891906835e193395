import ReaderSupport
import SourceModel

/// Reads the tokens of a file into its description, in one pass.
///
/// The grammar is chapter 19 of the Java Language Specification. Where it requires unbounded lookahead, the parser uses
/// the bracket pairs of the lexer, or caches its results (`angleEnds`), so its time is linear.
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

  /// The statements of the block that is being read.
  var statements: [Statement] = []
  /// The variables that the pattern of the last loop declares for the statements after it.
  var introduced: [Name] = []
  /// The variables of patterns that are not in scope after the next label of the `switch`.
  var namesOfCase: [Name] = []
  /// The statements around the place that a `break` may leave, innermost last.
  var breakTargets: [BreakTarget] = []
  /// Whether an arrow ends a label of a `switch`, and does not begin the body of a lambda.
  var arrowEndsLabel = false
  /// The cached ends of lists of type arguments, by their starts; -1 for none.
  var angleEnds: [Int: Int] = [:]

  /// Code nested deeper than this is not read.
  static let maximumDepth = 2_000

  init(text: SourceText, file: TokenizedFile, tokens: UnsafeBufferPointer<Token>) {
    self.text = text
    self.tokens = tokens
    self.comments = file.comments
    self.spellings = file.spellings
    self.problems = file.problems
  }

  // MARK: Tokens

  /// The token at a distance from the next one; the end of the file after it.
  @inline(__always)
  func token(_ distance: Int = 0) -> Token {
    let index = self.position + distance
    return self.tokens[index < self.tokens.count ? index : self.tokens.count - 1]
  }

  @inline(__always)
  var kind: TokenKind { self.tokens[self.position].kind }

  func kind(_ distance: Int) -> TokenKind { self.token(distance).kind }

  /// The kind of the token with an index.
  func kind(at index: Int) -> TokenKind {
    index < self.tokens.count ? self.tokens[index].kind : .end
  }

  @inline(__always)
  mutating func advance() {
    if self.position + 1 < self.tokens.count { self.position += 1 }
  }

  /// Skips the next token if it is of a kind.
  @inline(__always)
  mutating func skip(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    self.advance()
    return true
  }

  @inline(__always)
  mutating func expect(_ kind: TokenKind, _ message: StaticString) throws(SyntaxFailure) {
    guard self.skip(kind) else { throw self.failure(message) }
  }

  func failure(_ message: StaticString) -> SyntaxFailure {
    SyntaxFailure(message: message, token: self.position)
  }

  /// The index of the token that closes the bracket at an index; nil when nothing does.
  func closing(_ index: Int) -> Int? {
    let end = Int(self.tokens[index].payload)
    return end > index ? end : nil
  }

  func isWord(_ symbol: Symbol, _ distance: Int = 0) -> Bool {
    let token = self.token(distance)
    return token.kind == .identifier && token.payload == symbol
  }

  /// Whether the token at a distance starts where the one before it ends.
  func isAdjacent(_ distance: Int) -> Bool {
    self.token(distance - 1).end == self.token(distance).start
  }

  /// Goes one level deeper.
  @inline(__always)
  mutating func enter() throws(SyntaxFailure) {
    guard self.depth < Self.maximumDepth else {
      throw self.failure("the code is nested too deeply to be read")
    }
    self.depth += 1
  }

  // MARK: Ranges and names

  var start: Int { Int(self.tokens[self.position].start) }

  /// The end of the token before the next one.
  var end: Int { self.position > 0 ? Int(self.tokens[self.position - 1].end) : 0 }

  func range(from start: Int) -> TextRange { TextRange(start, self.end) }

  func range(of token: Token) -> TextRange { TextRange(Int(token.start), Int(token.end)) }

  func name(of token: Token) -> Name {
    Name(self.spellings[Int(token.payload)], self.range(of: token))
  }

  func spelling(_ symbol: Symbol) -> String { self.spellings[Int(symbol)] }

  /// Reads a name.
  mutating func readName() throws(SyntaxFailure) -> Token {
    let token = self.token()
    guard token.kind == .identifier else { throw self.failure("write a name here") }
    self.advance()
    return token
  }

  // MARK: Problems

  mutating func note(_ failure: SyntaxFailure) {
    let token = self.tokens[min(failure.token, self.tokens.count - 1)]
    self.problems.append(SyntaxProblem(message: failure.message.description, range: self.range(of: token)))
  }
}

/// The variables that the patterns of a condition declare: `text` in `value instanceof String text`.
///
/// The source is section 6.3.1 of the Java Language Specification.
struct Bindings {
  /// The variables that are in scope when the condition is true.
  var whenTrue: [Name] = []
  /// The variables that are in scope when it is false.
  var whenFalse: [Name] = []

  static let none = Bindings()

  var isEmpty: Bool { self.whenTrue.isEmpty && self.whenFalse.isEmpty }

  /// The variables of the condition with `!` before it.
  var negated: Bindings { Bindings(whenTrue: self.whenFalse, whenFalse: self.whenTrue) }
}

/// A statement that a `break` or a `continue` may refer to.
struct BreakTarget {
  /// The label of a labelled statement; nil for a loop or a `switch`.
  var label: Symbol?
  /// Whether it is a loop, which a `continue` may refer to.
  var isLoop = false
  /// Whether a `break` refers to it.
  var isLeft = false
  /// Whether a `break` inside it refers to it, or to an enclosing statement.
  var isPassed = false
  /// Whether a `continue` refers to it.
  var isContinued = false
}

/// An expression, and the variables that its patterns declare.
struct Operand {
  var term: Term
  var bindings = Bindings.none

  init(_ term: Term, bindings: Bindings = .none) {
    self.term = term
    self.bindings = bindings
  }

  init(_ kind: Term.Kind, _ range: TextRange, bindings: Bindings = .none) {
    self.init(Term(kind, range), bindings: bindings)
  }
}

/// The parts of a type that its members depend on.
struct TypeHead {
  var kind: TypeDeclaration.Kind
  /// The name; empty for an anonymous type.
  var name: String
  /// The components of a record, which are the parameters of its compact constructor.
  var components: [String] = []
}

extension Parser: FileParser {
  static let language = Language.java

  static func read(_ tokenized: TokenizedFile, of text: SourceText, into file: inout SourceFile) {
    tokenized.tokens.withUnsafeBufferPointer { tokens in
      var parser = Parser(text: text, file: tokenized, tokens: tokens)
      parser.readFile(into: &file)
    }
  }
}
