internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// An output is a signal that cannot fail; an action is one.
enum OutputTypes {
  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    viewModel.lists.flatMap { list in
      list.values.compactMap { list.kind == .outputs ? self.checkOutput($0) : self.checkAction($0) }
    }
  }

  private static func checkOutput(_ port: ValuePort) -> Diagnostic? {
    let rule = "output-type"
    let type = port.writtenType
    guard !port.isSignalWithoutError else { return nil }
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
      "MutableProperty", "Observable", "Property", "SignalProducer", "AnyPublisher", "Driver",
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
