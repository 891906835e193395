import DataFlow
import Engine
import Scaffolding
import SourceModel

/// Pairs the view models of two platforms: by the configuration, by their names, and by their ports.
struct ViewModelPairing {
  /// A view model, with what pairing asks about it.
  final class Twin {
    let viewModel: ViewModel
    let name: TwinName
    let swiftName: String
    let ports: [DescribedPort]

    init(_ viewModel: ViewModel, _ settings: ScaffoldingSettings) {
      self.viewModel = viewModel
      self.name = TwinName(viewModel.name)
      self.swiftName = Describer.swiftName(of: viewModel, settings)
      self.ports = Describer.ports(of: viewModel, settings)
    }
  }

  typealias Pair = (ios: Twin, android: Twin, evidence: Evidence)

  let twins: TwinSettings
  /// How many view models have a word in their names.
  private let counts: [String: Int]
  private(set) var pairs: [Pair] = []
  private(set) var ios: [Twin]
  private(set) var android: [Twin]

  init(
    _ ios: [ViewModel], _ android: [ViewModel], _ scaffolding: ScaffoldingSettings, _ twins: TwinSettings
  ) {
    self.twins = twins
    self.ios = ios.map { Twin($0, scaffolding) }
    self.android = android.map { Twin($0, scaffolding) }
    self.counts = Dictionary(
      (self.ios + self.android).flatMap { Set($0.name.subject).map { ($0, 1) } }, uniquingKeysWith: +)
    for (name, counterpart) in twins.viewModels.sorted(by: { $0.key < $1.key }) {
      let one = self.ios.filter { $0.viewModel.name == name }
      let other = self.android.filter { $0.viewModel.name == counterpart }
      if let ios = one.first, let android = other.first, one.count == 1, other.count == 1 {
        self.take(ios, android, .configuration)
      }
    }
    // What has no counterpart by the configuration is looked for no further.
    let own = self.ios.filter { twins.viewModels[$0.viewModel.name] != nil }
    self.ios.removeAll { twins.viewModels[$0.viewModel.name] != nil }
    self.takeByName()
    self.takeByPorts(.name, least: 0.01) { $0 == 1 }
    self.takeByPorts(.meaning, least: 0.3) { $0 >= 0.35 }
    self.ios += own
  }

  private mutating func take(_ ios: Twin, _ android: Twin, _ evidence: Evidence) {
    self.pairs.append((ios, android, evidence))
    self.ios.removeAll { $0 === ios }
    self.android.removeAll { $0 === android }
  }

  /// Pairs those whose names are equal by the table of names.
  private mutating func takeByName() {
    for ios in self.ios {
      let name = ios.viewModel.name
      let candidates = self.android.filter { $0.viewModel.name == name || $0.swiftName == name }
      let isOnlyOne = self.ios.count { $0.viewModel.name == name } == 1
      if let android = candidates.first, candidates.count == 1, isOnlyOne { self.take(ios, android, .name) }
    }
  }

  /// Pairs those that are alike by their names, and whose ports are most alike.
  ///
  /// - Parameter least: the least share of the ports that must have a counterpart.
  private mutating func takeByPorts(_ evidence: Evidence, least: Double, _ isAlike: (Double) -> Bool) {
    var candidates: [(ios: Twin, android: Twin, share: Double)] = []
    for ios in self.ios {
      for android in self.android {
        let likeness = ios.name.likeness(to: android.name, self.counts)
        guard isAlike(likeness) else { continue }
        let share = self.share(ios, android)
        if share >= least { candidates.append((ios, android, share * likeness)) }
      }
    }
    candidates.sort { $0.share > $1.share }
    while let best = candidates.first {
      let rivals = candidates.dropFirst().filter {
        ($0.ios === best.ios || $0.android === best.android) && best.share - $0.share < 0.05
      }
      if rivals.isEmpty { self.take(best.ios, best.android, evidence) }
      candidates.removeAll { $0.ios === best.ios || $0.android === best.android }
    }
  }

  /// How many of the ports of the smaller one have a counterpart, from 0 to 1.
  private func share(_ ios: Twin, _ android: Twin) -> Double {
    let pairing = self.ports(of: ios, android)
    func count(_ ports: [TwinPort]) -> Int { ports.count { $0.meaning.role != .lifecycle } }
    let (own, others) = (count(pairing.ios), count(pairing.android))
    let pairs = pairing.pairs.filter { $0.ios.meaning.role != .lifecycle }
    // One port in other words is not enough.
    if pairs.count == 1, pairs[0].evidence == .meaning, ios.name.subject != android.name.subject { return 0 }
    // A few ports of many are not enough either.
    if ios.name.subject != android.name.subject, 8 * pairs.count < 2 * pairs.count + own + others { return 0 }
    return Double(pairs.count) / Double(max(1, pairs.count + min(own, others)))
  }

  /// - Parameter flows: the data flow of both, if it counts.
  func ports(
    of ios: Twin, _ android: Twin, _ flows: (ios: PortFlow, android: PortFlow)? = nil
  ) -> PortPairing {
    PortPairing(
      ios.ports, android.ports, subject: Set(ios.name.words + android.name.words),
      exceptions: self.twins.ports[ios.viewModel.name] ?? [:], flows: flows)
  }
}
