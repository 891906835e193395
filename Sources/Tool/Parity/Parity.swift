import DataFlow
public import Engine
import Scaffolding
public import SourceModel

/// Compares the view models of an app on two platforms.
public struct Parity {
  private let pairing: ViewModelPairing

  /// The view models of two platforms side by side.
  ///
  /// - Parameters:
  ///   - ios: the view models of one platform.
  ///   - android: the view models of the other.
  ///   - scaffolding: a team's names and types.
  ///   - twins: a team's exceptions.
  public static func report(
    _ ios: [ViewModel], _ android: [ViewModel], _ scaffolding: ScaffoldingSettings = ScaffoldingSettings(),
    _ twins: TwinSettings = TwinSettings()
  ) -> ParityReport {
    let parity = Parity(pairing: ViewModelPairing(ios, android, scaffolding, twins))
    let pairs = parity.pairing.pairs.map(parity.twins).sorted { Alphabet.precedes($0.name, $1.name) }
    let own = parity.pairing.ios.map {
      let isWanted = twins.viewModels[$0.viewModel.name] == .some(nil)
      return TwinViewModels(
        ios: Self.place($0.viewModel), ports: [],
        differences: isWanted ? [] : [ParityDifference(kind: .viewModel, ios: $0.viewModel.name)])
    }
    let others = parity.pairing.android.map {
      TwinViewModels(
        android: Self.place($0.viewModel), ports: [],
        differences: [ParityDifference(kind: .viewModel, android: $0.viewModel.name)])
    }
    return ParityReport(
      viewModels: pairs + own.sorted { Alphabet.precedes($0.name, $1.name) }
        + others.sorted { Alphabet.precedes($0.name, $1.name) })
  }

  /// Returns the counterpart of a port on the other platform, and its view model.
  ///
  /// - Parameters:
  ///   - port: a port of one of the view models.
  ///   - ios: the view models of one platform.
  ///   - android: the view models of the other.
  ///   - scaffolding: a team's names and types.
  ///   - twins: a team's exceptions.
  public static func twin(
    of port: Port, _ ios: [ViewModel], _ android: [ViewModel],
    _ scaffolding: ScaffoldingSettings = ScaffoldingSettings(), _ twins: TwinSettings = TwinSettings()
  ) -> Twin {
    let pairing = ViewModelPairing(ios, android, scaffolding, twins)
    for pair in pairing.pairs {
      let sides = [(pair.ios, pair.android), (pair.android, pair.ios)]
      guard
        let (_, other) = sides.first(where: { side in side.0.ports.contains { $0.port === port } })
      else { continue }
      let ports = pairing.ports(
        of: pair.ios, pair.android, (PortFlow(pair.ios.viewModel), PortFlow(pair.android.viewModel)))
      for found in ports.pairs {
        let described = [found.ios.described, found.android.described]
        guard let place = described.firstIndex(where: { $0.port === port }) else { continue }
        let isAction = described.contains { $0.kind == .actions }
        return isAction ? .action : .port(described[1 - place].port, other.viewModel, found.evidence)
      }
      return .viewModel(other.viewModel)
    }
    return .none
  }

  private static func place(_ viewModel: ViewModel) -> TwinViewModels.Place {
    let name = (viewModel.wrapper?.value ?? viewModel.declaration).header.name
    return TwinViewModels.Place(
      name: viewModel.name, path: viewModel.path,
      line: viewModel.file.text.position(at: name.range.start).line)
  }

  // MARK: Ports

  private func twins(_ pair: ViewModelPairing.Pair) -> TwinViewModels {
    let (ios, android) = (pair.ios.viewModel, pair.android.viewModel)
    let flows = (PortFlow(ios), PortFlow(android))
    let pairing = self.pairing.ports(of: pair.ios, pair.android, flows)
    let exceptions = self.pairing.twins.ports[ios.name] ?? [:]
    let inputs = pairing.pairs.filter { $0.ios.described.kind != .outputs }.map {
      ($0.ios.name, $0.android.name)
    }
    let names = (
      ios: Dictionary(grouping: inputs, by: \.1).mapValues { $0.map(\.0) },
      android: Dictionary(grouping: inputs, by: \.0).mapValues { $0.map(\.1) }
    )
    let both = pairing.pairs.map { twins in
      var differences = Self.differences(twins)
      if twins.ios.described.kind == .outputs {
        differences += Self.flowDifference(twins, names, flows.0, flows.1).map { [$0] } ?? []
      }
      return TwinPorts(
        kind: twins.ios.described.kind, ios: Self.place(twins.ios, in: ios),
        android: Self.place(twins.android, in: android), evidence: twins.evidence, differences: differences)
    }
    let own = pairing.ios.map { port in
      let isMissing = port.meaning.role != .lifecycle && exceptions[port.name] != .some(nil)
      return TwinPorts(
        kind: port.described.kind, ios: Self.place(port, in: ios),
        differences: isMissing ? [ParityDifference(kind: .port, ios: port.name)] : [])
    }
    let others = pairing.android.map { port in
      TwinPorts(
        kind: port.described.kind, android: Self.place(port, in: android),
        differences: port.meaning.role != .lifecycle
          ? [ParityDifference(kind: .port, android: port.name)] : [])
    }
    let ports = PortKind.allCases.flatMap { kind in
      (both + own + others).filter { $0.kind == kind }.sorted { Alphabet.precedes($0.name, $1.name) }
    }
    return TwinViewModels(
      ios: Self.place(ios), android: Self.place(android), evidence: pair.evidence, ports: ports,
      differences: [])
  }

  private static func place(_ port: TwinPort, in viewModel: ViewModel) -> TwinPorts.Place {
    let declared = port.described.port
    let file = ([viewModel.file] + viewModel.portFiles).first { $0.path == declared.path } ?? viewModel.file
    return TwinPorts.Place(
      name: port.name, type: port.type.description, path: declared.path,
      line: file.text.position(at: declared.name.range.start).line)
  }

  private static func differences(_ pair: PortPairing.Pair) -> [ParityDifference] {
    var differences: [ParityDifference] = []
    let (ios, android) = (pair.ios, pair.android)
    // How a list reports that its end is near depends on the platform.
    if !ios.type.hasValues(of: android.type), ios.meaning.role != .paging {
      differences.append(
        ParityDifference(kind: .type, ios: ios.type.description, android: android.type.description))
    }
    if ios.meaning.role == .visibility, android.meaning.role == .visibility,
      ios.meaning.isNegative != android.meaning.isNegative
    {
      differences.append(ParityDifference(kind: .opposite, ios: ios.name, android: android.name))
    }
    let isMissing = (ios.described.documentation == nil) != (android.described.documentation == nil)
    // Documentation that consists of filler words is not compared.
    let saysSomething = !ios.documentation.isEmpty && !android.documentation.isEmpty
    if isMissing || saysSomething && ios.documentationLikeness(to: android) < 0.5 {
      differences.append(
        ParityDifference(
          kind: .documentation, ios: ios.described.documentation, android: android.described.documentation))
    }
    return differences
  }

  /// Compares the inputs that an output depends on, without those that exist on one platform only.
  ///
  /// - Parameter names: the names of inputs on each platform by those on the other.
  private static func flowDifference(
    _ pair: PortPairing.Pair, _ names: (ios: [String: [String]], android: [String: [String]]),
    _ ios: PortFlow,
    _ android: PortFlow
  ) -> ParityDifference? {
    guard let own = ios.sources(of: pair.ios.name), let others = android.sources(of: pair.android.name) else {
      return nil
    }
    let here = own.filter { names.android[$0]?.contains { !others.contains($0) } ?? false }
    let there = others.filter { names.ios[$0]?.contains { !own.contains($0) } ?? false }
    guard !here.isEmpty || !there.isEmpty else { return nil }
    return ParityDifference(
      kind: .dataFlow, ios: here.sorted().joined(separator: ", "),
      android: there.sorted().joined(separator: ", "))
  }
}
