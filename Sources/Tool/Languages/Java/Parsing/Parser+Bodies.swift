import ReaderSupport
import SourceModel

extension Parser {
  /// Reads a body with its braces; errors in it are reported, and the code after it is read as usual.
  mutating func readBody(parameters: [String]) throws(SyntaxFailure) -> Body {
    let open = self.position
    let (start, depth) = (self.start, self.depth)
    do throws(SyntaxFailure) {
      let (_, statements) = try self.readingBody { (parser) throws(SyntaxFailure) in try parser.readBlock() }
      return self.body(statements, parameters: parameters, from: start)
    } catch {
      guard let close = self.closing(open) else { throw error }
      self.note(error)
      self.depth = depth
      self.position = close + 1
      let unknown = Term(.unknown([]), self.range(from: start))
      return self.body([.expression(unknown)], parameters: parameters, from: start)
    }
  }

  func body(_ statements: [Statement], parameters: [String] = [], from start: Int) -> Body {
    let range = self.range(from: start)
    return Body(range, Closure(parameters: parameters, statements: statements, range: range), in: .java)
  }

  // MARK: Statements

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

  /// Reads code that has a scope of its own, or that may not run.
  mutating func branching<Value>(
    _ read: (inout Parser) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> Value {
    let (value, statements) = try self.collecting(read)
    self.statements.append(.branches([statements]))
    return value
  }

  /// Reads code whose statements are a body of their own.
  mutating func readingBody<Value>(
    _ read: (inout Parser) throws(SyntaxFailure) -> Value
  ) throws(SyntaxFailure) -> (value: Value, statements: [Statement]) {
    let outer = (self.breakTargets, self.arrowEndsLabel)
    self.breakTargets = []
    self.arrowEndsLabel = false
    defer { (self.breakTargets, self.arrowEndsLabel) = outer }
    return try self.collecting(read)
  }

  /// Declares names for the statements after them.
  mutating func declare(_ names: [Name]) {
    if !names.isEmpty { self.statements.append(.local(names, nil, [])) }
  }

  /// Declares the variables of a statement's pattern for the statements after it.
  mutating func introduce(_ names: [Name]) {
    self.declare(names)
    self.namesOfCase += names
  }

  // MARK: Local types

  /// Reads the members of an anonymous type.
  ///
  /// - Parameters:
  ///   - created: the type that it extends or implements.
  ///   - start: the offset at which the declaration starts.
  mutating func readAnonymousType(
    _ created: LocatedType?, from start: Int
  ) throws(SyntaxFailure) -> TypeDeclaration {
    try self.enter()
    defer { self.depth -= 1 }
    let place = self.start
    let members = try self.readMembers(of: TypeHead(kind: .class, name: ""))
    return TypeDeclaration(
      kind: .class,
      header: Header(
        name: Name("", TextRange(place, place)), range: self.range(from: start), keywordStart: start),
      inherited: created.map { [$0] } ?? [], members: members.members, memberRange: members.range)
  }

  /// Reads the declaration of a local type.
  mutating func readLocalType(_ modifiers: Modifiers) throws(SyntaxFailure) {
    guard let type = try self.readTypeDeclaration(modifiers) else {
      throw self.failure("declare a class here")
    }
    self.statements.append(.type(type))
  }
}
