import DataFlow
package import Engine
import Scaffolding
package import SourceModel

/// Compares the view models of an app on two platforms.
package struct Parity {
  /// The counterpart of a port on the other platform.
  package enum Twin {
    /// A port of a view model, and why it is considered the same.
    case port(Port, ViewModel, Evidence)
    /// An action, or the input that starts it: an action corresponds to several ports.
    case action
    /// The view model has a counterpart, but the port has none.
    case viewModel(ViewModel)
    /// The view model has no counterpart.
    case none
  }

  private let pairing: ViewModelPairing

  /// - Parameters:
  ///   - ios: the view models of one platform.
  ///   - android: the view models of the other.
  ///   - scaffolding: a team's names and types.
  ///   - twins: a team's exceptions.
  package init(
    _ ios: [ViewModel], _ android: [ViewModel], _ scaffolding: ScaffoldingSettings = ScaffoldingSettings(),
    _ twins: TwinSettings = TwinSettings()
  ) {
    self.pairing = ViewModelPairing(ios, android, scaffolding, twins)
  }

  /// The view models of two platforms side by side.
  package var report: ParityReport {
    let twins = self.pairing.twins.viewModels
    let own = self.pairing.ios.map(\.viewModel).map { viewModel in
      let difference = ParityDifference(kind: .viewModel, ios: viewModel.name)
      return ParityReport.ViewModels(
        ios: Self.place(viewModel), differences: twins[viewModel.name] == .some(nil) ? [] : [difference])
    }
    let others = self.pairing.android.map(\.viewModel).map { viewModel in
      ParityReport.ViewModels(
        android: Self.place(viewModel),
        differences: [ParityDifference(kind: .viewModel, android: viewModel.name)])
    }
    let groups = [self.pairing.pairs.map(self.viewModels), own, others]
    return ParityReport(
      viewModels: groups.flatMap { $0.sorted { Alphabet.precedes($0.name, $1.name) } },
      suggestions: self.pairing.suggestions.map { pair in
        ParityReport.Suggestion(
          ios: pair.ios.viewModel.name, android: pair.android.viewModel.name, evidence: pair.evidence)
      }.sorted { Alphabet.precedes($0.ios, $1.ios) })
  }

  /// Returns the counterpart of a view model on the other platform; nil where it has none.
  package func twin(of viewModel: ViewModel) -> ViewModel? {
    let pair = self.pairing.pairs.first {
      $0.ios.viewModel === viewModel || $0.android.viewModel === viewModel
    }
    return pair.map { $0.ios.viewModel === viewModel ? $0.android.viewModel : $0.ios.viewModel }
  }

  /// Returns the counterpart of a port on the other platform, and its view model.
  package func twin(of port: Port) -> Twin {
    func has(_ viewModel: ViewModelPairing.Twin) -> Bool {
      viewModel.ports.contains { $0.described.port === port }
    }
    guard let pair = self.pairing.pairs.first(where: { has($0.ios) || has($0.android) }) else { return .none }
    let isOfIOS = has(pair.ios)
    let other = (isOfIOS ? pair.android : pair.ios).viewModel
    let ports = self.pairing.ports(of: pair.ios, pair.android).pairs
    guard let found = ports.first(where: { (isOfIOS ? $0.ios : $0.android).described.port === port }) else {
      return .viewModel(other)
    }
    if [found.ios, found.android].contains(where: { $0.described.kind == .actions }) { return .action }
    return .port((isOfIOS ? found.android : found.ios).described.port, other, found.evidence)
  }

  private static func place(_ viewModel: ViewModel) -> ParityReport.Place {
    let name = (viewModel.wrapper?.value ?? viewModel.declaration).header.name
    return ParityReport.Place(
      name: viewModel.name, path: viewModel.path,
      line: viewModel.file.text.position(at: name.range.start).line)
  }

  private static func place(_ port: TwinPort, in viewModel: ViewModel) -> ParityReport.Place {
    let declared = port.described.port
    let file = ([viewModel.file] + viewModel.portFiles).first { $0.path == declared.path } ?? viewModel.file
    return ParityReport.Place(
      name: port.name, type: port.type.description, path: declared.path,
      line: file.text.position(at: declared.name.range.start).line)
  }

  /// A pair of view models with their ports.
  private func viewModels(_ pair: ViewModelPairing.Pair) -> ParityReport.ViewModels {
    let (ios, android) = (pair.ios.viewModel, pair.android.viewModel)
    let flows = (PortFlow(ios), PortFlow(android))
    let pairing = self.pairing.ports(of: pair.ios, pair.android)
    let exceptions = self.pairing.twins.ports[ios.name] ?? [:]
    let differences = ParityDifference.of(pairing.pairs, flows.0, flows.1)
    var ports = zip(pairing.pairs, differences).map { twins, differences in
      ParityReport.Ports(
        kind: twins.ios.described.kind, ios: Self.place(twins.ios, in: ios),
        android: Self.place(twins.android, in: android), evidence: twins.evidence, differences: differences)
    }
    ports += pairing.ios.map { port in
      let isMissing = port.role != .lifecycle && exceptions[port.name] != .some(nil)
      return ParityReport.Ports(
        kind: port.described.kind, ios: Self.place(port, in: ios),
        differences: isMissing ? [ParityDifference(kind: .port, ios: port.name)] : [])
    }
    ports += pairing.android.map { port in
      ParityReport.Ports(
        kind: port.described.kind, android: Self.place(port, in: android),
        differences: port.role != .lifecycle ? [ParityDifference(kind: .port, android: port.name)] : [])
    }
    return ParityReport.ViewModels(
      ios: Self.place(ios), android: Self.place(android), evidence: pair.evidence,
      ports: PortKind.allCases.flatMap { kind in
        ports.filter { $0.kind == kind }.sorted { Alphabet.precedes($0.name, $1.name) }
      },
      suggestions: PortSuggestions(pairing, flows.0, flows.1).pairs.filter { exceptions[$0.ios.name] == nil }
        .map { pair in
          ParityReport.Suggestion(ios: pair.ios.name, android: pair.android.name, evidence: pair.evidence)
        })
  }
}
