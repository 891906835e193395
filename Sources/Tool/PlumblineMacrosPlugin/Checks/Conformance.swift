internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax

/// The conformance to the protocols is in an extension: a class cannot inherit a protocol that is nested in it.
enum Conformance {
  private static let rule = "conformance-extension"

  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    guard let clause = viewModel.syntax.inheritanceClause else { return [] }
    let name = viewModel.name.written
    let nested = Set(viewModel.lists.map { $0.kind.protocolName })
    // A filtered list would be a detached tree, without a position in the source.
    let inherited = Array(clause.inheritedTypes)
    let wrong = inherited.filter { inherited in
      let type = inherited.type.source
      return nested.contains(type) || nested.contains { type == "\(name).\($0)" }
    }
    guard let first = wrong.first else { return [] }
    let protocols = viewModel.lists.map { "\(name).\($0.kind.protocolName)" }.joined(separator: ", ")
    let text = "extension \(name): \(protocols) {}"
    let kept = inherited.filter { !wrong.contains($0) }
    return [
      ViewModelMessage.error(
        "conform to '\(first.type.source)' in an extension below the class, '\(text)': "
          + "a class cannot inherit a protocol that stands in it",
        Self.rule
      ).at(first.type, self.repair(viewModel, clause, keeping: kept, text))
    ]
  }

  private static func repair(
    _ viewModel: ViewModelDeclaration, _ clause: InheritanceClauseSyntax, keeping kept: [InheritedTypeSyntax],
    _ text: String
  ) -> FixIt {
    var declaration = viewModel.syntax
    if var last = kept.last {
      last.trailingComma = nil
      var types = kept
      types[types.count - 1] = last.with(\.trailingTrivia, [])
      declaration.inheritanceClause = clause.with(\.inheritedTypes, InheritedTypeListSyntax(types))
        .with(\.trailingTrivia, clause.trailingTrivia)
    } else {
      declaration.inheritanceClause = nil
      let isFollowedBySpace = !clause.trailingTrivia.isEmpty
      declaration.name.trailingTrivia = isFollowedBySpace ? clause.trailingTrivia : [.spaces(1)]
    }
    let brace = declaration.memberBlock.rightBrace
    declaration.memberBlock.rightBrace = brace.with(\.tokenKind, .identifier("}\n\n\(text)"))
    return Repair.replacing(
      viewModel.syntax, with: declaration, "move the conformance into an extension", Self.rule)
  }
}
