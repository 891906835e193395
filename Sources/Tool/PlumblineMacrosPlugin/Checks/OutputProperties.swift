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

/// An output is a signal that cannot fail, or a property; an action is one.
enum OutputTypes {
  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    viewModel.lists.flatMap { list in
      list.values.compactMap { list.kind == .outputs ? self.checkOutput($0) : self.checkAction($0) }
    }
  }

  private static func checkOutput(_ port: ValuePort) -> Diagnostic? {
    let rule = "output-type"
    let type = port.writtenType
    guard !port.isSignalWithoutError, port.currentValue == nil else { return nil }
    guard let generic = port.generic, generic.name == "Signal", generic.arguments.count == 2 else {
      // A type alias with such a name is accepted.
      if let name = port.generic?.name, name.hasSuffix("Signal"), name != "Signal" { return nil }
      let message = ViewModelMessage.warning(
        "declare '\(port.name.text)' as a 'Signal' that cannot fail, not as '\(port.type.source)'", rule)
      guard let value = Self.value(of: port) else { return message.at(type) }
      let signal: TypeSyntax = "Signal<\(value.trimmed), Never>"
      return message.at(
        type,
        Repair.replacing(
          type, with: signal.with(\.trailingTrivia, type.trailingTrivia), "make it a 'Signal'", rule))
    }
    let message = ViewModelMessage.warning(
      "declare the error of '\(port.name.text)' as 'Never': a view cannot handle a failure", rule)
    let signal: TypeSyntax = "Signal<\(generic.arguments[0].trimmed), Never>"
    return message.at(
      type,
      Repair.replacing(
        type, with: signal.with(\.trailingTrivia, type.trailingTrivia), "make it 'Never'", rule))
  }

  /// The type of the values of a stream that is not a signal.
  private static func value(of port: ValuePort) -> TypeSyntax? {
    let streams: Set = [
      "MutableProperty", "Observable", "SignalProducer", "AnyPublisher", "Driver",
    ]
    guard let generic = port.generic, streams.contains(generic.name) else { return nil }
    return generic.arguments.first
  }

  private static func checkAction(_ port: ValuePort) -> Diagnostic? {
    guard !port.isAction else { return nil }
    // A type alias with such a name is accepted.
    if let name = port.generic?.name, name.hasSuffix("Action"), name != "Action" { return nil }
    return ViewModelMessage.warning(
      "declare '\(port.name.text)' as an 'Action' or a 'CocoaAction'", "action-type"
    ).at(port.writtenType)
  }
}
