internal import SwiftDiagnostics

/// All diagnostics of a view model.
enum Checks {
  private static let all: [@Sendable (ViewModelDeclaration) -> [Diagnostic]] = [
    FinalClass.check, Conformance.check, PortLists.check, AssociatedTypes.check, InputFunctions.check,
    OutputProperties.check, OutputTypes.check, AssignedOutputs.check, DistinctNames.check,
    DocumentedPorts.check, IsolatedPorts.check, SortedPorts.check,
  ]

  /// The diagnostics of a protocol outside of its class.
  static func diagnostics(outside viewModel: ViewModelDeclaration) -> [Diagnostic] {
    let checks = [
      InputFunctions.check, OutputProperties.check, OutputTypes.check, DocumentedPorts.check,
      SortedPorts.check,
    ]
    return self.shown(checks.flatMap { $0(viewModel) }, viewModel)
  }

  static func diagnostics(for viewModel: ViewModelDeclaration) -> [Diagnostic] {
    self.shown(self.all.flatMap { $0(viewModel) }, viewModel)
  }

  /// The diagnostics that no comment suppresses, by position: the compiler does not sort them.
  private static func shown(_ diagnostics: [Diagnostic], _ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    let sorted = diagnostics.sorted { $0.position < $1.position }
    guard !sorted.isEmpty, let suppressions = Suppressions(in: viewModel) else { return sorted }
    return sorted.filter(suppressions.allow)
  }
}
