import SourceModel
import SwiftSyntax

/// Reads the declarations of a file and of its types.
final class DeclarationReader {
  private let places: Places
  private var conditions: [Int] = []
  private var conditionCount = 0
  /// The types that were read, by their text.
  private var types: [String: TypeReference] = [:]

  /// Where code is nested too deeply to be read, if it is.
  private(set) var tooDeepOffset: Int?

  init(places: Places) {
    self.places = places
  }

  func read(_ items: CodeBlockItemListSyntax) -> [Declaration] {
    var declarations: [Declaration] = []
    self.read(items, into: &declarations)
    return declarations
  }

  private func read(_ items: CodeBlockItemListSyntax, into declarations: inout [Declaration]) {
    for item in items.nodes {
      guard case .decl(let declaration) = item.item else { continue }
      self.read(declaration, in: nil, into: &declarations)
    }
  }

  private func read(_ items: MemberBlockItemListSyntax, in kind: TypeDeclaration.Kind) -> [Declaration] {
    var declarations: [Declaration] = []
    self.read(items, in: kind, into: &declarations)
    return declarations
  }

  private func read(
    _ items: MemberBlockItemListSyntax, in kind: TypeDeclaration.Kind?, into declarations: inout [Declaration]
  ) {
    for item in items.nodes { self.read(item.decl, in: kind, into: &declarations) }
  }

  private func read(
    _ declaration: DeclSyntax, in kind: TypeDeclaration.Kind?, into declarations: inout [Declaration]
  ) {
    switch declaration.kind {
    case .ifConfigDecl: self.read(declaration.cast(IfConfigDeclSyntax.self), in: kind, into: &declarations)
    case .variableDecl: self.read(declaration.cast(VariableDeclSyntax.self), in: kind, into: &declarations)
    case .importDecl: break
    case .enumCaseDecl: declarations += self.read(declaration.cast(EnumCaseDeclSyntax.self))
    default: declarations.append(self.read(declaration))
    }
  }

  /// Reads a single declaration.
  private func read(_ declaration: DeclSyntax) -> Declaration {
    switch declaration.kind {
    case .classDecl: self.read(declaration.cast(ClassDeclSyntax.self), kind: .class)
    case .protocolDecl:
      .type(
        self.read(
          declaration.cast(ProtocolDeclSyntax.self), kind: .protocol, generics: nil,
          requirements: declaration.cast(ProtocolDeclSyntax.self).genericWhereClause))
    case .structDecl: self.read(declaration.cast(StructDeclSyntax.self), kind: .struct)
    case .enumDecl: self.read(declaration.cast(EnumDeclSyntax.self), kind: .enum)
    case .actorDecl: self.read(declaration.cast(ActorDeclSyntax.self), kind: .actor)
    case .extensionDecl: .type(self.read(declaration.cast(ExtensionDeclSyntax.self)))
    case .functionDecl: .function(self.read(declaration.cast(FunctionDeclSyntax.self)))
    case .initializerDecl: .function(self.read(declaration.cast(InitializerDeclSyntax.self)))
    case .deinitializerDecl: .function(self.read(declaration.cast(DeinitializerDeclSyntax.self)))
    case .subscriptDecl: .function(self.read(declaration.cast(SubscriptDeclSyntax.self)))
    case .typeAliasDecl: .alias(self.read(declaration.cast(TypeAliasDeclSyntax.self)))
    default: .other(self.otherHeader(declaration))
    }
  }

  /// Reads a type that is declared in a body; nil when the declaration is something else.
  func read(local declaration: DeclSyntax) -> TypeDeclaration? { self.read(declaration).type }

  /// Reads the cases of an enumeration: the first has the range of their declaration.
  private func read(_ declaration: EnumCaseDeclSyntax) -> [Declaration] {
    let whole = self.otherHeader(DeclSyntax(declaration))
    return declaration.elements.nodes.enumerated().map { place, element in
      let name = self.places.identifier(element.name)
      let header = Header(
        name: name, range: place == 0 ? whole.range : name.range, keywordStart: whole.keywordStart,
        leadingComments: place == 0 ? whole.leadingComments : [], conditions: whole.conditions)
      return .enumConstant(PropertyDeclaration(header: header, isConstant: true))
    }
  }

  private func read(
    _ conditional: IfConfigDeclSyntax, in kind: TypeDeclaration.Kind?, into declarations: inout [Declaration]
  ) {
    for clause in conditional.clauses.nodes {
      self.conditionCount += 1
      self.conditions.append(self.conditionCount)
      switch clause.elements {
      case .statements(let items): self.read(items, into: &declarations)
      case .decls(let items): self.read(items, in: kind, into: &declarations)
      default: break
      }
      self.conditions.removeLast()
    }
  }

  // MARK: Types

  private func read(
    _ declaration: some DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax & WithGenericParametersSyntax
      & WithModifiersSyntax,
    kind: TypeDeclaration.Kind
  ) -> Declaration {
    .type(self.read(declaration, kind: kind, generics: declaration.genericParameterClause))
  }

  private func read(
    _ declaration: some DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax & WithModifiersSyntax,
    kind: TypeDeclaration.Kind, generics: GenericParameterClauseSyntax?,
    requirements: GenericWhereClauseSyntax? = nil
  ) -> TypeDeclaration {
    let header = self.header(
      declaration, name: self.places.identifier(declaration.name), keyword: declaration.introducer)
    return TypeDeclaration(
      kind: kind,
      header: header,
      inherited: self.inherited(declaration.inheritanceClause),
      genericParameters: generics?.parameters.nodes.map { $0.name.bareText } ?? [],
      bounds: requirements?.requirements.nodes.compactMap(self.bound) ?? [],
      members: self.read(declaration.memberBlock.members, in: kind),
      memberRange: self.places.range(declaration.memberBlock)
    )
  }

  /// What a requirement demands of `Self`; nil when it is about another type.
  private func bound(_ requirement: GenericRequirementSyntax) -> TypeReference? {
    guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
      self.path(conformance.leftType) == "Self"
    else { return nil }
    return TypeReader.read(conformance.rightType)
  }

  private func read(_ declaration: ExtensionDeclSyntax) -> TypeDeclaration {
    // Other types, such as `[Int]`, are not names, and are kept as written.
    let name = self.path(declaration.extendedType) ?? declaration.extendedType.trimmedDescription
    let identifier = Name(name, self.places.range(declaration.extendedType))
    return TypeDeclaration(
      kind: .extension,
      header: self.header(declaration, name: identifier, keyword: declaration.extensionKeyword),
      inherited: self.inherited(declaration.inheritanceClause),
      members: self.read(declaration.memberBlock.members, in: .extension),
      memberRange: self.places.range(declaration.memberBlock)
    )
  }

  /// The names of a type with the dots between them; nil when it contains more than that.
  private func path(_ type: TypeSyntax) -> String? {
    let (base, names) = type.members
    guard let first = base.as(IdentifierTypeSyntax.self) else { return nil }
    return ([first.name.bareText] + names).joined(separator: ".")
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [LocatedType] {
    clause?.inheritedTypes.nodes.map { LocatedType(TypeReader.read($0.type), self.places.range($0.type)) }
      ?? []
  }

  private func read(_ declaration: TypeAliasDeclSyntax) -> AliasDeclaration {
    AliasDeclaration(
      header: self.header(
        declaration, name: self.places.identifier(declaration.name), keyword: declaration.typealiasKeyword),
      genericParameters: declaration.genericParameterClause?.parameters.nodes.map { $0.name.bareText } ?? [],
      target: TypeReader.read(declaration.initializer.value)
    )
  }

  // MARK: Functions

  private func read(_ declaration: FunctionDeclSyntax) -> FunctionDeclaration {
    let effects = declaration.signature.effectSpecifiers
    return FunctionDeclaration(
      kind: .function,
      header: self.header(
        declaration, name: self.places.identifier(declaration.name), keyword: declaration.funcKeyword),
      parameters: self.parameters(declaration.signature.parameterClause),
      result: self.located(declaration.signature.returnClause?.type),
      isAsync: effects?.asyncSpecifier != nil,
      isThrowing: effects?.throwsClause != nil,
      body: self.body(declaration.body, parameters: declaration.signature.parameterClause)
    )
  }

  private func read(_ declaration: InitializerDeclSyntax) -> FunctionDeclaration {
    let keyword = declaration.initKeyword
    return FunctionDeclaration(
      kind: .initializer,
      header: self.header(declaration, name: self.places.identifier(keyword), keyword: keyword),
      parameters: self.parameters(declaration.signature.parameterClause),
      isAsync: declaration.signature.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: declaration.signature.effectSpecifiers?.throwsClause != nil,
      body: self.body(declaration.body, parameters: declaration.signature.parameterClause)
    )
  }

  private func read(_ declaration: DeinitializerDeclSyntax) -> FunctionDeclaration {
    let keyword = declaration.deinitKeyword
    return FunctionDeclaration(
      kind: .deinitializer,
      header: self.header(declaration, name: self.places.identifier(keyword), keyword: keyword),
      body: self.body(declaration.body, parameters: nil)
    )
  }

  private func read(_ declaration: SubscriptDeclSyntax) -> FunctionDeclaration {
    let keyword = declaration.subscriptKeyword
    return FunctionDeclaration(
      kind: .subscriptAccess,
      header: self.header(declaration, name: self.places.identifier(keyword), keyword: keyword),
      parameters: self.parameters(declaration.parameterClause),
      result: self.located(declaration.returnClause.type),
      body: self.getter(
        declaration.accessorBlock,
        parameters: declaration.parameterClause.parameters.nodes.map { $0.internalName }
      )
    )
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.nodes.map { parameter in
      let label = parameter.firstName.bareText
      return Parameter(
        label: label == "_" ? nil : label,
        name: parameter.internalName,
        type: TypeReader.read(parameter.type),
        hasDefault: parameter.defaultValue != nil
      )
    }
  }

  private func body(_ block: CodeBlockSyntax?, parameters: FunctionParameterClauseSyntax?) -> Body? {
    block.map { self.body($0, parameters: parameters?.parameters.nodes.map(\.internalName) ?? []) }
  }

  private func body(_ block: CodeBlockSyntax, parameters: [String]) -> Body {
    self.body(block.statements, in: self.places.range(block), parameters: parameters)
  }

  /// - Parameter range: the range of the braces.
  private func body(_ items: CodeBlockItemListSyntax, in range: TextRange, parameters: [String]) -> Body {
    self.reading(range, parameters) { $0.statements(items) }
  }

  private func reading(
    _ range: TextRange, _ parameters: [String], _ read: (TermReader) -> [Statement]
  ) -> Body {
    let reader = TermReader(places: self.places)
    let code = Closure(parameters: parameters, statements: read(reader), range: range)
    self.tooDeepOffset = self.tooDeepOffset ?? reader.tooDeepOffset
    return Body(range, code, hasImplicitResult: true, in: .swift)
  }

  // MARK: Properties

  private func read(
    _ declaration: VariableDeclSyntax, in kind: TypeDeclaration.Kind?, into declarations: inout [Declaration]
  ) {
    guard declaration.bindings.count > 1 else {
      guard let binding = declaration.bindings.first else { return }
      self.read(binding, of: declaration, type: binding.typeAnnotation?.type, in: kind, into: &declarations)
      return
    }
    let bindings = declaration.bindings.nodes
    for (index, binding) in bindings.enumerated() {
      // `let a, b: Int` gives its type to both.
      let typed = bindings[index...].first { $0.typeAnnotation != nil || $0.initializer != nil }
      self.read(binding, of: declaration, type: typed?.typeAnnotation?.type, in: kind, into: &declarations)
    }
  }

  private func read(
    _ binding: PatternBindingSyntax, of declaration: VariableDeclSyntax, type: TypeSyntax?,
    in kind: TypeDeclaration.Kind?, into declarations: inout [Declaration]
  ) {
    let initial = binding.initializer.map { value in
      self.reading(self.places.range(value.value), []) { [.result($0.term(value.value))] }
    }
    func property(_ name: Name, tuplePosition: Int?, type: TypeSyntax?) -> Declaration {
      let header = self.header(declaration, name: name, keyword: declaration.bindingSpecifier)
      return .property(
        PropertyDeclaration(
          header: header,
          isConstant: declaration.bindingSpecifier.tokenKind == .keyword(.let),
          type: self.located(type),
          initial: initial,
          seesInstance: header.has("lazy"),
          accessors: self.accessors(binding.accessorBlock, in: kind),
          tuplePosition: tuplePosition,
          // The requirements of a protocol have no bodies.
          otherBodies: kind == .protocol ? [] : self.otherBodies(binding.accessorBlock)
        ))
    }
    if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
      declarations.append(
        property(self.places.identifier(pattern.identifier), tuplePosition: nil, type: type))
    } else if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
      let names = tuple.elements.nodes.compactMap { element in
        element.pattern.as(IdentifierPatternSyntax.self).map { self.places.identifier($0.identifier) }
      }
      for (position, name) in names.enumerated() {
        declarations.append(property(name, tuplePosition: position, type: names.count == 1 ? type : nil))
      }
    }
  }

  private func accessors(
    _ block: AccessorBlockSyntax?, in kind: TypeDeclaration.Kind?
  ) -> PropertyDeclaration.Accessors {
    guard let block else { return .stored }
    switch block.accessors {
    case .getter:
      return .computed(getter: self.getter(block, parameters: []), settable: false)
    case .accessors(let list):
      var settable = false
      for accessor in list.nodes {
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.willSet), .keyword(.didSet): return .stored
        case .keyword(.set), .keyword(._modify): settable = true
        default: break
        }
      }
      if kind == .protocol { return .requirement(settable: settable) }
      return .computed(getter: self.getter(block, parameters: []), settable: settable)
    }
  }

  private func getter(_ block: AccessorBlockSyntax?, parameters: [String]) -> Body? {
    guard let block else { return nil }
    switch block.accessors {
    case .getter(let statements):
      return self.body(statements, in: self.places.range(block), parameters: parameters)
    case .accessors(let list):
      let getter = list.nodes.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      return getter?.body.map { self.body($0, parameters: parameters) }
    }
  }

  private func otherBodies(_ block: AccessorBlockSyntax?) -> [Body] {
    guard case .accessors(let list)? = block?.accessors else { return [] }
    return list.nodes.compactMap { accessor in
      guard accessor.accessorSpecifier.tokenKind != .keyword(.get), let body = accessor.body else {
        return nil
      }
      return self.body(body, parameters: accessor.introducedName.map { [$0] } ?? [])
    }
  }

  // MARK: Headers

  private func located(_ type: TypeSyntax?) -> LocatedType? {
    guard let type else { return nil }
    let range = self.places.range(type)
    return LocatedType(self.type(type, in: range), range)
  }

  /// The type in a range.
  private func type(_ type: TypeSyntax, in range: TextRange) -> TypeReference {
    // A type of a port occurs in its protocol and in the class, and most types occur often.
    let text = self.places.text[range]
    if let known = self.types[text] { return known }
    let read = TypeReader.read(type)
    self.types[text] = read
    return read
  }

  private func header(
    _ declaration: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    name: Name, keyword: TokenSyntax
  ) -> Header {
    let modifiers = declaration.modifiers.nodes.map { modifier in
      Modifier(
        name: modifier.name.text, detail: modifier.detail?.detail.text, range: self.places.range(modifier))
    }
    return Header(
      name: name,
      range: self.places.range(declaration),
      keywordStart: self.places.range(keyword).start,
      attributes: self.attributes(declaration.attributes),
      modifiers: modifiers,
      leadingComments: self.places.comments(before: declaration),
      conditions: self.conditions,
      isStatic: modifiers.contains { ($0.name == "static" || $0.name == "class") && $0.detail == nil }
    )
  }

  private func otherHeader(_ declaration: DeclSyntax) -> Header {
    let range = self.places.range(declaration)
    let associatedType = declaration.as(AssociatedTypeDeclSyntax.self)
    return Header(
      name: associatedType.map { self.places.identifier($0.name) } ?? Name("", range),
      range: range,
      keywordStart: range.start,
      leadingComments: self.places.comments(before: declaration),
      conditions: self.conditions
    )
  }

  private func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.nodes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      guard case .named(let path, _) = TypeReader.read(attribute.attributeName), let name = path.last else {
        return nil
      }
      return Attribute(
        name: name,
        arguments: attribute.arguments?.trimmedDescription,
        range: self.places.range(attribute)
      )
    }
  }
}
