internal import SourceModel
internal import SwiftCompilerPlugin
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
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
    let diagnostics = surroundings + Checks.diagnostics(for: viewModel)
    for diagnostic in diagnostics { context.diagnose(diagnostic) }
    return Expansion(
      viewModel, isLocal: Surroundings.isLocal(context.lexicalContext),
      isValid: !diagnostics.contains { $0.diagMessage.severity == .error },
      place: context.location(of: declaration.name, at: .afterLeadingTrivia, filePathMode: .filePath)
    ).members()
  }
}

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

/// `@Ports`: generates the members that follow from a port protocol outside of its class.
struct PortsMacro: ExtensionMacro {
  static let formatMode: FormatMode = .disabled

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(ProtocolDeclSyntax.self),
      let kind = PortName(outside: declaration.name.text)?.kind
    else {
      context.diagnose(PortLists.checkOutside(declaration))
      return []
    }
    let list = PortList(kind, declaration)
    for diagnostic in Checks.diagnostics(outside: ViewModelDeclaration(outside: list)) {
      context.diagnose(diagnostic)
    }
    return try OutsideWriter(list).extensions(of: type.trimmedDescription).map { text in
      try ExtensionDeclSyntax("\(raw: text)")
    }
  }
}

/// The compiler plugin that expands the macros.
@main
struct PlumblinePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    OutsideViewModelMacro.self, PortsMacro.self, ViewModelMacro.self,
  ]
}
