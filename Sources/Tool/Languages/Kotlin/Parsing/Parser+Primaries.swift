import ReaderSupport
import SourceModel

extension Parser {
  /// Reads a primary expression with its postfixes: members, calls, indices, `!!`, `++`.
  mutating func readPostfix() throws(SyntaxFailure) -> Term {
    let start = self.start
    var chain: ChainParts
    switch self.kind {
    case .identifier:
      chain = try self.readNameStart()
    case .thisKeyword:
      chain = ChainParts(base: self.readThis())
    case .superKeyword:
      chain = ChainParts(base: try self.readSuper())
    case .leftParenthesis:
      let inner = try self.readParenthesized()
      guard self.isChained else { return inner }
      chain = ChainParts(base: inner)
    case .doubleColon:
      chain = ChainParts()
      return try self.readReference(&chain, from: start)
    default:
      let value = try self.readAtom()
      guard self.isChained else { return value }
      chain = ChainParts(base: value)
    }
    return try self.readLinks(of: &chain, from: start)
  }

  /// Reads an expression that starts with a keyword, a literal or a brace.
  private mutating func readAtom() throws(SyntaxFailure) -> Term {
    let start = self.start
    switch self.kind {
    case .number, .character, .string, .trueKeyword, .falseKeyword:
      self.advance()
      return Term(.literal, self.range(from: start))
    case .nullKeyword:
      self.advance()
      return Term(.null, self.range(from: start))
    case .stringStart: return try self.readString()
    case .leftBracket:
      let elements = try self.readElements()
      return Term(.list(elements), self.range(from: start))
    case .leftBrace: return try self.readLambda()
    case .funKeyword: return try self.readAnonymousFunction()
    case .objectKeyword: return try self.readObjectExpression()
    case .throwKeyword:
      self.advance()
      // A `throw` has no value.
      let error = try self.readExpression()
      return Term(.block([.declaration([], error)]), self.range(from: start))
    case .breakKeyword, .continueKeyword:
      self.advance()
      _ = self.skipLabelReference()
      return Term(.constant, self.range(from: start))
    default:
      let (_, statements) = try self.collecting { (parser) throws(SyntaxFailure) in
        try parser.readControl()
      }
      return Term(.block(statements), self.range(from: start))
    }
  }

  /// Reads an expression with statements in it.
  private mutating func readControl() throws(SyntaxFailure) {
    switch self.kind {
    case .ifKeyword: try self.readIf()
    case .whenKeyword: try self.readWhen()
    case .tryKeyword: try self.readTry()
    case .forKeyword: try self.readFor()
    case .whileKeyword: try self.readWhile()
    case .doKeyword: try self.readDo()
    case .returnKeyword: self.statements.append(try self.readReturn())
    default: throw self.failure("write an expression here")
    }
  }

  /// Whether the next token continues the expression before it.
  private var isChained: Bool {
    switch self.kind {
    case .dot: true
    case .question: !self.isElvis(at: self.position)
    case .leftParenthesis, .leftBracket, .leftBrace, .doubleColon, .increment, .decrement, .not, .less, .at,
      .identifier:
      !self.isOnNewLine
    default: false
    }
  }

  private mutating func readParenthesized() throws(SyntaxFailure) -> Term {
    try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
      parser.advance()
      let inner = try parser.readExpression()
      try parser.expect(.rightParenthesis, "close the parenthesis")
      return inner
    }
  }

  /// Reads `[a, b]`.
  private mutating func readElements() throws(SyntaxFailure) -> [Term.Argument] {
    try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
      var elements: [Term.Argument] = []
      parser.advance()
      while parser.kind != .rightBracket {
        elements.append(Term.Argument(nil, try parser.readExpression()))
        guard parser.skip(.comma) else { break }
      }
      try parser.expect(.rightBracket, "close the bracket")
      return elements
    }
  }

  /// Reads a string with templates.
  private mutating func readString() throws(SyntaxFailure) -> Term {
    let start = self.start
    self.advance()
    var operands: [Term] = []
    while self.kind != .stringEnd {
      switch self.kind {
      case .identifier:
        operands.append(Term(.name(self.spelling(self.token.payload)), self.range(of: self.token)))
        self.advance()
      case .thisKeyword:
        operands.append(Term(.instance(.plain), self.range(of: self.token)))
        self.advance()
      case .templateStart:
        let operand = try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
          parser.advance()
          let operand = try parser.readExpression()
          try parser.expect(.rightBrace, "close the template with '}'")
          return operand
        }
        operands.append(operand)
      default: throw self.failure("end the string with a quote")
      }
    }
    self.advance()
    return Term(
      operands.isEmpty ? .literal : .operation([Term.interpolation], operands), self.range(from: start))
  }

  // MARK: Starts

  private mutating func readNameStart() throws(SyntaxFailure) -> ChainParts {
    let token = self.token
    self.advance()
    guard self.startsCall() else {
      return ChainParts(base: Term(.name(self.spelling(token.payload)), self.range(of: token)))
    }
    var chain = ChainParts()
    try self.readCall(of: token, into: &chain)
    return chain
  }

  private mutating func readThis() -> Term {
    let start = self.start
    self.advance()
    let label = self.skipLabelReference()
    // A label names the type, or a function or a lambda with a receiver.
    let instance: Term.Instance = label == nil ? .plain : self.isInnermostType(label) ? .own : .other
    return Term(.instance(instance), self.range(from: start))
  }

  private func isInnermostType(_ label: Symbol?) -> Bool {
    guard let label, let type = self.types.last else { return false }
    return type.name == label
  }

  private mutating func readSuper() throws(SyntaxFailure) -> Term {
    let start = self.start
    self.advance()
    if self.kind == .less { _ = try self.readTypeArguments() }
    let label = self.skipLabelReference()
    let isOwn = label == nil || self.isInnermostType(label)
    return Term(isOwn ? .superInstance : .constant, self.range(from: start))
  }

  /// Reads `this(…)` or `super(…)` in the head of a constructor.
  mutating func readConstructorCall() throws(SyntaxFailure) -> Term {
    let start = self.start
    let name = self.name(of: self.token)
    self.advance()
    guard self.kind == .leftParenthesis else { throw self.failure("write the arguments in parentheses") }
    let call = Term.Link(name, try self.readArguments())
    return Term(.chain(nil, [call]), self.range(from: start))
  }

  // MARK: Calls

  /// Whether arguments, type arguments or a lambda come next, and belong to the name before them.
  mutating func startsCall() -> Bool {
    guard !self.isOnNewLine else { return false }
    switch self.kind {
    case .leftParenthesis: return true
    case .less:
      guard let end = self.endOfTypeArguments(at: self.position) else { return false }
      return self.kind(at: end).mayFollowTypeArguments && self.kind(at: end) != .doubleColon
    default: return self.startsTrailingLambda
    }
  }

  /// Whether a lambda comes next, with its label and annotations.
  var startsTrailingLambda: Bool {
    guard self.allowsTrailingLambda else { return false }
    switch self.kind {
    case .leftBrace: return true
    case .at, .identifier:
      var index = self.endOfAnnotations(at: self.position)
      if self.isLabel(at: index) { index += 2 }
      return index != self.position && self.kind(at: index) == .leftBrace
    default: return false
    }
  }

  /// Reads the arguments of a call, lambdas behind the parentheses included.
  ///
  /// - Parameter token: the name of the function; nil where a value is called.
  private mutating func readCall(of token: Token?, into chain: inout ChainParts) throws(SyntaxFailure) {
    let name = token.map(self.name) ?? Name("invoke", TextRange(self.start, self.start))
    let isOnReceiver = chain.base != nil || !chain.links.isEmpty
    let typeArguments = self.kind == .less ? try self.readTypeArguments() : []
    var arguments: [Term.Argument] = []
    if self.kind == .leftParenthesis, !self.isOnNewLine { arguments = try self.readArguments() }
    while self.startsTrailingLambda {
      self.position = self.endOfAnnotations(at: self.position)
      if self.kind == .identifier { self.advance(2) }
      let lambda = try self.readLambda(
        token == nil ? .possible : Closure.Receiver(of: name.text, isOnReceiver: isOnReceiver))
      arguments.append(Term.Argument(nil, lambda))
    }
    chain.links.append(Term.Link(name, arguments, typeArguments: typeArguments))
  }

  /// Reads arguments in parentheses.
  mutating func readArguments() throws(SyntaxFailure) -> [Term.Argument] {
    try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftParenthesis, "write the arguments in parentheses")
      var arguments: [Term.Argument] = []
      while parser.kind != .rightParenthesis {
        var label: String?
        if parser.kind == .identifier, parser.nextKind == .assign {
          label = parser.spelling(parser.token.payload)
          parser.advance(2)
        }
        _ = parser.skip(.star)
        arguments.append(Term.Argument(label, try parser.readExpression()))
        guard parser.skip(.comma) else { break }
      }
      try parser.expect(.rightParenthesis, "close the parenthesis")
      return arguments
    }
  }

  // MARK: Links

  private mutating func readLinks(of chain: inout ChainParts, from start: Int) throws(SyntaxFailure) -> Term {
    while true {
      switch self.kind {
      case .dot:
        self.advance()
        try self.readMember(into: &chain)
      case .question:
        if self.nextKind == .dot, self.isAdjacent(self.position + 1) {
          self.advance(2)
          try self.readMember(into: &chain)
        } else if self.isNullableReference {
          while self.skip(.question) {}
        } else {
          return chain.term(in: self.range(from: start))
        }
      case .doubleColon where !self.isOnNewLine: return try self.readReference(&chain, from: start)
      case .not where !self.isOnNewLine:
        guard self.nextKind == .not, self.isAdjacent(self.position + 1) else {
          return chain.term(in: self.range(from: start))
        }
        self.advance(2)
      case .leftBracket where !self.isOnNewLine:
        let place = self.start
        let elements = try self.readElements()
        chain.links.append(Term.Link(Name("[]", self.range(from: place)), elements))
      case .increment where !self.isOnNewLine, .decrement where !self.isOnNewLine:
        let value = chain.term(in: self.range(from: start))
        self.advance()
        chain = ChainParts(base: Term(.operation([Term.step], [value]), self.range(from: start)))
      case .less where !self.isOnNewLine:
        if self.skipTypeOfReference() { continue }
        if self.startsCall() {
          try self.readCall(of: nil, into: &chain)
        } else {
          return chain.term(in: self.range(from: start))
        }
      default:
        guard self.startsCall() else { return chain.term(in: self.range(from: start)) }
        try self.readCall(of: nil, into: &chain)
      }
    }
  }

  /// Whether question marks of a type come next, and `::` behind them.
  var isNullableReference: Bool {
    var index = self.position
    while self.kind(at: index) == .question, index < self.position + 8 { index += 1 }
    return self.kind(at: index) == .doubleColon
  }

  /// Skips type arguments before `::`: those of `List<String>::size`.
  mutating func skipTypeOfReference() -> Bool {
    guard var end = self.endOfTypeArguments(at: self.position) else { return false }
    while self.kind(at: end) == .question { end += 1 }
    guard self.kind(at: end) == .doubleColon else { return false }
    self.position = end
    return true
  }

  /// Reads the code after a dot.
  private mutating func readMember(into chain: inout ChainParts) throws(SyntaxFailure) {
    if self.kind == .leftParenthesis {
      // `a.(b)(c)`
      let start = self.start
      let function = try self.readParenthesized()
      chain.links.append(
        Term.Link(Name("", self.range(from: start)), [Term.Argument(nil, function)]))
      return
    }
    let token = try self.readName()
    if self.startsCall() { return try self.readCall(of: token, into: &chain) }
    chain.links.append(Term.Link(self.name(of: token)))
  }

  /// Reads `::name` or `::class`.
  private mutating func readReference(
    _ chain: inout ChainParts, from start: Int
  ) throws(SyntaxFailure) -> Term {
    if chain.hasCall { chain = ChainParts(base: chain.term(in: self.range(from: start))) }
    self.advance()
    if self.kind == .classKeyword {
      chain.links.append(Term.Link(Name("class", self.range(of: self.token))))
      self.advance()
      return try self.readLinks(of: &chain, from: start)
    }
    // `::name` refers to a member of the instance or of the file, or to a local function.
    let token = try self.readName()
    chain.links.append(Term.Link(self.name(of: token), isReference: true))
    let reference = chain.term(in: self.range(from: start))
    guard self.isChained else { return reference }
    chain = ChainParts(base: reference)
    return try self.readLinks(of: &chain, from: start)
  }
}
