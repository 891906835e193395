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
    let first = self.position
    self.body = BodyParts()
    self.bodyDepth += 1
    defer {
      self.body = outerBody
      self.bodyDepth -= 1
      self.leaveScope(localCount)
    }
    let (range, result) = try read(&self)
    guard !self.body.isEmpty || result != nil else { return nil }
    var body = self.body.body(in: range, result: result)
    body.statements = self.statements(in: range, after: first)
    return body
  }

  /// The statements of code that parses; nil where it is part of another body.
  ///
  /// - Parameter first: the index of a token before the code, or of its first one.
  private func statements(in range: TextRange, after first: Int) -> [Statement]? {
    guard self.bodyDepth == 1 else { return nil }
    var index = first
    while self.token(at: index).start < range.start { index += 1 }
    let isBlock = self.kind(at: index) == .leftBrace && self.kind(at: index - 1) != .assign
    var reader = TermReader(self, at: index)
    return try? reader.readBody(isBlock: isBlock)
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
    self.noteEffect(of: value)
    return (value.range, value)
  }

  /// Records a call that is a statement.
  mutating func noteEffect(of expression: Expression) {
    guard let last = expression.chain?.links.last, last.arguments != nil else { return }
    self.body.effects.append(Effect(target: expression, kind: .call, range: expression.range))
  }

  // MARK: Local types

  /// Reads an object expression: `object : A(), B { … }`.
  mutating func readObjectExpression() throws(SyntaxFailure) -> Expression {
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
    return Expression(.other, self.range(from: start))
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
