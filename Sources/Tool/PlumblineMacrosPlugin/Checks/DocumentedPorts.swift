internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax

/// Every input and every output has a documentation comment.
enum DocumentedPorts {
  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    viewModel.lists.filter { $0.kind != .actions }.flatMap { list -> [Diagnostic] in
      list.members.compactMap { member in
        switch member {
        case .input(let port) where port.documentation.isEmpty:
          return self.diagnosis(port.name, at: port.syntax.name, of: port.syntax, list.kind)
        case .value(let port) where port.documentation.isEmpty:
          return self.diagnosis(port.name, at: port.nameToken, of: port.syntax, list.kind)
        default: return nil
        }
      }
    }
  }

  private static func diagnosis(
    _ name: Identifier, at place: some SyntaxProtocol, of declaration: some SyntaxProtocol, _ kind: PortKind
  ) -> Diagnostic {
    let rule = "documented-\(kind.rawValue)"
    let stub = kind == .inputs ? "/// Call when <#what happens#>." : "/// Emits <#what#>."
    let what = kind == .inputs ? "when to call it" : "what it emits"
    return ViewModelMessage.warning("document '\(name.text)': say \(what)", rule).at(
      place,
      Repair.inserting(
        "\(stub)\n\(declaration.indentation)", before: declaration, "insert a documentation comment", rule))
  }
}
