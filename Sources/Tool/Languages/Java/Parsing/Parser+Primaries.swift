import ReaderSupport
import SourceModel

extension Parser {
  /// A chain of names, members and calls that is being read.
  struct ChainParts {
    /// The value before the members and calls; nil where the first of them is a call without a receiver.
    var base: Term?
    var links: [Term.Link] = []
    /// Whether it consists only of names, and so may be a type.
    var isPath = false

    /// The chain as a term.
    func term(in range: TextRange) -> Term {
      if let base = self.base, self.links.isEmpty { return base }
      return Term(.chain(self.base, self.links), range)
    }

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
        return Operand(.literal, range)
      }
      chain = ChainParts(base: Term(.literal, range))
    case .nullKeyword:
      self.advance()
      let range = self.range(from: start)
      return Operand(.null, range)
    case .identifier:
      if self.kind(1) == .arrow, !self.arrowEndsLabel { return try self.readLambda() }
      chain = try self.readNameStart()
    case .thisKeyword: chain = try self.readThis()
    case .superKeyword:
      let token = self.token()
      self.advance()
      chain = ChainParts()
      if self.kind == .leftParenthesis {
        try self.readCall(of: token, into: &chain)
      } else {
        chain.base = Term(.superInstance, self.range(of: token))
      }
    case .leftParenthesis:
      if self.startsLambda() { return try self.readLambda() }
      let inner = try self.readParenthesized()
      guard self.isChained else { return inner }
      chain = ChainParts(base: inner.term)
    case .newKeyword: chain = try self.readCreation()
    case .switchKeyword:
      let statements = try self.readSwitchExpression()
      chain = ChainParts(base: Term(.block([.branches([statements])]), self.range(from: start)))
    case .voidKeyword:
      self.advance()
      chain = ChainParts(base: Term(.constant, self.range(from: start)))
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
      chain = ChainParts(base: Term(.constant, self.range(from: start)), isPath: true)
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

  // MARK: Starts

  private mutating func readNameStart() throws(SyntaxFailure) -> ChainParts {
    let token = self.token()
    self.advance()
    if self.kind == .leftParenthesis {
      var chain = ChainParts()
      try self.readCall(of: token, into: &chain)
      return chain
    }
    return ChainParts(
      base: Term(.name(self.spelling(token.payload)), self.range(of: token)), isPath: true)
  }

  private mutating func readThis() throws(SyntaxFailure) -> ChainParts {
    let token = self.token()
    self.advance()
    var chain = ChainParts()
    if self.kind == .leftParenthesis {
      try self.readCall(of: token, into: &chain)
    } else {
      chain.base = Term(.instance(.plain), self.range(of: token))
    }
    return chain
  }

  /// Reads the arguments of a call whose name was read.
  private mutating func readCall(
    of token: Token, typeArguments: [TypeReference] = [], into chain: inout ChainParts
  ) throws(SyntaxFailure) {
    let arguments = try self.readArguments()
    chain.links.append(Term.Link(self.name(of: token), arguments, typeArguments: typeArguments))
    chain.isPath = false
  }

  /// Reads arguments in parentheses.
  mutating func readArguments() throws(SyntaxFailure) -> [Term.Argument] {
    let outer = self.arrowEndsLabel
    self.arrowEndsLabel = false
    defer { self.arrowEndsLabel = outer }
    try self.expect(.leftParenthesis, "write the arguments in parentheses")
    var arguments: [Term.Argument] = []
    if self.skip(.rightParenthesis) { return arguments }
    repeat {
      arguments.append(Term.Argument(nil, try self.readExpression().term))
    } while self.skip(.comma)
    try self.expect(.rightParenthesis, "close the parenthesis")
    return arguments
  }

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
      return ChainParts(base: Term(.block(parts), self.range(from: Int(keyword.start))))
    }
    guard self.kind == .leftParenthesis else { throw self.failure("write the arguments in parentheses") }
    let name = self.typeNames(from: first).last
    let arguments = try self.readArguments()
    if self.kind == .leftBrace {
      let anonymous = try self.readAnonymousType(type, from: Int(keyword.start))
      let closure = Closure(anonymous, head: arguments.map { .declaration([], $0.value) })
      return ChainParts(base: Term(.closure(closure), closure.range))
    }
    // The creation of an object is a call of its type.
    let call = name.map { Term.Link($0, arguments, typeArguments: typeArguments, created: type.type) }
    let range = self.range(from: Int(keyword.start))
    return ChainParts(base: Term(call.map { .chain(nil, [$0]) } ?? .constant, range))
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
    return Term(.type(name.text, .named(path: names.map(\.text), arguments: [])), range)
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
    while true {
      switch self.kind {
      case .dot: try self.readMember(into: &chain, from: start)
      case .leftBracket:
        if self.kind(1) == .rightBracket {
          try self.readDimensionsOfPath(into: &chain, from: first)
        } else {
          let place = self.start
          let index = try self.readIndex()
          chain.isPath = false
          chain.links.append(Term.Link(Name("[]", self.range(from: place)), [Term.Argument(nil, index)]))
        }
      case .at where chain.isPath: try self.readDimensionsOfPath(into: &chain, from: first)
      case .less where chain.isPath:
        guard let end = self.endOfTypeInReference() else {
          return Operand(chain.term(in: self.range(from: start)))
        }
        self.position = end
        chain = ChainParts(base: self.type(from: first))
      case .doubleColon: return try self.readMethodReference(chain, from: start)
      case .increment, .decrement:
        let operand = chain.term(in: self.range(from: start))
        self.advance()
        return Operand(.operation(["!"], [operand]), self.range(from: start))
      default: return Operand(chain.term(in: self.range(from: start)))
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
    self.position = end
    chain = ChainParts(base: self.type(from: first))
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
      chain.links.append(Term.Link(self.name(of: token), typeArguments: typeArguments))
    case .thisKeyword, .classKeyword:
      self.advance()
      // `Outer.this`, `Outer.class`
      let kind: Term.Kind = token.kind == .thisKeyword ? .instance(.other) : .constant
      chain = ChainParts(base: Term(kind, self.range(from: start)))
    case .superKeyword:
      self.advance()
      // `Outer.super.method()`, but `outer.super()`.
      if self.kind == .leftParenthesis {
        try self.readCall(of: token, into: &chain)
      } else {
        chain = ChainParts(base: Term(.superInstance, self.range(from: start)))
      }
    case .newKeyword:
      let outer = chain.term(in: TextRange(start, Int(token.start)))
      let created = try self.readCreation()
      let range = self.range(from: start)
      let inner = created.term(in: TextRange(Int(token.start), range.end))
      // Many of them in a row are not nested.
      var parts = [Statement.declaration([], outer)]
      if case .block(let known) = outer.kind { parts = known }
      chain = ChainParts(base: Term(.block(parts + [.declaration([], inner)]), range))
    default: throw self.failure("write a name here")
    }
  }

  private mutating func readMethodReference(
    _ chain: ChainParts, from start: Int
  ) throws(SyntaxFailure) -> Operand {
    var chain = chain
    if chain.hasCall { chain = ChainParts(base: chain.term(in: self.range(from: start))) }
    self.advance()
    let typeArguments = self.kind == .less ? try self.readTypeArguments() : []
    let token = self.token()
    guard token.kind == .identifier || token.kind == .newKeyword else {
      throw self.failure("name the method")
    }
    self.advance()
    chain.links.append(
      Term.Link(self.name(of: token), typeArguments: typeArguments, isReference: true))
    return Operand(chain.term(in: self.range(from: start)))
  }
}
