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

  /// The facts about the body that is being read.
  var body = BodyParts()
  /// The methods of the anonymous type that is being read.
  var methods = MemberParts()
  /// The returned expression of the last statement, if it is a `return`.
  var lastResult: Expression?
  /// The locals that the code around the place declares, innermost last.
  var locals: [Symbol] = []
  /// The indices of the variables that the pattern of a statement declares for the statements after it.
  var introduced: [Int] = []
  /// How often each symbol is among them.
  var localCounts: [Int32]
  /// The local types around the place, innermost last.
  var localTypes: [LocalType] = []
  /// The statements around the place that a `break` may leave, innermost last.
  var breakTargets: [BreakTarget] = []
  /// How deep the place is nested in arguments.
  var argumentDepth = 0
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
    self.localCounts = Array(repeating: 0, count: file.spellings.count)
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
    self.body.lacksTerms = true
    let token = self.tokens[min(failure.token, self.tokens.count - 1)]
    self.problems.append(SyntaxProblem(message: failure.message.description, range: self.range(of: token)))
  }
}

/// The variables that the patterns of a condition declare: `text` in `value instanceof String text`.
///
/// The source is section 6.3.1 of the Java Language Specification.
struct Bindings {
  /// The variables that are in scope when the condition is true.
  var whenTrue: [Symbol] = []
  /// The variables that are in scope when it is false.
  var whenFalse: [Symbol] = []

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

/// A local or an anonymous type around a place in a body.
struct LocalType {
  /// The number of locals that are declared around it.
  var localCount: Int
  /// The fields that it declares.
  var fields: Set<Symbol>
}

/// An expression, and the variables that its patterns declare.
struct Operand {
  var expression: Expression
  var bindings: Bindings
  /// The first operand of an operation; the whole of another expression.
  private var first: Term
  /// The operands after it. Their operators and precedence do not matter.
  private var others: [Term]

  init(_ kind: Expression.Kind, _ range: TextRange, _ term: Term, bindings: Bindings = .none) {
    self.expression = Expression(kind, range)
    self.bindings = bindings
    self.first = term
    self.others = []
  }

  /// An operation that continues with another operand.
  mutating func append(_ operand: Operand) {
    self.others.append(operand.first)
    self.others += operand.others
  }

  mutating func append(_ term: Term) { self.others.append(term) }

  /// The operation up to the end of a range, with the bindings of its condition.
  func ending(_ range: TextRange, bindings: Bindings) -> Operand {
    var operand = self
    operand.expression = Expression(.other, range)
    operand.bindings = bindings
    return operand
  }

  /// The same with another range, which includes parentheses or a cast.
  func enclosed(in range: TextRange, bindings: Bindings = .none) -> Operand {
    Operand(self.expression.kind, range, self.term, bindings: bindings)
  }

  /// Everything that values can flow through.
  var term: Term {
    guard !self.others.isEmpty else { return self.first }
    return Term(.operation(["+"], [self.first] + self.others), self.expression.range)
  }
}

/// The parts of a type that its members depend on.
struct TypeHead {
  var kind: TypeDeclaration.Kind
  /// The name; empty for an anonymous type.
  var name: String
  /// The components of a record, which are the parameters of its compact constructor.
  var components: [Symbol] = []
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
