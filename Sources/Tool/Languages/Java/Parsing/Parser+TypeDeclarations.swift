import ReaderSupport
import SourceModel

extension Parser {
  /// Reads the declaration of a type after its modifiers; nil without one.
  mutating func readTypeDeclaration(_ modifiers: Modifiers) throws(SyntaxFailure) -> TypeDeclaration? {
    let keyword = self.start
    let kind: TypeDeclaration.Kind
    switch self.kind {
    case .classKeyword: kind = .class
    case .interfaceKeyword: kind = .protocol
    case .enumKeyword: kind = .enum
    case .at where self.kind(1) == .interfaceKeyword:
      self.advance()
      kind = .annotation
    case .identifier where self.startsRecord(): kind = .record
    default: return nil
    }
    self.advance()
    try self.enter()
    defer { self.depth -= 1 }
    let name = self.name(of: try self.readName())
    let parameters = try self.readTypeParameters()
    var head = TypeHead(kind: kind, name: name.text)
    let components = kind == .record ? try self.readComponents(of: &head) : []
    var superclass: LocatedType?
    var inherited: [LocatedType] = []
    while true {
      if self.kind == .extendsKeyword, kind != .protocol {
        self.advance()
        let type = try self.readType()
        superclass = superclass ?? type
        inherited.append(type)
      } else if self.kind == .extendsKeyword || self.kind == .implementsKeyword {
        self.advance()
        inherited += try self.readTypes()
      } else if self.isWord(Contextual.permits) {
        self.advance()
        _ = try self.readTypes()
      } else {
        break
      }
    }
    let members = try self.readMembers(of: head)
    return TypeDeclaration(
      kind: kind, header: self.header(modifiers, name: name, keyword: keyword), inherited: inherited,
      superclass: superclass, genericParameters: parameters, members: components + members.members,
      memberRange: members.range)
  }

  /// Whether there is the declaration of a record here, and not a use of the name.
  func startsRecord() -> Bool {
    self.isWord(Contextual.record) && self.kind(1) == .identifier
      && (self.kind(2) == .leftParenthesis || self.kind(2) == .less)
  }

  /// Reads the components of a record: properties that never change.
  private mutating func readComponents(of head: inout TypeHead) throws(SyntaxFailure) -> [Declaration] {
    try self.expect(.leftParenthesis, "write the components of the record in parentheses")
    var components: [Declaration] = []
    guard !self.skip(.rightParenthesis) else { return [] }
    repeat {
      let modifiers = try self.readModifiers()
      let start = self.start
      let parameter = try self.readParameter()
      if parameter.name.kind == .identifier { head.components.append(self.spelling(parameter.name.payload)) }
      let header = self.header(modifiers, name: self.name(of: parameter.name), keyword: start)
      components.append(
        .property(PropertyDeclaration(header: header, isConstant: true, type: parameter.type)))
    } while self.skip(.comma)
    try self.expect(.rightParenthesis, "close the parenthesis")
    return components
  }

  /// Reads the members of a type with their braces.
  mutating func readMembers(
    of head: TypeHead
  ) throws(SyntaxFailure) -> (members: [Declaration], range: TextRange) {
    let start = self.start
    let open = self.position
    try self.expect(.leftBrace, "open the type with '{'")
    let close = self.closing(open)
    var members: [Declaration] = []
    if head.kind == .enum { self.readConstants(into: &members) }
    while self.kind != .end, self.kind != .rightBrace {
      if self.skip(.semicolon) { continue }
      self.readMember(of: head, into: &members)
    }
    // A stray brace in a member is reported there, and the type ends at its own brace.
    if let close, self.position < close { self.position = close }
    if self.kind == .end, close == nil { throw SyntaxFailure(message: "close the brace", token: open) }
    try self.expect(.rightBrace, "close the type with '}'")
    return (members, self.range(from: start))
  }

  /// Reads a member, or reports an error and skips it.
  private mutating func readMember(of head: TypeHead, into members: inout [Declaration]) {
    let start = self.position
    let depth = self.depth
    do throws(SyntaxFailure) {
      try self.readMember(of: head, start: start, into: &members)
    } catch {
      self.note(error)
      self.depth = depth
      self.recover()
    }
    if self.position == start { self.advance() }
  }

  // MARK: Enums

  private mutating func readConstants(into members: inout [Declaration]) {
    do throws(SyntaxFailure) {
      while self.kind == .identifier || self.kind == .at {
        members.append(.enumConstant(try self.readConstant()))
        guard self.skip(.comma) else { break }
      }
      _ = self.skip(.comma)
      if self.kind != .rightBrace {
        try self.expect(.semicolon, "separate constants with ',' and end them with ';'")
      }
    } catch {
      self.note(error)
      self.recover()
    }
  }

  private mutating func readConstant() throws(SyntaxFailure) -> PropertyDeclaration {
    let modifiers = try self.readModifiers()
    let keyword = self.start
    let name = self.name(of: try self.readName())
    let start = self.start
    let (_, statements) = try self.readingBody { (parser) throws(SyntaxFailure) in
      if parser.kind == .leftParenthesis {
        parser.statements += try parser.readArguments().map { .declaration([], $0.value) }
      }
      if parser.kind == .leftBrace {
        parser.statements.append(.type(try parser.readAnonymousType(nil, from: start)))
      }
    }
    return PropertyDeclaration(
      header: self.header(modifiers, name: name, keyword: keyword, isStatic: true), isConstant: true,
      initial: statements.isEmpty ? nil : self.body(statements, from: start))
  }
}
