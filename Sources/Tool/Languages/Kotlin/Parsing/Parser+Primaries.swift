import ReaderSupport
import SourceModel

extension Parser {
  /// Reads a primary expression with its postfixes: members, calls, indices, `!!`, `++`.
  mutating func readPostfix() throws(SyntaxFailure) -> Operand {
    let start = self.start
    var chain: ChainParts
    switch self.kind {
    case .identifier:
      chain = try self.readNameStart()
    case .thisKeyword:
      chain = self.readThis()
      chain.term = Term(.instance, self.range(from: start))
    case .superKeyword:
      chain = try self.readSuper()
      chain.term = Term(.constant, self.range(from: start))
    case .leftParenthesis:
      let inner = try self.readParenthesized()
      guard self.isChained else {
        return Operand(inner.expression.kind, self.range(from: start), inner.term)
      }
      chain = ChainParts(of: inner)
      // The receiver of the call continues with it.
      if self.body.calls.last?.range == inner.expression.range { self.body.calls.removeLast() }
    case .doubleColon:
      chain = ChainParts(base: .none)
      return try self.readReference(&chain, from: start)
    default:
      let value = try self.readAtom()
      guard self.isChained else { return value }
      chain = ChainParts(base: .other, term: value.term)
    }
    return try self.readLinks(of: &chain, from: start)
  }

  /// Reads an expression that starts with a keyword, a literal or a brace.
  private mutating func readAtom() throws(SyntaxFailure) -> Operand {
    let start = self.start
    switch self.kind {
    case .number, .character, .string, .trueKeyword, .falseKeyword:
      self.advance()
      return Operand(.literal, self.range(from: start), .constant)
    case .nullKeyword:
      self.advance()
      return Operand(.null, self.range(from: start), .null)
    case .stringStart: return try self.readString()
    case .leftBracket:
      let elements = try self.readElements()
      return Operand(.literal, self.range(from: start), .list(elements))
    case .leftBrace: return try self.readLambda()
    case .funKeyword: return try self.readAnonymousFunction()
    case .objectKeyword: return try self.readObjectExpression()
    case .throwKeyword:
      self.advance()
      // A `throw` has no value.
      _ = try self.readExpression()
      return Operand(.other, self.range(from: start), .constant)
    case .breakKeyword, .continueKeyword:
      self.advance()
      _ = self.skipLabelReference()
      return Operand(.other, self.range(from: start), .constant)
    default:
      let (_, statements) = try self.collecting { (parser) throws(SyntaxFailure) in
        try parser.readControl()
      }
      return Operand(.other, self.range(from: start), .block(statements))
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
    case .returnKeyword: self.body.statements.append(.result(try self.readReturn().term))
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

  private mutating func readParenthesized() throws(SyntaxFailure) -> Operand {
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
        elements.append(Term.Argument(nil, try parser.readExpression().term))
        guard parser.skip(.comma) else { break }
      }
      try parser.expect(.rightBracket, "close the bracket")
      return elements
    }
  }

  /// Reads a string with templates.
  private mutating func readString() throws(SyntaxFailure) -> Operand {
    let start = self.start
    self.advance()
    var operands: [Term] = []
    while self.kind != .stringEnd {
      switch self.kind {
      case .identifier:
        if !self.isLocal(self.token.payload) { self.refer(self.token, .plain) }
        operands.append(Term(.name(self.spelling(self.token.payload)), self.range(of: self.token)))
        self.advance()
      case .thisKeyword:
        if self.isInstanceKnown { self.refer(self.token, .instance) }
        self.advance()
      case .templateStart:
        let operand = try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
          parser.advance()
          let operand = try parser.readExpression()
          try parser.expect(.rightBrace, "close the template with '}'")
          return operand
        }
        operands.append(operand.term)
      default: throw self.failure("end the string with a quote")
      }
    }
    self.advance()
    return Operand(
      .literal, self.range(from: start),
      operands.isEmpty ? .constant : .operation([Term.interpolation], operands))
  }

  // MARK: Starts

  private mutating func readNameStart() throws(SyntaxFailure) -> ChainParts {
    let token = self.token
    let isLocal = self.isLocal(token.payload)
    self.advance()
    guard self.startsCall() else {
      if !isLocal { self.refer(token, .plain) }
      let name = self.name(of: token)
      return ChainParts(base: .name(name), baseIsLocal: isLocal, term: Term(.name(name.text), name.range))
    }
    if !isLocal { self.refer(token, .call) }
    var chain = ChainParts(base: .none, baseIsLocal: isLocal)
    try self.readCall(of: token, into: &chain)
    return chain
  }

  private mutating func readThis() -> ChainParts {
    let token = self.token
    self.advance()
    let label = self.skipLabelReference()
    // A label names the type, or a function or a lambda with a receiver.
    let isInstance = label == nil ? self.isInstanceKnown : self.isInnermostType(label)
    guard isInstance else { return ChainParts(base: .other) }
    let next = self.kind == .question || self.kind == .not ? self.position + 1 : self.position
    if self.kind(at: next) == .dot, self.kind(at: next + 1) == .identifier {
      self.refer(self.token(at: next + 1), .qualified)
    } else {
      self.refer(token, .instance)
    }
    return ChainParts(base: .instance)
  }

  private func isInnermostType(_ label: Symbol?) -> Bool {
    guard let label, let type = self.scopes.last else { return false }
    return type.name == label
  }

  private mutating func readSuper() throws(SyntaxFailure) -> ChainParts {
    self.advance()
    if self.kind == .less { _ = try self.readTypeArguments() }
    let label = self.skipLabelReference()
    return ChainParts(base: label == nil || self.isInnermostType(label) ? .superInstance : .other)
  }

  /// Reads `this(…)` or `super(…)` in the head of a constructor.
  mutating func readConstructorCall() throws(SyntaxFailure) {
    let start = self.start
    let keyword = self.token
    self.advance()
    guard self.kind == .leftParenthesis else { throw self.failure("write the arguments in parentheses") }
    var chain = ChainParts(base: keyword.kind == .thisKeyword ? .instance : .superInstance)
    chain.add(Chain.Link(name: self.name(of: keyword), arguments: try self.readArguments().arguments))
    let call = self.operand(of: chain, from: start)
    self.noteEffect(of: call.expression)
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
    let isOnReceiver = !chain.links.isEmpty || chain.base != .none
    let typeArguments = self.kind == .less ? try self.readTypeArguments() : []
    var arguments: [Expression.Argument]?
    var terms: [Term.Argument] = []
    if self.kind == .leftParenthesis, !self.isOnNewLine { (arguments, terms) = try self.readArguments() }
    while self.startsTrailingLambda {
      self.position = self.endOfAnnotations(at: self.position)
      if self.kind == .identifier { self.advance(2) }
      let lambda = try self.readLambda(
        token == nil ? .possible : LambdaReceiver(of: name.text, isOnReceiver: isOnReceiver))
      arguments = (arguments ?? []) + [Expression.Argument(label: nil, value: lambda.expression)]
      terms.append(Term.Argument(nil, lambda.term))
    }
    chain.add(Chain.Link(name: name, typeArguments: typeArguments, arguments: arguments))
    chain.termLinks.append(Term.Link(name, terms))
  }

  /// Reads arguments in parentheses.
  mutating func readArguments() throws(SyntaxFailure)
    -> (arguments: [Expression.Argument], terms: [Term.Argument])
  {
    self.argumentDepth += 1
    defer { self.argumentDepth -= 1 }
    return try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
      try parser.expect(.leftParenthesis, "write the arguments in parentheses")
      var arguments: [Expression.Argument] = []
      var terms: [Term.Argument] = []
      while parser.kind != .rightParenthesis {
        var label: String?
        if parser.kind == .identifier, parser.nextKind == .assign {
          label = parser.spelling(parser.token.payload)
          parser.advance(2)
        }
        _ = parser.skip(.star)
        let operand = try parser.readExpression()
        let value = operand.expression
        terms.append(Term.Argument(label, operand.term))
        // Deeply nested code is not examined.
        let isDeep = parser.argumentDepth > Self.maximumArgumentDepth
        arguments.append(
          Expression.Argument(label: label, value: isDeep ? Expression(.other, value.range) : value))
        guard parser.skip(.comma) else { break }
      }
      try parser.expect(.rightParenthesis, "close the parenthesis")
      return (arguments, terms)
    }
  }

  /// Arguments nested deeper than this are not described.
  private static let maximumArgumentDepth = 8

  // MARK: Links

  private mutating func readLinks(of chain: inout ChainParts, from start: Int) throws(SyntaxFailure)
    -> Operand
  {
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
          return self.operand(of: chain, from: start)
        }
      case .doubleColon where !self.isOnNewLine: return try self.readReference(&chain, from: start)
      case .not where !self.isOnNewLine:
        guard self.nextKind == .not, self.isAdjacent(self.position + 1) else {
          return self.operand(of: chain, from: start)
        }
        self.advance(2)
      case .leftBracket where !self.isOnNewLine:
        let place = self.start
        let elements = try self.readElements()
        chain.termLinks.append(Term.Link(Name("[]", self.range(from: place)), elements))
      case .increment where !self.isOnNewLine, .decrement where !self.isOnNewLine:
        self.noteCalls(of: chain, from: start)
        self.advance()
        chain.restart()
      case .less where !self.isOnNewLine:
        if self.skipTypeOfReference() {
          chain.restart()
        } else if self.startsCall() {
          try self.readCall(of: nil, into: &chain)
        } else {
          return self.operand(of: chain, from: start)
        }
      default:
        guard self.startsCall() else { return self.operand(of: chain, from: start) }
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
      let function = try self.readParenthesized().term
      chain.restart()
      chain.termLinks.append(
        Term.Link(Name("", self.range(from: start)), [Term.Argument(nil, function)]))
      return
    }
    let token = try self.readName()
    if self.startsCall() { return try self.readCall(of: token, into: &chain) }
    let name = self.name(of: token)
    chain.add(Chain.Link(name: name, arguments: nil))
    chain.termLinks.append(Term.Link(name))
  }

  /// Reads `::name` or `::class`.
  private mutating func readReference(
    _ chain: inout ChainParts, from start: Int
  ) throws(SyntaxFailure) -> Operand {
    self.noteCalls(of: chain, from: start)
    self.advance()
    if self.kind == .classKeyword {
      chain.restart()
      chain.termLinks.append(Term.Link(Name("class", self.range(of: self.token))))
      self.advance()
      return try self.readLinks(of: &chain, from: start)
    }
    let token = try self.readName()
    let name = self.name(of: token)
    if chain.base == .none, chain.links.isEmpty {
      // `::name` refers to a member of the instance or of the file, or to a local function.
      chain.baseIsLocal = self.isLocal(token.payload)
      if !chain.baseIsLocal { self.refer(token, .plain) }
      let isType = name.text.first?.isUppercase == true
      chain.term = Term(isType ? .constant : .name(name.text), self.range(from: start))
    } else {
      chain.termLinks.append(Term.Link(name, isReference: true))
    }
    chain.add(Chain.Link(name: name, arguments: nil))
    let range = self.range(from: start)
    let reference = Operand(.methodReference(chain.described), range, chain.term(in: range))
    guard self.isChained else { return reference }
    chain.restart()
    let end = self.position
    let whole = try self.readLinks(of: &chain, from: start)
    return self.position == end ? reference : whole
  }

  /// Records a chain that has a call.
  private mutating func noteCalls(of chain: ChainParts, from start: Int) {
    guard chain.hasCall else { return }
    self.body.calls.append(Expression(.chain(chain.described), self.range(from: start)))
  }

  private mutating func operand(of chain: ChainParts, from start: Int) -> Operand {
    let range = self.range(from: start)
    let term = chain.term(in: range)
    if chain.links.isEmpty, case .other = chain.base { return Operand(.other, range, term) }
    let kind = Expression.Kind.chain(chain.described)
    if chain.hasCall { self.body.calls.append(Expression(kind, range)) }
    return Operand(kind, range, term)
  }
}
