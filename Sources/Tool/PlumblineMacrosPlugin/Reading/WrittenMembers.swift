internal import SwiftSyntax

/// The handwritten members of the class, which are not generated.
struct WrittenMembers {
  /// The functions by their names with labels.
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
  private(set) var initializers: [InitializerDeclSyntax] = []
  private(set) var properties: Set<Identifier> = []
  private(set) var typeProperties: Set<Identifier> = []
  private(set) var types: Set<String> = []
  private(set) var protocols: [(syntax: ProtocolDeclSyntax, isConditional: Bool)] = []
  /// The code in which names may be used.
  private var bodies: [Syntax] = []

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
      self.functions[FullName.of(function), default: []].append(function)
      self.bodies += function.body.map { [Syntax($0)] } ?? []
    case .initializerDecl(let initializer):
      self.initializers.append(initializer)
      self.bodies += initializer.body.map { [Syntax($0)] } ?? []
    case .variableDecl(let variable): self.add(variable)
    default:
      if let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name { self.types.insert(name.text) }
      self.bodies.append(Syntax(declaration))
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    let isOfType = variable.modifiers.contains {
      [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
    }
    for binding in variable.bindings {
      for token in binding.pattern.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind else { continue }
        if isOfType {
          self.typeProperties.insert(Identifier(token))
        } else {
          self.properties.insert(Identifier(token))
        }
      }
    }
    self.bodies.append(Syntax(variable))
  }

  /// Whether a name is used anywhere in the class.
  func uses(_ name: Identifier) -> Bool {
    self.bodies.contains { body in
      body.tokens(viewMode: .sourceAccurate).contains { token in
        if case .identifier = token.tokenKind { Identifier(token) == name } else { false }
      }
    }
  }
}

/// The members of `self` that initializers read and assign, in the order of the source.
struct SelfUses {
  private(set) var read: [Identifier] = []
  private(set) var assigned: [Identifier] = []

  init(in initializers: [InitializerDeclSyntax]) {
    let finder = Finder(viewMode: .sourceAccurate)
    var assigned: Set<Identifier> = []
    for initializer in initializers where !initializer.isConvenience {
      guard let body = initializer.body else { continue }
      finder.walk(body)
      assigned.formUnion(AssignmentFinder.names(in: body))
    }
    var seen: Set<Identifier> = []
    for name in finder.names where seen.insert(name).inserted {
      if assigned.contains(name) { self.assigned.append(name) } else { self.read.append(name) }
    }
  }

  private final class Finder: SyntaxVisitor {
    var names: [Identifier] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let base = node.base?.as(DeclReferenceExprSyntax.self)
      if base?.baseName.tokenKind == .keyword(.self) { self.names.append(Identifier(node.declName.baseName)) }
      return .visitChildren
    }
  }
}
