internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// An output or an action is a readable instance property.
enum OutputProperties {
  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    viewModel.lists.filter { $0.kind != .inputs }.flatMap { list in
      list.members.flatMap { member -> [Diagnostic] in
        switch member {
        case .input(let port): return [self.diagnosis(port, list.kind, isWritten: viewModel.isWritten(port))]
        case .value(let port): return viewModel.isWritten(port) ? [] : self.check(port, list.kind, viewModel)
        case .other: return []
        }
      }
    }
  }

  private static func rule(_ kind: PortKind) -> String { "\(kind.rawValue.dropLast())-type" }

  /// The rule for a valid property that the macro cannot generate.
  private static func unwritableRule(_ kind: PortKind) -> String { "\(kind.rawValue.dropLast())-property" }

  private static func diagnosis(_ port: InputPort, _ kind: PortKind, isWritten: Bool) -> Diagnostic {
    let what = kind == .outputs ? "an output is a stream that the view observes" : "an action is executed"
    let message = ViewModelMessage.unwritten(
      "make '\(port.name.text)' a property: \(what)", Self.rule(kind), isWritten: isWritten)
    guard port.parameters.isEmpty, let result = port.syntax.signature.returnClause?.type else {
      return message.at(port.syntax.name)
    }
    let property: DeclSyntax = "var \(raw: port.name.written): \(result.trimmed) { get }"
    let replacement = property.with(\.leadingTrivia, port.syntax.leadingTrivia)
    return message.at(
      port.syntax.name,
      Repair.replacing(port.syntax, with: replacement, "make it a property", Self.rule(kind)))
  }

  private static func check(
    _ port: ValuePort, _ kind: PortKind, _ viewModel: ViewModelDeclaration
  ) -> [Diagnostic] {
    let (name, rule) = (port.name.text, Self.unwritableRule(kind))
    var diagnostics: [Diagnostic] = []
    for modifier in port.syntax.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class):
        diagnostics.append(
          ViewModelMessage.error(
            "make '\(name)' an instance property, or write it by hand: 'init' assigns it", rule
          ).at(modifier, Self.removal(of: modifier, from: port, rule)))
      case .keyword(.nonisolated) where viewModel.isolation != nil:
        diagnostics.append(
          ViewModelMessage.error("isolate '\(name)' as its class is: a signal stays with its actor", rule)
            .at(modifier, Self.removal(of: modifier, from: port, rule)))
      default: continue
      }
    }
    if let setter = port.setter {
      let block: AccessorBlockSyntax = "{ get }"
      let binding = port.binding.with(\.accessorBlock, block).with(
        \.trailingTrivia, port.binding.trailingTrivia)
      diagnostics.append(
        ViewModelMessage.error("declare '\(name)' with '{ get }': 'init' assigns it once", rule)
          .at(setter, Repair.replacing(port.binding, with: binding, "remove 'set'", rule)))
    }
    if let attribute = Availability(port.syntax.attributes).limiting {
      diagnostics.append(
        ViewModelMessage.error(
          "limit the availability of '\(viewModel.name.text)', not of '\(name)': a stored property is always there",
          rule
        ).at(attribute))
    }
    return diagnostics
  }

  private static func removal(of modifier: DeclModifierSyntax, from port: ValuePort, _ rule: String) -> FixIt
  {
    var variable = port.syntax
    variable.modifiers = variable.modifiers.filter { $0.id != modifier.id }
    return Repair.replacing(
      port.syntax, with: variable.with(\.leadingTrivia, port.syntax.leadingTrivia),
      "remove '\(modifier.name.text)'", rule)
  }
}
