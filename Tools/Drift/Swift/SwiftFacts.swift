import SwiftParser
import SwiftSyntax

/// Reads what a Swift text declares from the tree of the parser.
package struct SwiftFacts {
  private var facts = TextFacts()

  package static func read(_ bytes: [UInt8]) -> TextFacts {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: UnsafeBufferPointer(rebasing: $0[start...]))
    }
    var reader = SwiftFacts()
    for token in tree.tokens(viewMode: .sourceAccurate) {
      reader.facts.comments += Self.comments(token.leadingTrivia).map(\.text)
      reader.facts.comments += Self.comments(token.trailingTrivia).map(\.text)
    }
    reader.read(tree.statements, [])
    return reader.facts
  }

  // MARK: Lists

  private mutating func read(_ statements: CodeBlockItemListSyntax, _ owner: [String]) {
    for statement in statements {
      if let declaration = statement.item.as(DeclSyntax.self) {
        self.read(declaration, owner)
      } else {
        let tokens = Self.tokens(of: statement.item)
        self.add(statement.item, .statement, tokens.joined(separator: " "), owner, tokens)
      }
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, _ owner: [String]) {
    for member in members { self.read(member.decl, owner) }
  }

  private mutating func read(_ declaration: DeclSyntax, _ owner: [String]) {
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        let words = [clause.poundKeyword.text] + (clause.condition.map { Self.tokens(of: $0) } ?? [])
        let inner = owner + [words.joined(separator: " ")]
        switch clause.elements {
        case .statements(let statements): self.read(statements, inner)
        case .decls(let members): self.read(members, inner)
        default: break
        }
      }
    } else if let type = declaration.asProtocol((any DeclGroupSyntax).self) {
      self.read(type, owner)
    } else if let statement = declaration.as(ImportDeclSyntax.self) {
      self.facts.imports.append((owner + Self.tokens(of: statement)).joined(separator: " "))
    } else {
      let (kind, name) = Self.name(of: declaration)
      self.add(declaration, kind, name, owner, Self.tokens(of: declaration))
    }
  }

  // MARK: Declarations

  private mutating func read(_ type: any DeclGroupSyntax, _ owner: [String]) {
    let inheritance = type.inheritanceClause
    let body = type.memberBlock
    var tokens: [String] = []
    for token in type.tokens(viewMode: .sourceAccurate) {
      guard token.position < body.position else { break }
      if let inheritance, inheritance.position <= token.position, token.position < inheritance.endPosition {
        continue
      }
      tokens.append(token.text)
    }
    let name = Self.name(of: type)
    self.add(type, .type, name, owner, tokens)
    let inherited = inheritance?.inheritedTypes.map { Self.tokens(of: $0.type).joined() } ?? []
    self.facts.declarations[self.facts.declarations.count - 1].inherited = inherited
    self.facts.declarations[self.facts.declarations.count - 1].isEmptyType = body.members.isEmpty
    self.read(body.members, owner + [name])
  }

  private mutating func add(
    _ node: some SyntaxProtocol, _ kind: DeclarationFact.Kind, _ name: String, _ owner: [String],
    _ tokens: [String]
  ) {
    var fact = DeclarationFact(
      DeclarationFact.Key(owner: owner, kind: kind, name: name), tokens: tokens)
    fact.documentation = Self.documentation(node.leadingTrivia)
    fact.trailing = Self.comments(node.trailingTrivia).map(\.text)
    self.facts.declarations.append(fact)
  }

  private static func tokens(of node: some SyntaxProtocol) -> [String] {
    node.tokens(viewMode: .sourceAccurate).map(\.text).filter { !$0.isEmpty }
  }

  private static func name(of type: any DeclGroupSyntax) -> String {
    if let part = type.as(ExtensionDeclSyntax.self) {
      return "extension " + Self.tokens(of: part.extendedType).joined()
    }
    return type.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "?"
  }

  private static func name(of declaration: DeclSyntax) -> (DeclarationFact.Kind, String) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      let names = variable.bindings.map { Self.tokens(of: $0.pattern).joined() }
      return (.property, names.joined(separator: ", "))
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      return (.function, function.name.text + "(" + labels.joined() + ")")
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      let labels = initializer.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      return (.initializer, "init(" + labels.joined() + ")")
    }
    return (.other, Self.tokens(of: declaration).prefix(4).joined(separator: " "))
  }

  // MARK: Comments

  private static func comments(_ trivia: Trivia) -> [(text: String, isDocumentation: Bool)] {
    trivia.compactMap { piece in
      switch piece {
      case .lineComment(let text), .blockComment(let text):
        (TextFacts.withoutIndentation(text), false)
      case .docLineComment(let text), .docBlockComment(let text):
        (TextFacts.withoutIndentation(text), true)
      default: nil
      }
    }
  }

  private static func documentation(_ trivia: Trivia) -> [String] {
    Array(Self.comments(trivia).reversed().prefix(while: \.isDocumentation).map(\.text).reversed())
  }
}
