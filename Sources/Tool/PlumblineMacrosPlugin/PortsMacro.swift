internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

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
