internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@ViewModel`: writes what follows from the protocols of a view model.
struct ViewModelMacro: MemberMacro {
  /// What is written is laid out as it should be, and formatting takes the longest part of an expansion.
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
