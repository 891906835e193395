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
  private(set) var pairs: [Pair] = []
  /// The view models without a counterpart.
  private(set) var ios: [Twin]
  private(set) var android: [Twin]

  init(
    _ ios: [ViewModel], _ android: [ViewModel], _ scaffolding: ScaffoldingSettings, _ twins: TwinSettings
  ) {
    self.twins = twins
    self.ios = ios.map { Twin($0, scaffolding) }
    self.android = android.map { Twin($0, scaffolding) }
    let counts = Dictionary(
      (self.ios + self.android).flatMap { Set($0.name.subject).map { ($0, 1) } }, uniquingKeysWith: +)
    let configured = twins.viewModels
    self.takeNamed(.configuration, { configured[$0.viewModel.name] ?? nil }) { [$0.viewModel.name] }
    // A view model that has no counterpart by the configuration is not compared.
    let left = self.ios.filter { configured[$0.viewModel.name] != nil }
    self.ios.removeAll { configured[$0.viewModel.name] != nil }
    self.takeNamed(.name, { $0.viewModel.name }) { [$0.viewModel.name, $0.swiftName] }
    self.takeByPorts(.name, counts) { $0 == 1 }
    self.takeByPorts(.meaning, counts) { $0 >= Weights.similarViewModel }
    self.ios += left
  }

  private mutating func take(_ pairs: [Pair]) {
    self.pairs += pairs
    let paired = Set(pairs.flatMap { [ObjectIdentifier($0.ios), ObjectIdentifier($0.android)] })
    self.ios.removeAll { paired.contains(ObjectIdentifier($0)) }
    self.android.removeAll { paired.contains(ObjectIdentifier($0)) }
  }

  /// Pairs view models by their names, unless several have the name.
  ///
  /// - Parameters:
  ///   - name: returns the name on Android for a view model of iOS.
  ///   - names: returns the names of a view model of Android.
  private mutating func takeNamed(
    _ evidence: Evidence, _ name: (Twin) -> String?, _ names: (Twin) -> Set<String>
  ) {
    let own = Dictionary(grouping: self.ios, by: \.viewModel.name)
    var others: [String: [Twin]] = [:]
    for android in self.android { for name in names(android) { others[name, default: []].append(android) } }
    var paired: Set<ObjectIdentifier> = []
    var found: [Pair] = []
    for ios in self.ios {
      guard let wanted = name(ios), own[ios.viewModel.name]?.count == 1 else { continue }
      let candidates = (others[wanted] ?? []).filter { !paired.contains(ObjectIdentifier($0)) }
      guard candidates.count == 1 else { continue }
      paired.insert(ObjectIdentifier(candidates[0]))
      found.append((ios, candidates[0], evidence))
    }
    self.take(found)
  }

  /// The maximum number of similar names: a view model with more is not paired, since all their ports would be
  /// compared.
  private static let mostCandidates = 100

  /// Pairs the view models with similar names whose ports are most similar.
  ///
  /// - Parameter counts: the number of view models whose names contain a word.
  private mutating func takeByPorts(
    _ evidence: Evidence, _ counts: [String: Int], _ isAlike: (Double) -> Bool
  ) {
    typealias Candidate = (ios: Twin, android: Twin, likeness: Double)
    var candidates: [Candidate] = []
    // Words of very many names do not tell view models apart.
    var places: [String: [Int]] = [:]
    for (place, android) in self.android.enumerated() {
      for word in Set(android.name.subject) { places[word, default: []].append(place) }
    }
    places = places.filter { $0.value.count <= Self.mostCandidates }
    for ios in self.ios {
      let alike = Set(ios.name.subject.flatMap { places[$0] ?? [] }).sorted().compactMap { place in
        let likeness = ios.name.likeness(to: self.android[place].name, counts)
        return isAlike(likeness) ? (android: self.android[place], likeness: likeness) : nil
      }
      guard alike.count <= Self.mostCandidates else { continue }
      for (android, likeness) in alike {
        let share = self.share(ios, android)
        if share > 0 { candidates.append((ios, android, share * likeness)) }
      }
    }
    candidates.sort { $0.likeness > $1.likeness }
    let own = Dictionary(grouping: candidates) { ObjectIdentifier($0.ios) }
    let others = Dictionary(grouping: candidates) { ObjectIdentifier($0.android) }
    var found: [Pair] = []
    var done: Set<ObjectIdentifier> = []
    func isLeft(_ candidate: Candidate) -> Bool {
      done.isDisjoint(with: [ObjectIdentifier(candidate.ios), ObjectIdentifier(candidate.android)])
    }
    for best in candidates where isLeft(best) {
      let all = [own[ObjectIdentifier(best.ios)], others[ObjectIdentifier(best.android)]].compactMap(\.self)
      let hasRival = all.joined().contains {
        ($0.ios !== best.ios || $0.android !== best.android) && isLeft($0)
          && best.likeness - $0.likeness < Weights.rivalViewModel
      }
      if !hasRival { found.append((best.ios, best.android, evidence)) }
      done.formUnion([ObjectIdentifier(best.ios), ObjectIdentifier(best.android)])
    }
    self.take(found)
  }

  /// The share of the ports of the smaller view model that have a counterpart, from 0 to 1; 0 if that is too little.
  private func share(_ ios: Twin, _ android: Twin) -> Double {
    let pairing = self.ports(of: ios, android)
    func count(_ ports: [TwinPort]) -> Int { ports.count { $0.role != .lifecycle } }
    let (own, others) = (count(pairing.ios), count(pairing.android))
    let pairs = pairing.pairs.filter { $0.ios.role != .lifecycle }
    let share = Double(pairs.count) / Double(max(1, pairs.count + min(own, others)))
    if ios.name.subject == android.name.subject { return share }
    let both = Double(2 * pairs.count)
    let isSufficient = both >= Weights.leastShare * (both + Double(own + others))
    return isSufficient ? share : 0
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
