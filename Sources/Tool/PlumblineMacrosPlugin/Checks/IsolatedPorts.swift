internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax

/// The protocols of a class that is isolated to an actor are isolated to it as well: otherwise the class does not conform.
///
/// A macro does not see extensions. Code that conforms with `@MainActor LoginViewModel.Inputs` declares the protocol
/// `nonisolated`.
enum IsolatedPorts {
  private static let rule = "isolated-ports"

  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    let lists = viewModel.lists.filter { self.isMissing(from: $0, in: viewModel) }
    guard let isolation = viewModel.isolation?.source, let first = lists.first else { return [] }
    let names = lists.map { "'\($0.kind.protocolName)'" }.joined(separator: " and ")
    let message = ViewModelMessage.error(
      "declare \(names) with '\(isolation)': '\(viewModel.name.text)' is isolated to it, "
        + "and cannot conform to a protocol that is not", self.rule)
    return [
      message.at(
        first.syntax.name,
        Repair.inserting(
          lists.map { ("\(isolation)\n\($0.syntax.indentation)", $0.syntax) }, "insert '\(isolation)'",
          self.rule))
    ]
  }

  /// Whether a port protocol must be isolated, but is not.
  static func isMissing(from list: PortList, in viewModel: ViewModelDeclaration) -> Bool {
    guard viewModel.isolation != nil, GlobalActor.attribute(in: list.syntax.attributes) == nil,
      !self.isNonisolated(list.syntax.modifiers), !self.mayInheritIsolation(list)
    else { return false }
    return list.members.contains { member in
      switch member {
      case .input(let port):
        !port.isAsync && !viewModel.isWritten(port)
          && self.isUnspecified(port.syntax.attributes, port.syntax.modifiers)
      case .value(let port):
        !viewModel.isWritten(port) && self.isUnspecified(port.syntax.attributes, port.syntax.modifiers)
      case .other: false
      }
    }
  }

  /// Whether a protocol may inherit its isolation from one that the macro does not see.
  private static func mayInheritIsolation(_ list: PortList) -> Bool {
    list.syntax.inheritanceClause?.inheritedTypes.contains {
      !["AnyObject", "Sendable"].contains($0.type.source)
    } ?? false
  }

  /// Whether a port has the isolation of its protocol.
  private static func isUnspecified(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    GlobalActor.attribute(in: attributes) == nil && !self.isNonisolated(modifiers)
  }

  private static func isNonisolated(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }
}
