import ReaderSupport
import SourceModel

extension Parser {
  /// A chain of names, members and calls that is being read.
  struct ChainParts {
    var base: Chain.Base
    var links: [Chain.Link] = []
    var baseIsLocal = false
    /// Whether it consists only of names, and so may be a type.
    var isPath = false

    var described: Chain { Chain(base: self.base, links: self.links, baseIsLocal: self.baseIsLocal) }
    var hasCall: Bool { self.links.contains { $0.arguments != nil } }
  }

  /// Reads a primary expression with its postfixes: members, calls, indices, `++`.
  mutating func readPostfix() throws(SyntaxFailure) -> Operand {
    let start = self.start
    var chain: ChainParts
    switch self.kind {
    case .number, .character, .string, .trueKeyword, .falseKeyword:
      self.advance()
      guard self.kind == .dot || self.kind == .doubleColon else {
        return Operand(.literal, self.range(from: start))
      }
      chain = ChainParts(base: .other)
    case .nullKeyword:
      self.advance()
      return Operand(.null, self.range(from: start))
    case .identifier:
      if self.kind(1) == .arrow, !self.arrowEndsLabel { return try self.readLambda() }
      chain = try self.readNameStart()
    case .thisKeyword: chain = try self.readThis()
    case .superKeyword:
      let token = self.token()
      self.advance()
      chain = ChainParts(base: .superInstance)
      if self.kind == .leftParenthesis { try self.readCall(of: token, into: &chain) }
    case .leftParenthesis:
      if self.startsLambda() { return try self.readLambda() }
      let inner = try self.readParenthesized()
      guard self.isChained else {
        return Operand(inner.expression.kind, self.range(from: start), bindings: inner.bindings)
      }
      chain = Self.parts(of: inner.expression)
      // The receiver of the call continues with it.
      if self.body.calls.last?.range == inner.expression.range { self.body.calls.removeLast() }
    case .newKeyword: chain = try self.readCreation()
    case .switchKeyword:
      try self.readSwitchExpression()
      chain = ChainParts(base: .other)
    case .voidKeyword:
      self.advance()
      chain = ChainParts(base: .other)
    case .at:
      try self.skipAnnotations()
      guard self.kind != .at else { throw self.failure("write the name of an annotation here") }
      return try self.readPostfix()
    case .less:
      // `<A>this(…)` calls a constructor.
      _ = try self.readTypeArguments()
      guard self.kind == .thisKeyword || self.kind == .superKeyword else {
        throw self.failure("call a constructor here")
      }
      return try self.readPostfix()
    default:
      guard self.kind.isPrimitive else { throw self.failure("write an expression here") }
      self.advance()
      chain = ChainParts(base: .other, isPath: true)
    }
    return try self.readLinks(of: &chain, from: start)
  }

  /// Whether the next token continues the expression before it.
  private var isChained: Bool {
    switch self.kind {
    case .dot, .leftBracket, .doubleColon, .increment, .decrement: true
    default: false
    }
  }

  private mutating func readParenthesized() throws(SyntaxFailure) -> Operand {
    self.advance()
    let outer = self.arrowEndsLabel
    self.arrowEndsLabel = false
    defer { self.arrowEndsLabel = outer }
    let inner = try self.readExpression()
    try self.expect(.rightParenthesis, "close the parenthesis")
    return inner
  }

  /// The parts of the chain in parentheses: `(this.x).y` is `this.x.y`.
  private static func parts(of expression: Expression) -> ChainParts {
    guard let chain = expression.chain else { return ChainParts(base: .other) }
    return ChainParts(base: chain.base, links: chain.links, baseIsLocal: chain.baseIsLocal)
  }

  // MARK: Starts

  private mutating func readNameStart() throws(SyntaxFailure) -> ChainParts {
    let token = self.token()
    self.advance()
    if self.kind == .leftParenthesis {
      self.refer(token, .call)
      var chain = ChainParts(base: .none)
      try self.readCall(of: token, into: &chain)
      return chain
    }
    let isLocal = self.isLocal(token.payload)
    if !isLocal { self.refer(token, .plain) }
    return ChainParts(base: .name(self.name(of: token)), baseIsLocal: isLocal, isPath: true)
  }

  private mutating func readThis() throws(SyntaxFailure) -> ChainParts {
    let token = self.token()
    self.advance()
    var chain = ChainParts(base: .instance)
    if self.kind == .leftParenthesis {
      try self.readCall(of: token, into: &chain)
    } else if self.kind == .dot, self.kind(1) == .identifier {
      self.refer(self.token(1), .qualified)
    } else {
      self.refer(token, .instance)
    }
    return chain
  }

  /// Reads the arguments of a call whose name was read.
  private mutating func readCall(
    of token: Token, typeArguments: [TypeReference] = [], into chain: inout ChainParts
  ) throws(SyntaxFailure) {
    let arguments = try self.readArguments()
    chain.links.append(
      Chain.Link(name: self.name(of: token), typeArguments: typeArguments, arguments: arguments))
    chain.isPath = false
  }

  /// Reads arguments in parentheses.
  mutating func readArguments() throws(SyntaxFailure) -> [Expression.Argument] {
    self.argumentDepth += 1
    defer { self.argumentDepth -= 1 }
    let outer = self.arrowEndsLabel
    self.arrowEndsLabel = false
    defer { self.arrowEndsLabel = outer }
    try self.expect(.leftParenthesis, "write the arguments in parentheses")
    if self.skip(.rightParenthesis) { return [] }
    var arguments: [Expression.Argument] = []
    repeat {
      let value = try self.readExpression().expression
      // Deeply nested code is not examined.
      let isDeep = self.argumentDepth > Self.maximumArgumentDepth
      arguments.append(
        Expression.Argument(label: nil, value: isDeep ? Expression(.other, value.range) : value))
    } while self.skip(.comma)
    try self.expect(.rightParenthesis, "close the parenthesis")
    return arguments
  }

  /// Arguments nested deeper than this are not described.
  private static let maximumArgumentDepth = 8

  // MARK: Creation

  /// Reads `new`, and what it creates.
  private mutating func readCreation() throws(SyntaxFailure) -> ChainParts {
    let keyword = self.token()
    self.advance()
    let typeArguments = self.kind == .less ? try self.readTypeArguments() : []
    try self.skipAnnotations()
    let start = self.start
    let type = LocatedType(try self.readTypeWithoutDimensions(), self.range(from: start))
    if self.endOfAnnotations(at: self.position) != self.position || self.kind == .leftBracket {
      try self.readArrayCreation()
      return ChainParts(base: .other)
    }
    guard self.kind == .leftParenthesis else { throw self.failure("write the arguments in parentheses") }
    var chain = ChainParts(base: .type(type.type))
    try self.readCall(of: keyword, typeArguments: typeArguments, into: &chain)
    if self.kind == .leftBrace { try self.readAnonymousType(type, from: Int(keyword.start)) }
    return chain
  }

  private mutating func readArrayCreation() throws(SyntaxFailure) {
    while true {
      let bracket = self.endOfAnnotations(at: self.position)
      guard self.kind(at: bracket) == .leftBracket else { break }
      self.position = bracket + 1
      if self.kind != .rightBracket { _ = try self.readExpression() }
      try self.expect(.rightBracket, "close the bracket")
    }
    if self.kind == .leftBrace { _ = try self.readArrayInitializer() }
  }

  // MARK: Links

  private mutating func readLinks(of chain: inout ChainParts, from start: Int) throws(SyntaxFailure)
    -> Operand
  {
    while true {
      switch self.kind {
      case .dot: try self.readMember(into: &chain, from: start)
      case .leftBracket:
        if self.kind(1) == .rightBracket {
          try self.readDimensionsOfPath(into: &chain, from: start)
        } else {
          self.advance()
          let outer = self.arrowEndsLabel
          self.arrowEndsLabel = false
          _ = try self.readExpression()
          self.arrowEndsLabel = outer
          try self.expect(.rightBracket, "close the bracket")
          chain.isPath = false
        }
      case .at where chain.isPath: try self.readDimensionsOfPath(into: &chain, from: start)
      case .less where chain.isPath:
        guard let end = self.endOfTypeInReference() else { return self.operand(of: chain, from: start) }
        self.forgetReference(at: start)
        self.position = end
        chain = ChainParts(base: .other)
      case .doubleColon: return try self.readMethodReference(chain, from: start)
      case .increment, .decrement:
        self.noteCalls(of: chain, from: start)
        self.advance()
        return Operand(.other, self.range(from: start))
      default: return self.operand(of: chain, from: start)
      }
    }
  }

  /// The index after a type with arguments in a method reference: `List<String>::new`; nil when it is part of
  /// a comparison.
  private mutating func endOfTypeInReference() -> Int? {
    var index = self.position
    while true {
      if self.kind(at: index) == .less {
        guard let end = self.endOfTypeArguments(at: index) else { return nil }
        index = end
      }
      guard self.kind(at: index) == .dot else { break }
      index = self.endOfAnnotations(at: index + 1)
      guard self.kind(at: index) == .identifier else { return nil }
      index += 1
    }
    index = self.endOfDimensions(at: index)
    return self.kind(at: index) == .doubleColon ? index : nil
  }

  /// Reads the brackets of an array type: `String[]::new`, `int[].class`.
  private mutating func readDimensionsOfPath(
    into chain: inout ChainParts, from start: Int
  ) throws(SyntaxFailure) {
    let end = self.endOfDimensions(at: self.position)
    guard end != self.position else { throw self.failure("write an index in the brackets") }
    self.forgetReference(at: start)
    self.position = end
    chain = ChainParts(base: .other)
  }

  /// Reads the code after a dot.
  private mutating func readMember(into chain: inout ChainParts, from start: Int) throws(SyntaxFailure) {
    self.advance()
    let typeArguments = self.kind == .less ? try self.readTypeArguments() : []
    try self.skipAnnotations()
    let token = self.token()
    switch token.kind {
    case .identifier:
      self.advance()
      if self.kind == .leftParenthesis {
        return try self.readCall(of: token, typeArguments: typeArguments, into: &chain)
      }
      chain.links.append(Chain.Link(name: self.name(of: token), typeArguments: typeArguments, arguments: nil))
    case .thisKeyword, .classKeyword:
      self.forgetReference(at: start)
      self.advance()
      chain = ChainParts(base: .other)
    case .superKeyword:
      // `Outer.super.method()`, but `outer.super()`.
      if self.kind(1) != .leftParenthesis { self.forgetReference(at: start) }
      self.advance()
      chain = ChainParts(base: .superInstance)
      if self.kind == .leftParenthesis { try self.readCall(of: token, into: &chain) }
    case .newKeyword:
      self.noteCalls(of: chain, from: start, to: Int(token.start))
      chain = try self.readCreation()
    default: throw self.failure("write a name here")
    }
  }

  /// Removes the first name of a chain that turns out to be that of a type or of a package.
  private mutating func forgetReference(at start: Int) {
    if self.body.references.last?.name.range.start == start { self.body.references.removeLast() }
  }

  private mutating func readMethodReference(
    _ chain: ChainParts, from start: Int
  ) throws(SyntaxFailure) -> Operand {
    self.advance()
    let typeArguments = self.kind == .less ? try self.readTypeArguments() : []
    let token = self.token()
    guard token.kind == .identifier || token.kind == .newKeyword else {
      throw self.failure("name the method")
    }
    self.advance()
    self.noteCalls(of: chain, from: start, to: Int(self.tokens[self.position - 2].start))
    var chain = chain
    chain.links.append(Chain.Link(name: self.name(of: token), typeArguments: typeArguments, arguments: nil))
    return Operand(.methodReference(chain.described), self.range(from: start))
  }

  /// Records a chain that has a call.
  private mutating func noteCalls(of chain: ChainParts, from start: Int, to end: Int? = nil) {
    guard chain.hasCall else { return }
    self.body.calls.append(Expression(.chain(chain.described), TextRange(start, end ?? self.end)))
  }

  private mutating func operand(of chain: ChainParts, from start: Int) -> Operand {
    let range = self.range(from: start)
    if chain.links.isEmpty, case .other = chain.base { return Operand(.other, range) }
    let kind = Expression.Kind.chain(chain.described)
    if chain.hasCall { self.body.calls.append(Expression(kind, range)) }
    return Operand(kind, range)
  }
}
