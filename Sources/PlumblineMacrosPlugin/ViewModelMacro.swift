internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@ViewModel`: writes what follows from the protocols of a view model.
struct ViewModelMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(ClassDeclSyntax.self) else {
      context.diagnose(FinalClass.checkKind(declaration))
      return []
    }
    let viewModel = ViewModelDeclaration(declaration)
    for diagnostic in Checks.diagnostics(for: viewModel) { context.diagnose(diagnostic) }
    return Expansion(viewModel).members()
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    let viewModel = ViewModelDeclaration(declaration)
    guard Expansion(viewModel).offersPorts || viewModel.isFinal else { return [] }
    let isolation = viewModel.isolation.map { "\($0.trimmedDescription) " } ?? ""
    let availability = Availability(declaration.attributes).attributes.map { "\($0.trimmedDescription)\n" }
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability.joined())extension \(type.trimmed): \(raw: isolation)ViewModelPortsProviding {}")
    ]
  }
}
