internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax

/// The port protocols are declared in the class, each once.
enum PortLists {
  private static let rule = "port-protocols"

  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    let name = viewModel.name.text
    let known = Set(PortKind.allCases.map(\.protocolName))
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for (list, isConditional) in viewModel.written.protocols where known.contains(list.name.text) {
      let isFirst = seen.insert(list.name.text).inserted
      // The compiler reports a protocol that is declared twice.
      if isConditional, isFirst {
        diagnostics.append(
          ViewModelMessage.error(
            "move '#if' into '\(list.name.text)': the protocol is declared once", "port-lists"
          ).at(list.name))
      }
    }
    let missing = [PortKind.inputs, .outputs].filter { viewModel.list($0) == nil }
    if missing.count == 2, viewModel.list(.actions) == nil {
      let message = ViewModelMessage.error(
        "declare the protocols 'Inputs' and 'Outputs' in '\(name)': the macro generates its members from them",
        Self.rule
      )
      return diagnostics + [message.at(viewModel.syntax.name, Self.insertion(of: missing, in: viewModel))]
    }
    for kind in missing {
      let message = ViewModelMessage.warning(
        "declare 'protocol \(kind.protocolName)': a view model declares its ports in protocols, which may be empty",
        Self.rule)
      diagnostics.append(message.at(viewModel.syntax.name, Self.insertion(of: [kind], in: viewModel)))
    }
    return diagnostics
  }

  /// The diagnostic for a declaration outside of a class that is not a port protocol.
  static func checkOutside(_ declaration: some DeclGroupSyntax) -> Diagnostic {
    let message = ViewModelMessage.error(
      "'@Ports' is for a protocol whose name ends in 'Inputs', 'Outputs' or 'Actions'", "port-lists")
    guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name else {
      return message.at(declaration.introducer)
    }
    return message.at(name)
  }

  private static func insertion(of kinds: [PortKind], in viewModel: ViewModelDeclaration) -> FixIt {
    let indentation = viewModel.syntax.indentation + "  "
    let protocols = kinds.map { "\n\(indentation)\(viewModel.access.prefix)protocol \($0.protocolName) {}" }
    let names = kinds.map { "'\($0.protocolName)'" }.joined(separator: " and ")
    return Repair.inserting(
      protocols.joined(separator: "\n"), after: viewModel.syntax.memberBlock.leftBrace, "insert \(names)",
      Self.rule)
  }
}
