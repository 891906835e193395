internal import SwiftDiagnostics
internal import SwiftSyntax

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
