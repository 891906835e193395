import DataFlow
import Engine
import Scaffolding
import SourceModel

/// Pairs the view models of two platforms: by the configuration, by their names, and by their ports.
struct ViewModelPairing {
  /// A view model, with the facts that pairing needs.
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
  /// The number of view models whose names contain a word.
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
    let (own, others) = (Self.named(self.ios), Self.named(self.android))
    var taken: Set<String> = []
    for (name, counterpart) in twins.viewModels.sorted(by: { $0.key < $1.key }) {
      guard let counterpart, let ios = own[name], let android = others[counterpart], ios.count == 1,
        android.count == 1, taken.insert(counterpart).inserted
      else { continue }
      self.pairs.append((ios[0], android[0], .configuration))
    }
    self.removePairs()
    // A view model that has no counterpart by the configuration is not compared.
    let left = self.ios.filter { twins.viewModels[$0.viewModel.name] != nil }
    self.ios.removeAll { twins.viewModels[$0.viewModel.name] != nil }
    self.takeByName()
    self.takeByPorts(.name, least: 0.01) { $0 == 1 }
    self.takeByPorts(.meaning, least: 0.3) { $0 >= 0.35 }
    self.ios += left
  }

  private static func named(_ twins: [Twin]) -> [String: [Twin]] {
    Dictionary(grouping: twins, by: \.viewModel.name)
  }

  /// Removes the view models that have a counterpart.
  private mutating func removePairs() {
    let paired = Set(self.pairs.flatMap { [ObjectIdentifier($0.ios), ObjectIdentifier($0.android)] })
    self.ios.removeAll { paired.contains(ObjectIdentifier($0)) }
    self.android.removeAll { paired.contains(ObjectIdentifier($0)) }
  }

  /// Pairs the view models whose names are equal or correspond in the table of names.
  private mutating func takeByName() {
    let own = Self.named(self.ios)
    var others = Self.named(self.android)
    for android in self.android where android.swiftName != android.viewModel.name {
      others[android.swiftName, default: []].append(android)
    }
    var paired: Set<ObjectIdentifier> = []
    for ios in self.ios where own[ios.viewModel.name]?.count == 1 {
      let candidates = (others[ios.viewModel.name] ?? []).lazy.filter {
        !paired.contains(ObjectIdentifier($0))
      }
      guard let android = candidates.first, candidates.prefix(2).count == 1 else { continue }
      paired.insert(ObjectIdentifier(android))
      self.pairs.append((ios, android, .name))
    }
    self.removePairs()
  }

  /// The maximum number of similar names: a view model with more is not paired, since all their ports would be
  /// compared.
  private static let mostCandidates = 100

  /// Pairs the view models with similar names whose ports are most similar.
  ///
  /// - Parameter least: the minimum share of the ports that must have a counterpart.
  private mutating func takeByPorts(_ evidence: Evidence, least: Double, _ isAlike: (Double) -> Bool) {
    typealias Candidate = (ios: Twin, android: Twin, share: Double)
    var candidates: [Candidate] = []
    let index = TwinNameIndex(self.android.map(\.name))
    for ios in self.ios {
      let alike = index.places(of: ios.name, self.counts).compactMap { place in
        let likeness = ios.name.likeness(to: self.android[place].name, self.counts)
        return isAlike(likeness) ? (place: place, likeness: likeness) : nil
      }
      guard alike.count <= Self.mostCandidates else { continue }
      for (place, likeness) in alike {
        let share = self.share(ios, self.android[place])
        if share >= least { candidates.append((ios, self.android[place], share * likeness)) }
      }
    }
    candidates.sort { $0.share > $1.share }
    let own = Dictionary(grouping: candidates) { ObjectIdentifier($0.ios) }
    let others = Dictionary(grouping: candidates) { ObjectIdentifier($0.android) }
    var done: Set<ObjectIdentifier> = []
    func isLeft(_ candidate: Candidate) -> Bool {
      !done.contains(ObjectIdentifier(candidate.ios)) && !done.contains(ObjectIdentifier(candidate.android))
    }
    for best in candidates where isLeft(best) {
      let all = [own[ObjectIdentifier(best.ios)], others[ObjectIdentifier(best.android)]].compactMap(\.self)
      // The best candidate itself is in both lists.
      let rivals = all.reduce(-2) {
        $0 + $1.lazy.filter { isLeft($0) && best.share - $0.share < 0.05 }.prefix(2).count
      }
      if rivals == 0 { self.pairs.append((best.ios, best.android, evidence)) }
      done.formUnion([ObjectIdentifier(best.ios), ObjectIdentifier(best.android)])
    }
    self.removePairs()
  }

  /// The share of the ports of the smaller view model that have a counterpart, from 0 to 1.
  private func share(_ ios: Twin, _ android: Twin) -> Double {
    let pairing = self.ports(of: ios, android)
    func count(_ ports: [TwinPort]) -> Int { ports.count { $0.meaning.role != .lifecycle } }
    let (own, others) = (count(pairing.ios), count(pairing.android))
    let pairs = pairing.pairs.filter { $0.ios.meaning.role != .lifecycle }
    // A single port with a different name is not sufficient.
    if pairs.count == 1, pairs[0].evidence == .meaning, ios.name.subject != android.name.subject { return 0 }
    // A small share of the ports is not sufficient either.
    if ios.name.subject != android.name.subject, 8 * pairs.count < 2 * pairs.count + own + others { return 0 }
    return Double(pairs.count) / Double(max(1, pairs.count + min(own, others)))
  }

  /// - Parameter flows: the data flow of both; nil to ignore it.
  func ports(
    of ios: Twin, _ android: Twin, _ flows: (ios: PortFlow, android: PortFlow)? = nil
  ) -> PortPairing {
    PortPairing(
      ios.ports, android.ports, subject: Set(ios.name.words + android.name.words),
      exceptions: self.twins.ports[ios.viewModel.name] ?? [:], flows: flows)
  }
}
