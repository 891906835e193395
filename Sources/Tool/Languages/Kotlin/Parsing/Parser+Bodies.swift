import ReaderSupport
import SourceModel

extension Parser {
  /// Reads code whose names, effects and calls are a body of their own; nil when it has none of these.
  ///
  /// - Parameter read: reads the code and gives its range and its value.
  mutating func readingBody(
    _ read: (inout Parser) throws(SyntaxFailure) -> (range: TextRange, result: Expression?)
  ) throws(SyntaxFailure) -> Body? {
    let outerBody = self.body
    let localCount = self.locals.count
    self.body = BodyParts()
    self.bodyDepth += 1
    defer {
      self.bodyDepth -= 1
      // A local type is part of the body around it.
      let lacksTerms = outerBody.lacksTerms || (self.body.lacksTerms && self.bodyDepth > 0)
      self.body = outerBody
      self.body.lacksTerms = lacksTerms
      self.leaveScope(localCount)
    }
    let (range, result) = try read(&self)
    // The functions of an object are read like one closure.
    if self.bodyDepth > 1 { self.objectParts.statements += self.body.statements }
    guard !self.body.isEmpty || result != nil else { return nil }
    var body = self.body.body(in: range, result: result)
    if self.bodyDepth == 1, !self.body.lacksTerms { body.statements = self.body.statements }
    return body
  }

  // MARK: Statements

  /// Reads code, and gives the statements of it instead of adding them to those around it.
  mutating func collecting<Value>(
    _ read: (inout Parser) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> (value: Value, statements: [Statement]) {
    let outer = self.body.statements
    self.body.statements = []
    defer { self.body.statements = outer }
    let value = try read(&self)
    return (value, self.body.statements)
  }

  /// The value of a delegated variable: for `lazy { … }`, the result of the lambda.
  static func delegated(_ term: Term) -> Term {
    guard case .chain(nil, let links) = term.kind, links.count == 1, links[0].name.text == "lazy",
      let closure = links[0].arguments?.last?.value
    else { return term }
    return Term(.chain(closure, [Term.Link(Name("invoke", links[0].name.range), [])]), term.range)
  }

  /// Reads statements in braces, the code of a function; errors in it are reported, and the code after it is read as
  /// usual.
  ///
  /// - Returns: the range with the braces, and the value of the only statement.
  mutating func readFunctionBlock() throws(SyntaxFailure) -> (range: TextRange, result: Expression?) {
    let open = self.position
    let start = self.start
    let depth = self.depth
    do throws(SyntaxFailure) {
      let result = try self.reading(lineBreaks: true) { (parser) throws(SyntaxFailure) in
        try parser.enter()
        try parser.expect(.leftBrace, "open the body with '{'")
        let result = try parser.readStatements()
        try parser.expect(.rightBrace, "close the brace")
        parser.depth -= 1
        return result
      }
      return (self.range(from: start), result)
    } catch {
      guard let close = self.closing(open) else { throw error }
      self.note(error)
      self.depth = depth
      self.position = close
      self.advance()
      return (self.range(from: start), nil)
    }
  }

  /// Reads the code of a function: a block, or `=` and an expression.
  mutating func readFunctionBody() throws(SyntaxFailure) -> (range: TextRange, result: Expression?) {
    guard self.skip(.assign) else { return try self.readFunctionBlock() }
    let value = try self.reading(lineBreaks: true) { (parser) throws(SyntaxFailure) in
      try parser.readExpression()
    }
    self.body.statements.append(.expression(value.term))
    self.noteEffect(of: value.expression)
    return (value.expression.range, value.expression)
  }

  /// Records a call that is a statement.
  mutating func noteEffect(of expression: Expression) {
    guard let last = expression.chain?.links.last, last.arguments != nil else { return }
    self.body.effects.append(Effect(target: expression, kind: .call, range: expression.range))
  }

  // MARK: Local types

  /// Reads an object expression: `object : A(), B { … }`.
  mutating func readObjectExpression() throws(SyntaxFailure) -> Operand {
    try self.enter()
    defer { self.depth -= 1 }
    let start = self.start
    self.advance()
    let place = self.end
    let (inherited, superclass) = try self.readSupertypes()
    guard self.kind == .leftBrace else { throw self.failure("open the object with '{'") }
    let members = try self.readMembers(of: nil, isEnum: false, isInterface: false, parameters: [])
    self.body.types.append(
      TypeDeclaration(
        kind: .class,
        header: Header(
          name: Name("", TextRange(place, place)), range: self.range(from: start), keywordStart: start),
        inherited: inherited, superclass: superclass, members: members.members, memberRange: members.range))
    return self.closure(members.parts.parameters, members.parts.statements, .other, from: start)
  }

  func closure(
    _ parameters: [String], _ statements: [Statement], _ kind: Expression.Kind = .closure, from start: Int
  ) -> Operand {
    let range = self.range(from: start)
    return Operand(kind, range, Term.closure(parameters, statements, range))
  }

  /// Reads the declaration of a local type, which may be called by its name after it.
  mutating func readLocalType(_ modifiers: Modifiers) throws(SyntaxFailure) {
    let name =
      self.kind(at: self.position + 1) == .identifier ? self.token(at: self.position + 1).payload : nil
    if let name { self.declare(name) }
    guard let type = try self.readTypeDeclaration(modifiers) else {
      throw self.failure("declare a class here")
    }
    self.body.types.append(type)
  }
}
