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
    /// The value before the last members and calls, as a term; nil where the first of them is a call without a
    /// receiver.
    var termBase: Term?
    var termLinks: [Term.Link] = []

    /// Forgets the members and calls so far, which do not describe what follows.
    mutating func restart(_ base: Chain.Base) {
      self.base = base
      self.links = []
      self.baseIsLocal = false
      self.isPath = false
    }

    /// Continues with a term that includes all of the chain so far.
    mutating func restart(_ term: Term) {
      self.termBase = term
      self.termLinks = []
    }

    /// The chain as a term.
    func term(in range: TextRange) -> Term {
      if let base = self.termBase, self.termLinks.isEmpty { return base }
      return Term(.chain(self.termBase, self.termLinks), range)
    }

    var described: Chain { Chain(base: self.base, links: self.links, baseIsLocal: self.baseIsLocal) }
    var hasCall: Bool { self.links.contains { $0.arguments != nil } }
  }

  /// Reads a primary expression with its postfixes: members, calls, indices, `++`.
  mutating func readPostfix() throws(SyntaxFailure) -> Operand {
    let start = self.start
    let first = self.position
    var chain: ChainParts
    switch self.kind {
    case .number, .character, .string, .trueKeyword, .falseKeyword:
      self.advance()
      let range = self.range(from: start)
      guard self.kind == .dot || self.kind == .doubleColon else {
        return Operand(.literal, range, Term(.constant, range))
      }
      chain = ChainParts(base: .other, termBase: Term(.constant, range))
    case .nullKeyword:
      self.advance()
      let range = self.range(from: start)
      return Operand(.null, range, Term(.null, range))
    case .identifier:
      if self.kind(1) == .arrow, !self.arrowEndsLabel { return try self.readLambda() }
      chain = try self.readNameStart()
    case .thisKeyword: chain = try self.readThis()
    case .superKeyword:
      let token = self.token()
      self.advance()
      chain = ChainParts(base: .superInstance)
      if self.kind == .leftParenthesis {
        try self.readCall(of: token, into: &chain)
      } else {
        chain.restart(Term(.constant, self.range(of: token)))
      }
    case .leftParenthesis:
      if self.startsLambda() { return try self.readLambda() }
      let inner = try self.readParenthesized()
      guard self.isChained else {
        return inner.enclosed(in: self.range(from: start), bindings: inner.bindings)
      }
      chain = Self.parts(of: inner)
      // The receiver of the call continues with it.
      if self.body.calls.last?.range == inner.expression.range { self.body.calls.removeLast() }
    case .newKeyword: chain = try self.readCreation()
    case .switchKeyword:
      let statements = try self.readSwitchExpression()
      chain = ChainParts(
        base: .other, termBase: Term(.block([.branches([statements])]), self.range(from: start)))
    case .voidKeyword:
      self.advance()
      chain = ChainParts(base: .other, termBase: Term(.constant, self.range(from: start)))
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
      chain = ChainParts(base: .other, isPath: true, termBase: Term(.constant, self.range(from: start)))
    }
    return try self.readLinks(of: &chain, from: first)
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
  private static func parts(of operand: Operand) -> ChainParts {
    guard let chain = operand.expression.chain else {
      return ChainParts(base: .other, termBase: operand.term)
    }
    return ChainParts(
      base: chain.base, links: chain.links, baseIsLocal: chain.baseIsLocal, termBase: operand.term)
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
    let name = self.name(of: token)
    return ChainParts(
      base: .name(name), baseIsLocal: isLocal, isPath: true, termBase: Term(.name(name.text), name.range))
  }

  private mutating func readThis() throws(SyntaxFailure) -> ChainParts {
    let token = self.token()
    self.advance()
    var chain = ChainParts(base: .instance)
    guard self.kind != .leftParenthesis else {
      try self.readCall(of: token, into: &chain)
      return chain
    }
    if self.kind == .dot, self.kind(1) == .identifier {
      self.refer(self.token(1), .qualified)
    } else {
      self.refer(token, .instance)
    }
    chain.restart(Term(.instance, self.range(of: token)))
    return chain
  }

  /// Reads the arguments of a call whose name was read.
  private mutating func readCall(
    of token: Token, typeArguments: [TypeReference] = [], into chain: inout ChainParts
  ) throws(SyntaxFailure) {
    let (arguments, terms) = try self.readArguments()
    let name = self.name(of: token)
    chain.links.append(Chain.Link(name: name, typeArguments: typeArguments, arguments: arguments))
    chain.termLinks.append(Term.Link(name, terms))
    chain.isPath = false
  }

  /// Reads arguments in parentheses.
  mutating func readArguments() throws(SyntaxFailure)
    -> (arguments: [Expression.Argument], terms: [Term.Argument])
  {
    self.argumentDepth += 1
    defer { self.argumentDepth -= 1 }
    let outer = self.arrowEndsLabel
    self.arrowEndsLabel = false
    defer { self.arrowEndsLabel = outer }
    try self.expect(.leftParenthesis, "write the arguments in parentheses")
    if self.skip(.rightParenthesis) { return ([], []) }
    var arguments: [Expression.Argument] = []
    var terms: [Term.Argument] = []
    repeat {
      let operand = try self.readExpression()
      let value = operand.expression
      // Deeply nested code is not examined.
      let isDeep = self.argumentDepth > Self.maximumArgumentDepth
      arguments.append(
        Expression.Argument(label: nil, value: isDeep ? Expression(.other, value.range) : value))
      terms.append(Term.Argument(nil, operand.term))
    } while self.skip(.comma)
    try self.expect(.rightParenthesis, "close the parenthesis")
    return (arguments, terms)
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
    let first = self.position
    let type = LocatedType(try self.readTypeWithoutDimensions(), self.range(from: start))
    if self.endOfAnnotations(at: self.position) != self.position || self.kind == .leftBracket {
      let parts = try self.readArrayCreation(of: self.type(from: first))
      return ChainParts(base: .other, termBase: Term(.block(parts), self.range(from: Int(keyword.start))))
    }
    guard self.kind == .leftParenthesis else { throw self.failure("write the arguments in parentheses") }
    let name = self.typeNames(from: first).last
    var chain = ChainParts(base: .type(type.type))
    try self.readCall(of: keyword, typeArguments: typeArguments, into: &chain)
    if self.kind == .leftBrace {
      chain.restart(try self.readAnonymousType(type, from: Int(keyword.start)))
    } else {
      // The creation of an object is a call of its type.
      let call = name.map { Term.Link($0, chain.termLinks.last?.arguments) }
      let range = self.range(from: Int(keyword.start))
      chain.restart(Term(call.map { .chain(nil, [$0]) } ?? .constant, range))
    }
    return chain
  }

  /// - Returns: the type, the sizes and the values.
  private mutating func readArrayCreation(of type: Term) throws(SyntaxFailure) -> [Statement] {
    var parts: [Statement] = [.expression(type)]
    while true {
      let bracket = self.endOfAnnotations(at: self.position)
      guard self.kind(at: bracket) == .leftBracket else { break }
      self.position = bracket + 1
      if self.kind != .rightBracket { parts.append(.expression(try self.readExpression().term)) }
      try self.expect(.rightBracket, "close the bracket")
    }
    if self.kind == .leftBrace { parts.append(.expression(try self.readArrayInitializer().term)) }
    return parts
  }

  // MARK: Types

  /// The type from a token to the next one: the names before its type arguments, or a constant for a primitive type
  /// and an array.
  func type(from first: Int) -> Term {
    let first = self.endOfAnnotations(at: first)
    let range = self.range(from: Int(self.tokens[first].start))
    let names = self.kind(at: self.position - 1) == .rightBracket ? [] : self.typeNames(from: first)
    guard let name = names.first else { return Term(.constant, range) }
    let base = Term(.name(name.text), name.range)
    return names.count == 1 ? base : Term(.chain(base, names.dropFirst().map { Term.Link($0) }), range)
  }

  /// The names of the type from a token to the next one, outside of type arguments; none for a primitive type.
  private func typeNames(from first: Int) -> [Name] {
    var names: [Name] = []
    var nesting = 0
    var index = self.endOfAnnotations(at: first)
    while index < self.position {
      switch self.kind(at: index) {
      case .less: nesting += 1
      case .greater: nesting -= 1
      case .identifier where nesting == 0: names.append(self.name(of: self.tokens[index]))
      default: break
      }
      index = self.endOfAnnotations(at: index + 1)
    }
    return names
  }

  // MARK: Links

  /// Reads the members and calls after the start of a chain.
  ///
  /// - Parameter first: the index of the first token of the chain.
  private mutating func readLinks(of chain: inout ChainParts, from first: Int) throws(SyntaxFailure)
    -> Operand
  {
    let start = Int(self.tokens[first].start)
    var length = 0
    while true {
      length += 1
      if length == Self.maximumDepth { self.body.lacksTerms = true }
      switch self.kind {
      case .dot: try self.readMember(into: &chain, from: start)
      case .leftBracket:
        if self.kind(1) == .rightBracket {
          try self.readDimensionsOfPath(into: &chain, from: first)
        } else {
          let index = try self.readIndex()
          chain.isPath = false
          let range = self.range(from: start)
          // Terms that are nested too deeply are not kept.
          let kind: Term.Kind =
            self.body.lacksTerms ? .constant : .operation(["+"], [chain.term(in: range), index])
          chain.restart(Term(kind, range))
        }
      case .at where chain.isPath: try self.readDimensionsOfPath(into: &chain, from: first)
      case .less where chain.isPath:
        guard let end = self.endOfTypeInReference() else { return self.operand(of: chain, from: start) }
        self.forgetReference(at: start)
        self.position = end
        chain = ChainParts(base: .other, termBase: self.type(from: first))
      case .doubleColon: return try self.readMethodReference(chain, from: start)
      case .increment, .decrement:
        self.noteCalls(of: chain, from: start)
        let operand = chain.term(in: self.range(from: start))
        self.advance()
        let range = self.range(from: start)
        return Operand(.other, range, Term(.operation(["+"], [operand]), range))
      default: return self.operand(of: chain, from: start)
      }
    }
  }

  private mutating func readIndex() throws(SyntaxFailure) -> Term {
    self.advance()
    let outer = self.arrowEndsLabel
    self.arrowEndsLabel = false
    let index = try self.readExpression().term
    self.arrowEndsLabel = outer
    try self.expect(.rightBracket, "close the bracket")
    return index
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
    into chain: inout ChainParts, from first: Int
  ) throws(SyntaxFailure) {
    let end = self.endOfDimensions(at: self.position)
    guard end != self.position else { throw self.failure("write an index in the brackets") }
    self.forgetReference(at: Int(self.tokens[first].start))
    self.position = end
    chain = ChainParts(base: .other, termBase: self.type(from: first))
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
      let name = self.name(of: token)
      chain.links.append(Chain.Link(name: name, typeArguments: typeArguments, arguments: nil))
      chain.termLinks.append(Term.Link(name))
    case .thisKeyword, .classKeyword:
      self.forgetReference(at: start)
      self.advance()
      chain.restart(.other)
      // `Outer.this`, `Outer.class`
      chain.restart(Term(token.kind == .thisKeyword ? .block([]) : .constant, self.range(from: start)))
    case .superKeyword:
      // `Outer.super.method()`, but `outer.super()`.
      if self.kind(1) != .leftParenthesis { self.forgetReference(at: start) }
      self.advance()
      chain.restart(.superInstance)
      if self.kind == .leftParenthesis {
        try self.readCall(of: token, into: &chain)
      } else {
        chain.restart(Term(.constant, self.range(from: start)))
      }
    case .newKeyword:
      self.noteCalls(of: chain, from: start, to: Int(token.start))
      let outer = chain.term(in: TextRange(start, Int(token.start)))
      chain = try self.readCreation()
      let range = self.range(from: start)
      chain.restart(Term(.block([.expression(outer), .expression(chain.term(in: range))]), range))
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
    let name = self.name(of: token)
    chain.links.append(Chain.Link(name: name, typeArguments: typeArguments, arguments: nil))
    chain.termLinks.append(Term.Link(name, isReference: true))
    let range = self.range(from: start)
    return Operand(.methodReference(chain.described), range, chain.term(in: range))
  }

  /// Records a chain that has a call.
  private mutating func noteCalls(of chain: ChainParts, from start: Int, to end: Int? = nil) {
    guard chain.hasCall else { return }
    self.body.calls.append(Expression(.chain(chain.described), TextRange(start, end ?? self.end)))
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
