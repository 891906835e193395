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

/// A class conforms to outside protocols in its declaration, not in an extension, so that its members find their types.
enum OutsideConformance {
  private static let rule = "outside-conformance"

  static func check(_ viewModel: ViewModelDeclaration, _ lists: [OutsideList]) -> [Diagnostic] {
    let clause = viewModel.syntax.inheritanceClause
    let inherited = clause.map { Set(Array($0.inheritedTypes).map { Self.name(of: $0.type) }) } ?? []
    let missing = lists.filter { !inherited.contains(Self.withoutArguments($0.type)) }.map(\.type)
    guard !missing.isEmpty else { return [] }
    let names = missing.map { "'\($0)'" }.joined(separator: " and ")
    let types = missing.map(Self.withoutArguments).joined(separator: ", ")
    let last =
      clause?.lastToken(viewMode: .sourceAccurate) ?? viewModel.syntax.genericParameterClause?.rightAngle
      ?? viewModel.syntax.name
    return [
      ViewModelMessage.error("conform to \(names) where '\(viewModel.name.text)' is declared", Self.rule).at(
        viewModel.syntax.name,
        Repair.inserting(
          "\(clause == nil ? ": " : ", ")\(types)", after: last, "insert the conformance", Self.rule))
    ]
  }

  private static func name(of type: TypeSyntax) -> String {
    // `@MainActor LoginViewModelInputs` is an isolated conformance.
    let base = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    return self.withoutArguments(base.source)
  }

  private static func withoutArguments(_ type: String) -> String { String(type.prefix { $0 != "<" }) }
}

/// A view model is declared where an extension can conform to its protocols.
enum Surroundings {
  static func check(_ viewModel: ViewModelDeclaration, in context: [Syntax]) -> [Diagnostic] {
    guard self.isLocal(context) else { return [] }
    return [
      ViewModelMessage.error(
        "move '\(viewModel.name.text)' out of the function: no extension can conform to its protocols there",
        "local-view-model"
      ).at(viewModel.syntax.name)
    ]
  }

  /// Whether a declaration is local, in the statements of a function.
  static func isLocal(_ context: [Syntax]) -> Bool {
    guard let innermost = context.first else { return false }
    return innermost.asProtocol((any DeclGroupSyntax).self) == nil
  }
}

/// The class specifies the associated types of its protocols.
enum AssociatedTypes {
  static func unresolved(_ viewModel: ViewModelDeclaration) -> [AssociatedTypeDeclSyntax] {
    viewModel.lists.flatMap(\.associatedTypes).filter { !viewModel.written.types.contains($0.name.text) }
  }

  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    self.unresolved(viewModel).map { type in
      ViewModelMessage.error(
        "say what '\(type.name.text)' is: declare a type of that name in '\(viewModel.name.text)'",
        "associated-type"
      ).at(
        type.name,
        Repair.inserting(
          "\n\(viewModel.syntax.indentation)  \(viewModel.access.prefix)typealias \(type.name.text) = <#type#>\n",
          after: viewModel.syntax.memberBlock.leftBrace, "insert a type alias", "associated-type"))
    }
  }
}
