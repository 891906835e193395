internal import SwiftDiagnostics

/// All that is said of a view model, at once.
enum Checks {
  private static let all: [@Sendable (ViewModelDeclaration) -> [Diagnostic]] = [
    FinalClass.check, Conformance.check, PortLists.check, AssociatedTypes.check, InputFunctions.check,
    OutputProperties.check, OutputTypes.check, AssignedOutputs.check, DistinctNames.check,
    DocumentedPorts.check,
    SortedPorts.check,
  ]

  /// What is said of a protocol that stands outside of its class.
  static func diagnostics(outside viewModel: ViewModelDeclaration) -> [Diagnostic] {
    let checks = [
      InputFunctions.check, OutputProperties.check, OutputTypes.check, DocumentedPorts.check,
      SortedPorts.check,
    ]
    return checks.flatMap { $0(viewModel) }.sorted { $0.position < $1.position }
  }

  static func diagnostics(for viewModel: ViewModelDeclaration) -> [Diagnostic] {
    // The compiler shows them in the order in which they come.
    self.all.flatMap { $0(viewModel) }.sorted { $0.position < $1.position }
  }
}
