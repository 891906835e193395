internal import SwiftSyntax

/// What a person has written in the class. None of it is written again.
struct WrittenMembers {
  private(set) var functions: [FunctionDeclSyntax] = []
  private(set) var initializers: [InitializerDeclSyntax] = []
  private(set) var properties: Set<Identifier> = []
  private(set) var typeProperties: Set<Identifier> = []
  private(set) var types: Set<String> = []
  private(set) var protocols: [(syntax: ProtocolDeclSyntax, isConditional: Bool)] = []
  /// Every name that is used in the bodies of the class.
  private(set) var usedNames: Set<Identifier> = []

  init(_ declaration: ClassDeclSyntax) {
    for parameter in declaration.genericParameterClause?.parameters ?? [] {
      self.types.insert(parameter.name.text)
    }
    self.add(declaration.memberBlock.members, isConditional: false)
  }

  private mutating func add(_ members: MemberBlockItemListSyntax, isConditional: Bool) {
    for member in members { self.add(member.decl, isConditional: isConditional) }
  }

  private mutating func add(_ declaration: DeclSyntax, isConditional: Bool) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let conditional):
      for clause in conditional.clauses {
        if let members = clause.elements?.as(MemberBlockItemListSyntax.self) {
          self.add(members, isConditional: true)
        }
      }
    case .protocolDecl(let declaration): self.protocols.append((declaration, isConditional))
    case .functionDecl(let function):
      self.functions.append(function)
      self.addNames(in: function.body)
    case .initializerDecl(let initializer):
      self.initializers.append(initializer)
      self.addNames(in: initializer.body)
    case .variableDecl(let variable): self.add(variable)
    default:
      if let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name { self.types.insert(name.text) }
      self.addNames(in: declaration)
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    let isOfType = variable.modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    for binding in variable.bindings {
      for token in binding.pattern.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind else { continue }
        if isOfType { self.typeProperties.insert(Identifier(token)) } else { self.properties.insert(Identifier(token)) }
      }
    }
    self.addNames(in: variable)
  }

  private mutating func addNames(in syntax: (some SyntaxProtocol)?) {
    guard let syntax else { return }
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      if case .identifier = token.tokenKind { self.usedNames.insert(Identifier(token)) }
    }
  }
}
