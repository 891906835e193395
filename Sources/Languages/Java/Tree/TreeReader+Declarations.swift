import ReaderSupport
import SourceModel

extension TreeReader {
  /// Reads the types of a file.
  mutating func readDeclarations() throws(SyntaxFailure) -> [JavaTypeTree] {
    var types: [JavaTypeTree] = []
    while self.kind != .end {
      if self.skip(.semicolon) { continue }
      let modifiers = try self.parser.readModifiers()
      if self.kind == .packageKeyword || self.kind == .importKeyword {
        while self.kind != .semicolon, self.kind != .end { self.advance() }
        continue
      }
      guard self.startsType else { throw self.failure() }
      types.append(try self.readTypeTree(modifiers))
    }
    return types
  }

  var startsType: Bool { self.parser.startsType() }

  mutating func readTypeTree(_ modifiers: Parser.Modifiers) throws(SyntaxFailure) -> JavaTypeTree {
    try self.nested { (reader) throws(SyntaxFailure) in try reader.readNestedTypeTree(modifiers) }
  }

  private mutating func readNestedTypeTree(_ modifiers: Parser.Modifiers) throws(SyntaxFailure)
    -> JavaTypeTree
  {
    let start = Int(self.parser.tokens[modifiers.firstToken].start)
    _ = self.skip(.at)
    let isInterface = self.kind == .interfaceKeyword
    let isEnum = self.kind == .enumKeyword
    let isRecord = self.parser.startsRecord()
    self.advance()
    let name = try self.readName()
    let parameters = try self.readTypeParameters()
    var members: [JavaMember] = []
    if isRecord {
      for component in try self.readParameters() {
        guard let type = component.type else { continue }
        members.append(
          .field(
            JavaField(
              type: type, variables: [(component.name, nil)], isStatic: false, isPrivate: true,
              annotations: [],
              range: component.name.range)))
      }
    }
    var superclass: JavaTypeName?
    var interfaces: [JavaTypeName] = []
    while self.kind != .leftBrace {
      let isExtended = self.kind == .extendsKeyword
      self.advance()
      let types = try self.readTypes()
      if isExtended, !isInterface { superclass = types.first } else { interfaces += types }
    }
    let bodyStart = self.start
    members += try self.readMembers(of: name.text, isEnum: isEnum)
    return JavaTypeTree(
      name: name, isInterface: isInterface, parameters: parameters, superclass: superclass,
      interfaces: interfaces, members: members, modifiers: modifiers, range: self.range(from: start),
      bodyRange: self.range(from: bodyStart))
  }

  /// Reads members with their braces.
  mutating func readMembers(of name: String, isEnum: Bool = false) throws(SyntaxFailure) -> [JavaMember] {
    try self.expect(.leftBrace)
    var members: [JavaMember] = []
    if isEnum { members += try self.readConstants() }
    while self.kind != .rightBrace {
      if self.skip(.semicolon) { continue }
      guard self.kind != .end else { throw self.failure() }
      members.append(try self.readMember(of: name))
    }
    self.advance()
    return members
  }

  private mutating func readConstants() throws(SyntaxFailure) -> [JavaMember] {
    var members: [JavaMember] = []
    while self.kind == .identifier || self.kind == .at {
      try self.parser.skipAnnotations()
      _ = try self.readName()
      if self.kind == .leftParenthesis {
        members.append(.block(try self.readArguments().arguments.map { .expression($0) }))
      }
      if self.kind == .leftBrace { members += try self.readMembers(of: "") }
      guard self.skip(.comma) else { break }
    }
    return members
  }

  private mutating func readMember(of typeName: String) throws(SyntaxFailure) -> JavaMember {
    let modifiers = try self.parser.readModifiers()
    if self.kind == .leftBrace { return .block(try self.readBlock()) }
    if self.startsType { return .type(try self.readTypeTree(modifiers)) }
    let start = Int(self.parser.tokens[modifiers.firstToken].start)
    let typeParameters = try self.readTypeParameters()
    let annotations = try modifiers.attributes.map(\.name) + self.parser.readAnnotations().map(\.name)
    let token = self.parser.token()
    let isConstructor =
      token.kind == .identifier && self.parser.spelling(token.payload) == typeName
      && (self.kind(1) == .leftParenthesis || self.kind(1) == .leftBrace)
    let typeStart = self.start
    let type = isConstructor ? nil : try self.readType()
    let name = try self.readName()
    guard isConstructor || self.kind == .leftParenthesis else {
      return .field(
        JavaField(
          type: type ?? .primitive("void", range: name.range),
          variables: try self.readVariables(first: name), isStatic: modifiers.has("static"),
          isPrivate: modifiers.has("private"), annotations: annotations, range: self.range(from: start)))
    }
    let parameters = self.kind == .leftParenthesis ? try self.readParameters() : []
    let result = try type.map { (type) throws(SyntaxFailure) in
      try self.readDimensions(of: type, from: typeStart)
    }
    let failures = self.skip(.throwsKeyword) ? try self.readTypes() : []
    if self.skip(.defaultKeyword) {
      // The value of an annotation's element.
      while self.kind != .semicolon, self.kind != .end { self.advance() }
    }
    var body: [JavaStatement]?
    let bodyStart = self.start
    if self.kind == .leftBrace { body = try self.readBlock() } else { try self.expect(.semicolon) }
    return .method(
      JavaMethod(
        name: name, isConstructor: isConstructor, isStatic: modifiers.has("static"),
        isPrivate: modifiers.has("private"), typeParameters: typeParameters, result: result,
        parameters: parameters, failures: failures, body: body, annotations: annotations,
        range: self.range(from: start), bodyRange: body == nil ? nil : self.range(from: bodyStart)))
  }

  private mutating func readVariables(first: Name) throws(SyntaxFailure) -> [(name: Name, value: JavaNode?)] {
    var variables: [(name: Name, value: JavaNode?)] = []
    var name = first
    while true {
      self.parser.position = self.parser.endOfDimensions(at: self.parser.position)
      variables.append((name, self.skip(.assign) ? try self.readInitializer() : nil))
      guard self.skip(.comma) else { break }
      name = try self.readName()
    }
    try self.expect(.semicolon)
    return variables
  }

  /// Reads parameters in parentheses. Those of a lambda may have no types.
  mutating func readParameters() throws(SyntaxFailure) -> [JavaParameter] {
    try self.expect(.leftParenthesis)
    var parameters: [JavaParameter] = []
    while self.kind != .rightParenthesis {
      if self.kind == .identifier, self.kind(1) == .comma || self.kind(1) == .rightParenthesis {
        parameters.append(JavaParameter(type: nil, name: try self.readName()))
      } else {
        let annotations = try self.parser.readModifiers().attributes.map(\.name)
        let start = self.start
        var type = try self.readType()
        try self.parser.skipAnnotations()
        if self.skip(.ellipsis) { type = .array(type, range: self.range(from: start)) }
        while self.kind == .identifier, self.kind(1) == .dot {
          self.advance()
          self.advance()
        }
        if self.skip(.thisKeyword) {
          _ = self.skip(.comma)
          continue
        }
        let name = try self.readName()
        type = try self.readDimensions(of: type, from: start)
        parameters.append(JavaParameter(type: type, name: name, annotations: annotations))
      }
      guard self.skip(.comma) else { break }
    }
    try self.expect(.rightParenthesis)
    return parameters
  }

  mutating func readInitializer() throws(SyntaxFailure) -> JavaNode {
    self.kind == .leftBrace ? try self.readArrayValues() : try self.readExpression()
  }

  mutating func readArrayValues() throws(SyntaxFailure) -> JavaNode {
    try self.nested { (reader) throws(SyntaxFailure) in
      let start = reader.start
      try reader.expect(.leftBrace)
      var values: [JavaStatement] = []
      while reader.kind != .rightBrace {
        if reader.skip(.comma) { continue }
        values.append(.expression(try reader.readInitializer()))
      }
      reader.advance()
      return JavaNode(.other(values), reader.range(from: start))
    }
  }
}
