internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@ViewModel`: generates the members that follow from the protocols of a view model.
struct ViewModelMacro: MemberMacro {
  /// The generated code is formatted already, and formatting would take most of the time of an expansion.
  static let formatMode: FormatMode = .disabled

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(ClassDeclSyntax.self) else {
      context.diagnose(FinalClass.checkKind(declaration))
      return []
    }
    let viewModel = ViewModelDeclaration(declaration)
    let surroundings = Surroundings.check(viewModel, in: context.lexicalContext)
    for diagnostic in surroundings + Checks.diagnostics(for: viewModel) { context.diagnose(diagnostic) }
    return Expansion(viewModel, isLocal: Surroundings.isLocal(context.lexicalContext)).members()
  }
}
