import ReaderSupport
import SourceModel

extension Parser {
  /// Reads code, and gives the statements of it instead of adding them to those around it.
  mutating func collecting<Value>(
    _ read: (inout Parser) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> (value: Value, statements: [Statement]) {
    let outer = self.statements
    self.statements = []
    defer { self.statements = outer }
    let value = try read(&self)
    return (value, self.statements)
  }

  /// Adds a value that is only read.
  mutating func append(value term: Term) { self.statements.append(.declaration([], term)) }

  /// Declares names for the statements after them.
  mutating func declare(_ names: [Name]) { self.statements.append(.local(names, nil, [])) }

  /// The value of a delegated variable: for `lazy { … }`, the result of the lambda.
  static func delegated(_ term: Term) -> Term {
    guard case .chain(nil, let links) = term.kind, links.count == 1, links[0].name.text == "lazy",
      let closure = links[0].arguments?.last?.value
    else { return term }
    return Term(.chain(closure, [Term.Link(links[0].name, [])]), term.range)
  }

  // MARK: Functions

  /// The body of a function or an accessor.
  ///
  /// - Parameters:
  ///   - names: the names that are in scope besides those of the parameters.
  ///   - isExtension: whether `this` is the instance of a type that the function extends.
  func body(
    _ code: FunctionCode, _ list: ParameterList = ParameterList(), knowing names: [String] = [],
    isExtension: Bool = false
  ) -> Body {
    let closure = Closure(
      parameters: list.names + names, head: list.defaults, statements: code.statements, range: code.range,
      receiver: isExtension ? .function : .none)
    return Body(code.range, closure, hasImplicitResult: code.isExpression, in: .kotlin)
  }

  /// Reads statements in braces, the code of a function; errors in it are reported, and the code after it is read as
  /// usual.
  mutating func readFunctionBlock() throws(SyntaxFailure) -> FunctionCode {
    let open = self.position
    let start = self.start
    let depth = self.depth
    do throws(SyntaxFailure) {
      let (_, statements) = try self.collecting { (parser) throws(SyntaxFailure) in
        try parser.enter()
        try parser.readBlock()
        parser.depth -= 1
      }
      return FunctionCode(range: self.range(from: start), statements: statements)
    } catch {
      guard let close = self.closing(open) else { throw error }
      self.note(error)
      self.depth = depth
      self.position = close
      self.advance()
      let range = self.range(from: start)
      return FunctionCode(range: range, statements: [.expression(Term(.unknown([]), range))])
    }
  }

  /// Reads the code of a function: a block, or `=` and an expression.
  mutating func readFunctionBody() throws(SyntaxFailure) -> FunctionCode {
    guard self.skip(.assign) else { return try self.readFunctionBlock() }
    return try self.reading(lineBreaks: true) { (parser) throws(SyntaxFailure) in
      let start = parser.start
      let value = try parser.readExpression()
      return FunctionCode(
        range: parser.range(from: start), statements: [.expression(value)], isExpression: true)
    }
  }

  // MARK: Local types

  /// Reads an object expression: `object : A(), B { … }`.
  mutating func readObjectExpression() throws(SyntaxFailure) -> Term {
    try self.enter()
    defer { self.depth -= 1 }
    let start = self.start
    self.advance()
    let place = self.end
    let (supertypes, head) = try self.collecting { (parser) throws(SyntaxFailure) in
      try parser.readSupertypes()
    }
    guard self.kind == .leftBrace else { throw self.failure("open the object with '{'") }
    let members = try self.readMembers(of: nil, isEnum: false, isInterface: false, parameters: [])
    let type = TypeDeclaration(
      kind: .class,
      header: Header(
        name: Name("", TextRange(place, place)), range: self.range(from: start), keywordStart: start),
      inherited: supertypes.types, superclass: supertypes.superclass, members: members.members,
      memberRange: members.range)
    return Term(.closure(Closure(type, head: head)), type.header.range)
  }

  /// Reads the declaration of a local type, which may be called by its name after it.
  mutating func readLocalType(_ modifiers: Modifiers) throws(SyntaxFailure) {
    guard let type = try self.readTypeDeclaration(modifiers) else {
      throw self.failure("declare a class here")
    }
    self.statements.append(.type(type))
  }
}
