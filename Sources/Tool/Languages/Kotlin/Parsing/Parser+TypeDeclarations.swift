import ReaderSupport
import SourceModel

extension Parser {
  /// Reads the declaration of a type after its modifiers; nil without one.
  mutating func readTypeDeclaration(_ modifiers: Modifiers) throws(SyntaxFailure) -> TypeDeclaration? {
    let keyword = self.token
    let kind: TypeDeclaration.Kind
    switch keyword.kind {
    case .classKeyword:
      kind = modifiers.has("enum") ? .enum : modifiers.has("annotation") ? .annotation : .class
    case .interfaceKeyword: kind = .protocol
    case .objectKeyword: kind = .object
    default: return nil
    }
    try self.enter()
    defer { self.depth -= 1 }
    self.advance()
    var name = Name("Companion", TextRange(self.end, self.end))
    var symbol: Symbol?
    if self.kind == .identifier {
      symbol = self.token.payload
      name = self.name(of: self.token)
      self.advance()
    } else if kind != .object || !modifiers.has("companion") {
      throw self.failure("write a name here")
    }
    var head = TypeHead()
    head.genericParameters = try self.readTypeParameters()
    let start = self.start
    if kind != .object { try self.readPrimaryConstructor(of: &head) }
    let (supertypes, statements) = try self.collecting { (parser) throws(SyntaxFailure) in
      try parser.readSupertypes()
    }
    let code = FunctionCode(range: self.range(from: min(start, self.end)), statements: statements)
    try self.skipConstraints()
    var members: Members = ([], TextRange(self.end, self.end))
    if self.kind == .leftBrace {
      members = try self.readMembers(
        of: symbol, isEnum: kind == .enum, isInterface: kind == .protocol, parameters: head.list.names)
    }
    return TypeDeclaration(
      kind: kind, header: self.header(modifiers, name: name, keyword: Int(keyword.start)),
      inherited: supertypes.types, superclass: supertypes.superclass,
      genericParameters: head.genericParameters,
      members: head.members + members.members, memberRange: members.range,
      headBody: self.headBody(code, head.list))
  }

  /// The body of the code in the head of a class; nil without any.
  private func headBody(_ code: FunctionCode, _ list: ParameterList) -> Body? {
    list.defaults.isEmpty && code.statements.isEmpty ? nil : self.body(code, list)
  }

  /// Reads the constructor in the head of a class and its properties, if there is one.
  private mutating func readPrimaryConstructor(of head: inout TypeHead) throws(SyntaxFailure) {
    let end = self.endOfModifiers(at: self.position)
    let hasKeyword = self.isWord(.constructor, at: end)
    guard hasKeyword || self.kind == .leftParenthesis else { return }
    let modifiers = hasKeyword ? try self.readModifiers() : Modifiers(firstToken: self.position)
    let keyword = self.start
    if hasKeyword { self.advance() }
    let name = Name("constructor", TextRange(keyword, hasKeyword ? self.end : keyword))
    var list = ParameterList()
    try self.readParameters(into: &list)
    head.list = list
    head.members = [
      .function(
        FunctionDeclaration(
          kind: .initializer, header: self.header(modifiers, name: name, keyword: keyword),
          parameters: list.parameters, fullName: Self.fullName(name.text, list.parameters)))
    ]
    head.members += list.properties.map { .property($0) }
  }

  /// Reads `: A(), B by c`, if it is here.
  mutating func readSupertypes() throws(SyntaxFailure) -> (types: [LocatedType], superclass: LocatedType?) {
    guard self.skip(.colon) else { return ([], nil) }
    var types: [LocatedType] = []
    var superclass: LocatedType?
    repeat {
      self.position = self.endOfAnnotations(at: self.position, ofType: true)
      let type = try self.readType(intersections: false)
      types.append(type)
      if self.kind == .leftParenthesis {
        for argument in try self.readArguments() { self.append(value: argument.value) }
        superclass = superclass ?? type
      } else if self.isWord(.by) {
        self.advance()
        let outer = self.allowsTrailingLambda
        self.allowsTrailingLambda = false
        defer { self.allowsTrailingLambda = outer }
        self.append(value: try self.readExpression())
      }
    } while self.skip(.comma)
    return (types, superclass)
  }

  /// The members of a type, and the range of their braces.
  typealias Members = (members: [Declaration], range: TextRange)

  /// Reads the members of a type with their braces.
  ///
  /// - Parameters:
  ///   - name: the symbol of its name; nil without one.
  ///   - parameters: the parameters of its constructor that are not properties.
  mutating func readMembers(
    of name: Symbol?, isEnum: Bool, isInterface: Bool, parameters: [String]
  ) throws(SyntaxFailure) -> Members {
    self.types.append(TypeScope(name: name, parameters: parameters))
    defer { self.types.removeLast() }
    return try self.reading(lineBreaks: true) { (parser) throws(SyntaxFailure) in
      let (start, open) = (parser.start, parser.position)
      try parser.expect(.leftBrace, "open the type with '{'")
      let close = parser.closing(open)
      var members: [Declaration] = []
      if isEnum { parser.readEntries(into: &members) }
      while parser.kind != .end, parser.kind != .rightBrace {
        if parser.skip(.semicolon) { continue }
        parser.readMember(isInterface: isInterface, into: &members)
      }
      // A stray brace in a member is reported there, and the type ends at its own brace.
      if let close, parser.position < close { parser.position = close }
      if parser.kind == .end, close == nil { throw SyntaxFailure(message: "close the brace", token: open) }
      try parser.expect(.rightBrace, "close the type with '}'")
      return (members, parser.range(from: start))
    }
  }

  /// Reads a member, or reports an error and skips it.
  private mutating func readMember(isInterface: Bool, into members: inout [Declaration]) {
    let start = self.position
    let depth = self.depth
    do throws(SyntaxFailure) {
      members.append(try self.readMember(isInterface: isInterface))
    } catch {
      self.note(error)
      self.depth = depth
      self.recover()
    }
    if self.position == start { self.advance() }
  }

  // MARK: Enums

  private mutating func readEntries(into members: inout [Declaration]) {
    do throws(SyntaxFailure) {
      while self.kind == .identifier || self.kind == .at {
        members.append(.enumConstant(try self.readEntry()))
        guard self.skip(.comma) else { break }
      }
      if self.kind != .rightBrace {
        try self.expect(.semicolon, "separate entries with ',' and end them with ';'")
      }
    } catch {
      self.note(error)
      self.recover()
    }
  }

  private mutating func readEntry() throws(SyntaxFailure) -> PropertyDeclaration {
    let modifiers = try self.readModifiers(.entry)
    let keyword = self.start
    let name = try self.readLocatedName()
    let start = self.start
    var statements: [Statement] = []
    if self.kind == .leftParenthesis {
      statements += try self.readArguments().map { .declaration([], $0.value) }
    }
    if self.kind == .leftBrace {
      let place = self.start
      let members = try self.readMembers(of: nil, isEnum: false, isInterface: false, parameters: [])
      let type = TypeDeclaration(
        kind: .class,
        header: Header(
          name: Name("", TextRange(place, place)), range: self.range(from: start), keywordStart: start),
        members: members.members, memberRange: members.range)
      statements.append(.type(type))
    }
    let code = FunctionCode(range: self.range(from: min(start, self.end)), statements: statements)
    return PropertyDeclaration(
      header: self.header(modifiers, name: name, keyword: keyword, isStatic: true), isConstant: true,
      initial: statements.isEmpty ? nil : self.body(code))
  }
}
