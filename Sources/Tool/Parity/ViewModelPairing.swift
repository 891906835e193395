import Engine
import Scaffolding
import SourceModel

/// Pairs the view models of two platforms: by the configuration, by their names, and by their ports.
struct ViewModelPairing {
  /// A view model, with the facts that pairing needs.
  final class Twin {
    let viewModel: ViewModel
    let swiftName: String
    let ports: [TwinPort]
    /// The meanings of the words of the name without `ViewModel`.
    let words: Set<String>
    /// These without the suffix for the kind of view.
    let subject: Set<String>

    /// The words for kinds of views, which are suffixes of names.
    private static let views = PortWords.set(
      "cell holder fragment page row view stack activity screen item controller adapter")

    init(_ viewModel: ViewModel, _ settings: ScaffoldingSettings) {
      self.viewModel = viewModel
      self.swiftName = Describer.swiftName(of: viewModel, settings)
      self.ports = Describer.ports(of: viewModel, settings).map(TwinPort.init)
      let (name, suffix) = (viewModel.name, "ViewModel")
      var words = PortWords.of(name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name)
      self.words = Set(words.map(PortWords.meaning))
      while words.count > 1, let last = words.last, Self.views.contains(last) { words.removeLast() }
      self.subject = Set(words.map(PortWords.meaning))
    }
  }

  typealias Pair = (ios: Twin, android: Twin, evidence: Evidence)

  let twins: TwinSettings
  private(set) var pairs: [Pair] = []
  /// View models that share a word of their names and enough ports.
  private(set) var suggestions: [Pair] = []
  /// The view models without a counterpart.
  private(set) var ios: [Twin]
  private(set) var android: [Twin]

  init(
    _ ios: [ViewModel], _ android: [ViewModel], _ scaffolding: ScaffoldingSettings, _ twins: TwinSettings
  ) {
    self.twins = twins
    self.ios = ios.map { Twin($0, scaffolding) }
    self.android = android.map { Twin($0, scaffolding) }
    let configured = twins.viewModels
    self.takeNamed(.configuration, { configured[$0.viewModel.name] ?? nil }) { [$0.viewModel.name] }
    // A view model that has no counterpart by the configuration is not compared.
    let left = self.ios.filter { configured[$0.viewModel.name] != nil }
    self.ios.removeAll { configured[$0.viewModel.name] != nil }
    self.takeNamed(.name, { $0.viewModel.name }) { [$0.viewModel.name, $0.swiftName] }
    self.takeByPorts(.name) { $0 == $1 }
    self.takeByPorts(.meaning) { $0.isSubset(of: $1) || $1.isSubset(of: $0) }
    self.suggestions = self.likely(.meaning) { !$0.isDisjoint(with: $1) }
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

  /// If two candidates are this close to each other, neither is chosen.
  private static let margin = 0.05
  /// The minimum share of the ports that have a counterpart, if the names differ.
  private static let leastShare = 0.2

  /// Pairs the view models with similar names whose ports are most similar.
  private mutating func takeByPorts(_ evidence: Evidence, _ isAlike: (Set<String>, Set<String>) -> Bool) {
    self.take(self.likely(evidence, isAlike))
  }

  private func likely(
    _ evidence: Evidence, _ isAlike: (Set<String>, Set<String>) -> Bool
  ) -> [Pair] {
    typealias Candidate = (ios: Twin, android: Twin, share: Double)
    var candidates: [Candidate] = []
    // Words of very many names do not tell view models apart.
    var places: [String: [Int]] = [:]
    for (place, android) in self.android.enumerated() {
      for word in android.subject { places[word, default: []].append(place) }
    }
    places = places.filter { $0.value.count <= Self.mostCandidates }
    for ios in self.ios {
      let alike = Set(ios.subject.flatMap { places[$0] ?? [] }).sorted()
        .filter { isAlike(ios.subject, self.android[$0].subject) }
      guard alike.count <= Self.mostCandidates else { continue }
      for android in alike.map({ self.android[$0] }) {
        let share = self.share(ios, android)
        if share > 0 { candidates.append((ios, android, share)) }
      }
    }
    candidates.sort { $0.share > $1.share }
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
          && best.share - $0.share < Self.margin
      }
      if !hasRival { found.append((best.ios, best.android, evidence)) }
      done.formUnion([ObjectIdentifier(best.ios), ObjectIdentifier(best.android)])
    }
    return found
  }

  /// The share of the ports of the smaller view model that have a counterpart, from 0 to 1; 0 if that is too little.
  private func share(_ ios: Twin, _ android: Twin) -> Double {
    let pairing = self.ports(of: ios, android)
    func count(_ ports: [TwinPort]) -> Int { ports.count { $0.role != .lifecycle } }
    let (own, others) = (count(pairing.ios), count(pairing.android))
    let pairs = pairing.pairs.count { $0.ios.role != .lifecycle }
    let share = Double(pairs) / Double(max(1, pairs + min(own, others)))
    let isSufficient = Double(2 * pairs) >= Self.leastShare * Double(2 * pairs + own + others)
    return ios.subject == android.subject || isSufficient ? share : 0
  }

  func ports(of ios: Twin, _ android: Twin) -> PortPairing {
    let subject = WeightedWords(ios.words.union(android.words))
    return PortPairing(
      ios.ports.map { $0.weighed(subject: subject) }, android.ports.map { $0.weighed(subject: subject) },
      exceptions: self.twins.ports[ios.viewModel.name] ?? [:])
  }
}
