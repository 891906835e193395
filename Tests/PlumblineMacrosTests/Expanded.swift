import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import PlumblineMacrosPlugin

/// A source with what its macros make of it.
struct Expanded {
  let tree: SourceFileSyntax
  /// What is written into the types with `@ViewModel`.
  let members: String
  let diagnostics: [Diagnostic]

  init(_ source: String) throws {
    let tree = Parser.parse(source: source)
    let finder = AttachedTypes(viewMode: .sourceAccurate)
    finder.walk(tree)
    var members: [String] = []
    var diagnostics: [Diagnostic] = []
    for (type, attribute) in finder.types {
      let context = BasicMacroExpansionContext(sourceFiles: [:])
      members += try ViewModelMacro.expansion(
        of: attribute, providingMembersOf: type, conformingTo: [], in: context
      ).map(\.description)
      diagnostics += context.diagnostics
    }
    self.tree = tree
    self.members = members.joined(separator: "\n\n")
    self.diagnostics = diagnostics
  }
}

/// Finds the types with `@ViewModel`.
private final class AttachedTypes: SyntaxVisitor {
  private(set) var types: [(type: any DeclGroupSyntax, attribute: AttributeSyntax)] = []

  override func visitPost(_ node: ClassDeclSyntax) { self.add(node, node.attributes) }
  override func visitPost(_ node: StructDeclSyntax) { self.add(node, node.attributes) }
  override func visitPost(_ node: EnumDeclSyntax) { self.add(node, node.attributes) }
  override func visitPost(_ node: ActorDeclSyntax) { self.add(node, node.attributes) }

  private func add(_ type: some DeclGroupSyntax, _ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "ViewModel" {
      self.types.append((type, attribute))
    }
  }
}
