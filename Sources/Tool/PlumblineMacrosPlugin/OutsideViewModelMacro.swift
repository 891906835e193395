internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@ViewModel(inputs:outputs:)`: generates the members that follow from protocols outside of the class, which have
/// `@Ports`.
///
/// A macro sees only the declaration that it is attached to. The names of the ports are inferred from the initializers,
/// and the types from what `@Ports` generates.
struct OutsideViewModelMacro: MemberMacro, ExtensionMacro {
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
    let lists = OutsideList.lists(of: node)
    let diagnostics = FinalClass.check(viewModel) + OutsideConformance.check(viewModel, lists)
    for diagnostic in diagnostics { context.diagnose(diagnostic) }
    return OutsideExpansion(viewModel, lists).members()
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    let isolation = GlobalActor.attribute(in: declaration.attributes).map { "\($0.source) " } ?? ""
    let availability = Availability(declaration.attributes).attributes.map { "\($0.source)\n" }.joined()
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability)extension \(type.trimmed): \(raw: isolation)_StoresInputs {}")
    ]
  }
}
