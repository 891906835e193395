/// The view models of two platforms side by side.
public struct ParityReport: Hashable, Sendable {
  /// The pairs, then the view models on iOS alone, then those on Android alone; each in alphabetical order.
  public var viewModels: [TwinViewModels]

  public var pairs: [TwinViewModels] { self.viewModels.filter(\.isPair) }

  /// The differences, of view models and of their ports.
  public var differences: [ParityDifference] {
    self.viewModels.flatMap { $0.differences + $0.ports.flatMap(\.differences) }
  }

  /// The report without some differences.
  ///
  /// - Parameter isShown: returns whether to keep a difference of a view model, or of one of its ports.
  public func keeping(
    _ isShown: (TwinViewModels, TwinPorts?, ParityDifference) -> Bool
  ) -> ParityReport {
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
