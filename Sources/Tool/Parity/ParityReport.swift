package import SourceModel

/// The view models of two platforms side by side.
package struct ParityReport: Hashable, Sendable {
  /// Where a view model or a port is declared.
  package struct Place: Hashable, Sendable {
    package var name: String
    /// The type of a port's values as a Swift type; nil for a view model.
    package var type: String?
    package var path: String
    package var line: Int
  }

  /// Two view models or ports without a counterpart that may be the same: a line for `twins` in the configuration.
  package struct Suggestion: Hashable, Sendable {
    package var ios: String
    package var android: String
    package var evidence: Evidence
  }

  /// A view model of one platform or of both.
  package struct ViewModels: Hashable, Sendable {
    package var ios: Place?
    package var android: Place?
    /// Why they are a pair; nil for a view model of one platform.
    package var evidence: Evidence?
    /// The ports of a pair.
    package var ports: [Ports] = []
    /// Ports of a pair that may be the same.
    package var suggestions: [Suggestion] = []
    package var differences: [ParityDifference] = []

    /// The name on iOS, or else on Android.
    package var name: String { self.ios?.name ?? self.android?.name ?? "" }

    /// Whether it is on both platforms.
    package var isPair: Bool { self.ios != nil && self.android != nil }
  }

  /// A port of one platform or of both.
  package struct Ports: Hashable, Sendable {
    package var kind: PortKind
    package var ios: Place?
    package var android: Place?
    /// Why they are a pair; nil for a port of one platform.
    package var evidence: Evidence?
    package var differences: [ParityDifference] = []

    /// The name on iOS, or else on Android.
    package var name: String { self.ios?.name ?? self.android?.name ?? "" }
  }

  /// The pairs, then the view models on iOS alone, then those on Android alone; each in alphabetical order.
  package var viewModels: [ViewModels]
  /// View models that may be the same.
  package var suggestions: [Suggestion] = []

  package var pairs: [ViewModels] { self.viewModels.filter(\.isPair) }

  /// The differences, of view models and of their ports.
  package var differences: [ParityDifference] {
    self.viewModels.flatMap { $0.differences + $0.ports.flatMap(\.differences) }
  }

  /// The report without some differences.
  ///
  /// - Parameter isShown: returns whether to keep a difference of a view model, or of one of its ports.
  package func keeping(_ isShown: (ViewModels, Ports?, ParityDifference) -> Bool) -> ParityReport {
    var report = self
    for (index, viewModel) in self.viewModels.enumerated() {
      report.viewModels[index].differences.removeAll { !isShown(viewModel, nil, $0) }
      for (place, port) in viewModel.ports.enumerated() {
        report.viewModels[index].ports[place].differences.removeAll { !isShown(viewModel, port, $0) }
      }
    }
    return report
  }
}
