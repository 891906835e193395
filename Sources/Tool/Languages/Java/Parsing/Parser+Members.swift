import ReaderSupport
import SourceModel

extension Parser {
  mutating func readMember(
    of head: TypeHead, start: Int, into members: inout [Declaration]
  ) throws(SyntaxFailure) {
    if self.kind == .leftBrace {
      members.append(.function(try self.readBlock(Modifiers(firstToken: start))))
      return
    }
    if self.kind == .staticKeyword, self.kind(1) == .leftBrace {
      let modifiers = try self.readModifiers()
      members.append(.function(try self.readBlock(modifiers)))
      return
    }
    var modifiers = try self.readModifiers()
    if let type = try self.readTypeDeclaration(modifiers) {
      members.append(.type(type))
      return
    }
    let keyword = self.start
    _ = try self.readTypeParameters()
    modifiers.attributes += try self.readAnnotations()
    let token = self.token()
    if token.kind == .identifier, self.spelling(token.payload) == head.name,
      self.kind(1) == .leftParenthesis || (head.kind == .record && self.kind(1) == .leftBrace)
    {
      self.advance()
      members.append(
        .function(
          try self.readFunction(
            modifiers, name: token, keyword: keyword, result: nil, kind: .initializer,
            components: head.components)))
      return
    }
    let type: LocatedType
    if self.kind == .voidKeyword {
      type = LocatedType(.tuple([]), self.range(of: token))
      self.advance()
    } else {
      type = try self.readType()
    }
    let member = try self.readName()
    if self.kind == .leftParenthesis {
      members.append(
        .function(
          try self.readFunction(modifiers, name: member, keyword: keyword, result: type, kind: .function)))
    } else {
      try self.readFields(
        modifiers, first: member, keyword: keyword, type: type, of: head.kind, into: &members)
    }
  }

  // MARK: Functions

  private mutating func readBlock(_ modifiers: Modifiers) throws(SyntaxFailure) -> FunctionDeclaration {
    let start = self.start
    let body = try self.readBody(parameters: [])
    return FunctionDeclaration(
      kind: .initializerBlock,
      header: self.header(modifiers, name: Name("", TextRange(start, start)), keyword: start), body: body,
      fullName: "")
  }

  /// Reads a method or a constructor after its name.
  private mutating func readFunction(
    _ modifiers: Modifiers, name: Token, keyword: Int, result: LocatedType?, kind: FunctionDeclaration.Kind,
    components: [String] = []
  ) throws(SyntaxFailure) -> FunctionDeclaration {
    var parameters: [Parameter] = []
    let isCompact = self.kind != .leftParenthesis
    if !isCompact { parameters = try self.readParameters() }
    var result = result
    if let type = result {
      let read = try self.readDimensions(of: type.type)
      if read != type.type { result = LocatedType(read, type.range) }
    }
    var isThrowing = false
    if self.skip(.throwsKeyword) {
      isThrowing = true
      _ = try self.readTypes()
    }
    if self.skip(.defaultKeyword) {
      _ = try self.readingBody { (parser) throws(SyntaxFailure) in try parser.readAnnotationValue() }
    }
    var body: Body?
    if self.kind == .leftBrace {
      body = try self.readBody(parameters: isCompact ? components : parameters.map(\.name))
    } else {
      try self.expect(.semicolon, "write a body or ';' here")
    }
    return FunctionDeclaration(
      kind: kind, header: self.header(modifiers, name: self.name(of: name), keyword: keyword),
      parameters: parameters, result: result, isThrowing: isThrowing, body: body,
      fullName: Self.fullName(self.spelling(name.payload), parameters))
  }

  /// The name with the types of the parameters, without their type arguments.
  private static func fullName(_ name: String, _ parameters: [Parameter]) -> String {
    var fullName = name
    fullName += "("
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { fullName += ", " }
      fullName += Self.simpleName(parameter.type)
    }
    fullName += ")"
    return fullName
  }

  private static func simpleName(_ type: TypeReference) -> String {
    switch type {
    case .named(let path, _): path.last ?? ""
    case .array(let element): self.simpleName(element) + "[]"
    default: type.spelled(in: .java)
    }
  }

  private mutating func readParameters() throws(SyntaxFailure) -> [Parameter] {
    var parameters: [Parameter] = []
    try self.expect(.leftParenthesis, "write the parameters in parentheses")
    guard !self.skip(.rightParenthesis) else { return parameters }
    repeat {
      _ = try self.readModifiers()
      let parameter = try self.readParameter()
      // The receiver of a method may be declared like a parameter.
      guard parameter.name.kind == .identifier else { continue }
      parameters.append(
        Parameter(label: nil, name: self.spelling(parameter.name.payload), type: parameter.type.type))
    } while self.skip(.comma)
    try self.expect(.rightParenthesis, "close the parenthesis")
    return parameters
  }

  /// Reads a parameter after its modifiers: its type and its name, or `this`.
  mutating func readParameter() throws(SyntaxFailure) -> (name: Token, type: LocatedType) {
    var type = try self.readType()
    try self.skipAnnotations()
    if self.skip(.ellipsis) { type = LocatedType(.array(type.type), self.range(from: type.range.start)) }
    // `Outer Outer.this`
    while self.kind == .identifier, self.kind(1) == .dot {
      self.advance()
      self.advance()
    }
    let name = self.token()
    guard name.kind == .identifier || name.kind == .thisKeyword else {
      throw self.failure("name the parameter")
    }
    self.advance()
    type.type = try self.readDimensions(of: type.type)
    return (name, type)
  }

  // MARK: Fields

  private mutating func readFields(
    _ modifiers: Modifiers, first: Token, keyword: Int, type: LocatedType, of kind: TypeDeclaration.Kind,
    into members: inout [Declaration]
  ) throws(SyntaxFailure) {
    struct Field {
      var name: Name
      var type: LocatedType
      var value: Body?
    }
    var fields: [Field] = []
    var name = first
    while true {
      let fieldType = try self.readDimensions(of: type.type)
      var field = Field(name: self.name(of: name), type: LocatedType(fieldType, type.range))
      if self.skip(.assign) {
        let start = self.start
        let value = try self.readingBody { (parser) throws(SyntaxFailure) in try parser.readInitializer().term
        }
        field.value = self.body([.result(value.value)], from: start)
      }
      fields.append(field)
      guard self.skip(.comma) else { break }
      name = try self.readName()
    }
    try self.expect(.semicolon, "end the field with ';'")
    // A field of an interface is static and final.
    let isConstant = kind == .protocol || kind == .annotation
    for field in fields {
      members.append(
        .property(
          PropertyDeclaration(
            header: self.header(
              modifiers, name: field.name, keyword: keyword, isStatic: isConstant ? true : nil),
            isConstant: isConstant || modifiers.has("final"), type: field.type, initial: field.value)))
    }
  }

  /// Reads the code after the `=` of a variable.
  mutating func readInitializer() throws(SyntaxFailure) -> Operand {
    self.kind == .leftBrace ? try self.readArrayInitializer() : try self.readExpression()
  }

  mutating func readArrayInitializer() throws(SyntaxFailure) -> Operand {
    try self.enter()
    defer { self.depth -= 1 }
    let start = self.start
    try self.expect(.leftBrace, "open the values with '{'")
    // A comma may be the only element.
    if self.kind(1) == .rightBrace { _ = self.skip(.comma) }
    var values: [Term.Argument] = []
    while self.kind != .rightBrace {
      values.append(Term.Argument(nil, try self.readInitializer().term))
      guard self.skip(.comma) else { break }
    }
    try self.expect(.rightBrace, "close the values with '}'")
    return Operand(.list(values), self.range(from: start))
  }

  /// Reads the default of an annotation's element.
  mutating func readAnnotationValue() throws(SyntaxFailure) {
    switch self.kind {
    case .at: try self.skipAnnotations()
    case .leftBrace:
      try self.enter()
      defer { self.depth -= 1 }
      self.advance()
      if self.kind(1) == .rightBrace { _ = self.skip(.comma) }
      while self.kind != .rightBrace {
        try self.readAnnotationValue()
        guard self.skip(.comma) else { break }
      }
      try self.expect(.rightBrace, "close the values with '}'")
    default: _ = try self.readExpression()
    }
  }
}
