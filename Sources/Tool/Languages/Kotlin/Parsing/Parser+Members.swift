import ReaderSupport
import SourceModel

extension Parser {
  /// Reads a declaration that may stand in a file or in a type, after its modifiers; nil without one.
  mutating func readDeclaration(
    _ modifiers: Modifiers, isInterface: Bool = false
  ) throws(SyntaxFailure) -> Declaration? {
    switch self.kind {
    case .classKeyword, .interfaceKeyword, .objectKeyword:
      return try self.readTypeDeclaration(modifiers).map { .type($0) }
    case .funKeyword: return .function(try self.readFunction(modifiers))
    case .valKeyword, .varKeyword:
      return .property(try self.readProperty(modifiers, isInterface: isInterface))
    case .typealiasKeyword: return .alias(try self.readAlias(modifiers))
    default: return nil
    }
  }

  mutating func readMember(isInterface: Bool) throws(SyntaxFailure) -> Declaration {
    let modifiers = try self.readModifiers()
    if self.isWord(.initializer), self.nextKind == .leftBrace {
      return .function(try self.readInitializerBlock(modifiers))
    }
    if self.isWord(.constructor) { return .function(try self.readSecondaryConstructor(modifiers)) }
    guard let declaration = try self.readDeclaration(modifiers, isInterface: isInterface) else {
      throw self.failure("declare a class, a function or a property here")
    }
    return declaration
  }

  private mutating func readAlias(_ modifiers: Modifiers) throws(SyntaxFailure) -> AliasDeclaration {
    let keyword = self.start
    self.advance()
    let name = try self.readLocatedName()
    let genericParameters = try self.readTypeParameters()
    try self.expect(.assign, "write '=' and the type")
    let target = try self.readType().type
    return AliasDeclaration(
      header: self.header(modifiers, name: name, keyword: keyword), genericParameters: genericParameters,
      target: target)
  }

  private mutating func readInitializerBlock(
    _ modifiers: Modifiers
  ) throws(SyntaxFailure) -> FunctionDeclaration {
    let keyword = self.start
    self.advance()
    let code = try self.readFunctionBlock()
    return FunctionDeclaration(
      kind: .initializerBlock,
      header: self.header(modifiers, name: Name("", TextRange(keyword, keyword)), keyword: keyword),
      body: self.body(code, knowing: self.types.last?.parameters ?? []), fullName: "")
  }

  private mutating func readSecondaryConstructor(
    _ modifiers: Modifiers
  ) throws(SyntaxFailure) -> FunctionDeclaration {
    let keyword = self.token
    self.advance()
    var list = ParameterList()
    try self.readParameters(into: &list)
    var code: FunctionCode?
    if self.skip(.colon) {
      let start = self.start
      guard self.kind == .thisKeyword || self.kind == .superKeyword else {
        throw self.failure("call another constructor here")
      }
      list.defaults.append(.expression(try self.readConstructorCall()))
      code = FunctionCode(range: self.range(from: start), statements: [])
    }
    if self.kind == .leftBrace { code = try self.readFunctionBlock() }
    return FunctionDeclaration(
      kind: .initializer,
      header: self.header(modifiers, name: self.name(of: keyword), keyword: Int(keyword.start)),
      parameters: list.parameters, body: code.map { self.body($0, list) },
      fullName: Self.fullName("constructor", list.parameters))
  }

  // MARK: Functions

  private mutating func readFunction(_ modifiers: Modifiers) throws(SyntaxFailure) -> FunctionDeclaration {
    let keyword = self.start
    let head = try self.readFunction()
    guard let name = head.name else { throw self.failure("name the function") }
    let parameters = head.list.parameters
    return FunctionDeclaration(
      kind: .function, header: self.header(modifiers, name: self.name(of: name), keyword: keyword),
      parameters: parameters, result: head.result, isAsync: modifiers.has("suspend"),
      body: head.code.map {
        self.body($0, head.list, knowing: modifiers.context, isExtension: head.receiver != nil)
      },
      fullName: Self.fullName(self.spelling(name.payload), parameters), receiver: head.receiver)
  }

  /// Reads a function from its keyword on.
  mutating func readFunction() throws(SyntaxFailure) -> FunctionHead {
    try self.enter()
    defer { self.depth -= 1 }
    var head = FunctionHead()
    self.advance()
    _ = try self.readTypeParameters()
    head.receiver = try self.readReceiver()
    if self.kind == .identifier {
      head.name = self.token
      self.advance()
    }
    try self.readParameters(into: &head.list)
    if self.skip(.colon) { head.result = try self.readType() }
    try self.skipConstraints()
    if self.kind == .assign || self.kind == .leftBrace { head.code = try self.readFunctionBody() }
    return head
  }

  /// Reads the type before the name of a function or a property, and its dot, if there is one.
  mutating func readReceiver() throws(SyntaxFailure) -> LocatedType? {
    guard let dot = self.dotOfReceiver() else { return nil }
    let type = try self.readType(limit: dot)
    try self.expect(.dot, "write '.' and the name")
    return type
  }

  /// Reads the parameters of a function or a constructor.
  mutating func readParameters(into list: inout ParameterList) throws(SyntaxFailure) {
    let read = try self.reading(lineBreaks: false) { (parser) throws(SyntaxFailure) in
      var list = ParameterList()
      try parser.expect(.leftParenthesis, "write the parameters in parentheses")
      while parser.kind != .rightParenthesis {
        try parser.readParameter(into: &list)
        guard parser.skip(.comma) else { break }
      }
      try parser.expect(.rightParenthesis, "close the parenthesis")
      return list
    }
    list = read
  }

  private mutating func readParameter(into list: inout ParameterList) throws(SyntaxFailure) {
    let modifiers = try self.readModifiers(.parameter)
    let keyword = self.token
    let isProperty = keyword.kind == .valKeyword || keyword.kind == .varKeyword
    if isProperty { self.advance() }
    let name = try self.readName()
    var type = LocatedType(.other(""), self.range(from: self.end))
    if self.skip(.colon) { type = try self.readType() }
    if modifiers.has("vararg") { type.type = .array(type.type) }
    let hasDefault = self.skip(.assign)
    if hasDefault { list.defaults.append(.declaration([], try self.readExpression())) }
    list.parameters.append(
      Parameter(label: nil, name: self.spelling(name.payload), type: type.type, hasDefault: hasDefault))
    guard isProperty else { return list.names.append(self.spelling(name.payload)) }
    list.properties.append(
      PropertyDeclaration(
        header: self.header(modifiers, name: self.name(of: name), keyword: Int(keyword.start)),
        isConstant: keyword.kind == .valKeyword, type: type))
  }

  /// The name with the types of the parameters, without their type arguments.
  static func fullName(_ name: String, _ parameters: [Parameter]) -> String {
    name + "(" + parameters.map { Self.simpleName($0.type) }.joined(separator: ", ") + ")"
  }

  private static func simpleName(_ type: TypeReference) -> String {
    switch type {
    case .named(let path, _): path.last ?? ""
    case .optional(let wrapped): Self.simpleName(wrapped) + "?"
    case .array(let element): "Array<" + Self.simpleName(element) + ">"
    default: type.spelled(in: .kotlin)
    }
  }
}
