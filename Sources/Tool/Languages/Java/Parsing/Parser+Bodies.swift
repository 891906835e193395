import ReaderSupport
import SourceModel

extension Parser {
  /// Reads a body with its braces; errors in it are reported, and the code after it is read as usual.
  mutating func readBody(parameters: [Symbol]) throws(SyntaxFailure) -> Body {
    let open = self.position
    let depth = self.depth
    var result: Expression?
    var statements: [Statement]?
    do throws(SyntaxFailure) {
      let body = try self.readingBody(parameters: parameters) { (parser) throws(SyntaxFailure) in
        let start = parser.start
        try parser.readBodyStatements(result: &result)
        statements = parser.body.lacksTerms ? nil : parser.body.statements
        return parser.range(from: start)
      }
      if !self.localTypes.isEmpty {
        self.methods.parameters += parameters.map(self.spelling)
        self.methods.statements += statements ?? []
        statements = nil
      }
      guard var body else { return Body(range: self.range(from: Int(self.tokens[open].start))) }
      body.result = result
      body.statements = statements
      return body
    } catch {
      guard let close = self.closing(open) else { throw error }
      self.note(error)
      self.depth = depth
      self.position = close + 1
      return Body(range: self.range(from: Int(self.tokens[open].start)))
    }
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

  /// Reads code that has a scope of its own, or that may not run.
  mutating func branching<Value>(
    _ read: (inout Parser) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> Value {
    let (value, statements) = try self.collecting(read)
    self.body.statements.append(.branches([statements]))
    return value
  }

  private mutating func readBodyStatements(result: inout Expression?) throws(SyntaxFailure) {
    try self.expect(.leftBrace, "open the body with '{'")
    let start = self.position
    var statements = 0
    while self.kind != .rightBrace {
      guard self.kind != .end else { throw self.failure("close the brace") }
      self.lastResult = nil
      let first = self.position
      _ = try self.readStatement()
      statements += 1
      if first == start, self.tokens[start].kind == .returnKeyword { result = self.lastResult }
    }
    if statements != 1 { result = nil }
    self.advance()
  }

  /// Reads code whose names, effects and calls are a body of their own; nil when it has none of these.
  ///
  /// - Parameter read: reads the code and gives its range.
  mutating func readingBody(
    parameters: [Symbol], _ read: (inout Parser) throws(SyntaxFailure) -> TextRange
  ) throws(SyntaxFailure) -> Body? {
    let outerBody = self.body
    let outerTargets = self.breakTargets
    let outerArrow = self.arrowEndsLabel
    let localCount = self.locals.count
    self.body = BodyParts()
    self.breakTargets = []
    self.arrowEndsLabel = false
    self.declare(parameters)
    defer {
      // A local type is part of the body around it.
      let lacksTerms = outerBody.lacksTerms || (self.body.lacksTerms && !self.localTypes.isEmpty)
      self.body = outerBody
      self.body.lacksTerms = lacksTerms
      self.breakTargets = outerTargets
      self.arrowEndsLabel = outerArrow
      self.leaveScope(localCount)
    }
    let range = try read(&self)
    return self.body.isEmpty ? nil : self.body.body(in: range)
  }

  // MARK: Local types

  /// Reads the members of an anonymous type, which is part of the body that is being read.
  ///
  /// - Parameters:
  ///   - created: the type that it extends or implements.
  ///   - start: the offset at which the declaration starts.
  ///
  /// - Returns: its methods, which values flow through like those of a closure.
  @discardableResult
  mutating func readAnonymousType(_ created: LocatedType?, from start: Int) throws(SyntaxFailure) -> Term {
    try self.enter()
    defer { self.depth -= 1 }
    let place = self.start
    let (members, methods) = try self.readingLocalType { (parser) throws(SyntaxFailure) in
      parser.methods = MemberParts()
      return (try parser.readMembers(of: TypeHead(kind: .class, name: "")), parser.methods)
    }
    self.body.types.append(
      TypeDeclaration(
        kind: .class,
        header: Header(
          name: Name("", TextRange(place, place)), range: self.range(from: start), keywordStart: start),
        inherited: created.map { [$0] } ?? [], members: members.members, memberRange: members.range))
    return .closure(methods.parameters, methods.statements, self.range(from: start))
  }

  /// Reads the declaration of a local type.
  mutating func readLocalType(_ modifiers: Modifiers) throws(SyntaxFailure) {
    let type = try self.readingLocalType { (parser) throws(SyntaxFailure) in
      try parser.readTypeDeclaration(modifiers)
    }
    guard let type else { throw self.failure("declare a class here") }
    self.body.types.append(type)
  }

  /// Reads the declaration of a nested type; nil without one.
  mutating func readMemberType(_ modifiers: Modifiers) throws(SyntaxFailure) -> TypeDeclaration? {
    // Its fields hide the locals around a local type as well.
    guard !self.localTypes.isEmpty, self.startsType() else { return try self.readTypeDeclaration(modifiers) }
    return try self.readingLocalType { (parser) throws(SyntaxFailure) in
      try parser.readTypeDeclaration(modifiers)
    }
  }

  private mutating func readingLocalType<Value>(
    _ read: (inout Parser) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> Value {
    let outer = self.methods
    self.localTypes.append(LocalType(localCount: self.locals.count, fields: self.fieldsAhead()))
    defer {
      self.localTypes.removeLast()
      self.methods = outer
    }
    return try read(&self)
  }

  /// The fields of the type whose members come next.
  ///
  /// A field may be declared below the methods that use it, and hides the locals around the type there.
  private func fieldsAhead() -> Set<Symbol> {
    var index = self.position
    var fields: Set<Symbol> = []
    while self.kind(at: index) != .leftBrace {
      guard self.kind(at: index) != .end else { return [] }
      // The components of a record are fields of it.
      if self.kind(at: index) == .leftParenthesis, let close = self.closing(index) {
        for component in index..<close
        where self.kind(at: component) == .identifier
          && (self.kind(at: component + 1) == .comma || component + 1 == close)
        {
          fields.insert(self.tokens[component].payload)
        }
        index = close
      }
      index += 1
    }
    guard let close = self.closing(index) else { return [] }
    index += 1
    while index < close {
      switch self.kind(at: index) {
      case .leftBrace, .leftParenthesis, .leftBracket: index = self.closing(index) ?? index
      case .identifier where self.endsFieldName(index + 1) && self.mayEndType(index - 1):
        fields.insert(self.tokens[index].payload)
      default: break
      }
      index += 1
    }
    return fields
  }

  private func endsFieldName(_ index: Int) -> Bool {
    switch self.kind(at: index) {
    case .assign, .semicolon, .comma: true
    case .leftBracket: self.kind(at: index + 1) == .rightBracket
    default: false
    }
  }

  private func mayEndType(_ index: Int) -> Bool {
    switch self.kind(at: index) {
    case .identifier, .greater, .rightBracket, .comma: true
    default: self.kind(at: index).isPrimitive
    }
  }
}
