import DataFlow
import Scaffolding
import SourceModel

/// Pairs the ports of a view model with those of its counterpart.
struct PortPairing {
  struct Pair {
    var ios: TwinPort
    var android: TwinPort
    var evidence: Evidence
  }

  /// The least likeness of a pair.
  private static let threshold = 0.55
  /// Two candidates that are this near to each other are no evidence for either.
  private static let margin = 0.03

  private(set) var pairs: [Pair] = []
  /// The ports without a counterpart.
  private(set) var ios: [TwinPort]
  private(set) var android: [TwinPort]

  /// - Parameters:
  ///   - ios: the ports of the one view model.
  ///   - android: the ports of the other.
  ///   - subject: the words of the names of both view models.
  ///   - settings: the exceptions of a team.
  init(
    _ ios: [DescribedPort], _ android: [DescribedPort], subject: Set<String>,
    exceptions: [String: String?] = [:]
  ) {
    self.ios = ios.map { TwinPort($0, subject: subject) }
    self.android = android.map { TwinPort($0, subject: subject) }
    self.take(.configuration) { ios, android in exceptions[ios.name] == android.name }
    let own = self.ios.filter { exceptions[$0.name] != nil }
    self.ios.removeAll { exceptions[$0.name] != nil }
    self.take(.name) { ios, android in
      ios.isSideOf(android) && (ios.name == android.described.swiftName || ios.name == android.name)
        && ios.meaning.role.agreement(with: android.meaning.role) > 0
    }
    self.takeActions()
    self.takeLikely()
    self.ios = (self.ios + own).sorted { Alphabet.precedes($0.name, $1.name) }
  }

  private mutating func take(_ evidence: Evidence, where isPair: (TwinPort, TwinPort) -> Bool) {
    for ios in self.ios {
      let candidates = self.android.indices.filter { isPair(ios, self.android[$0]) }
      guard candidates.count == 1, let place = candidates.first,
        self.ios.count(where: { isPair($0, self.android[place]) }) == 1
      else { continue }
      self.pair(ios, self.android[place], evidence)
    }
  }

  private mutating func pair(_ ios: TwinPort, _ android: TwinPort, _ evidence: Evidence) {
    self.pairs.append(Pair(ios: ios, android: android, evidence: evidence))
    self.ios.removeAll { $0.described.port === ios.described.port }
    self.android.removeAll { $0.described.port === android.described.port }
  }

  /// Pairs actions with the ports that `plumb new` makes of them on a platform without actions.
  private mutating func takeActions() {
    for action in self.ios where action.described.kind == .actions {
      guard let input = self.android.first(where: { $0.name == action.name + "Requested" }) else { continue }
      self.pair(action, input, .name)
      let name = NameWords.uppercasingFirst(action.name)
      let outputs = [action.name + "Elements", action.name + "Errors", "is\(name)Executing"]
      self.android.removeAll { outputs.contains($0.name) }
    }
  }

  /// Pairs the ports that are the likeliest for each other, the surest first.
  private mutating func takeLikely() {
    var candidates: [(ios: TwinPort, android: TwinPort, likeness: Double)] = []
    for ios in self.ios {
      for android in self.android where ios.isSideOf(android) {
        let likeness = ios.likeness(to: android)
        if likeness >= Self.threshold - Self.margin { candidates.append((ios, android, likeness)) }
      }
    }
    candidates.sort { $0.likeness > $1.likeness }
    while let best = candidates.first, best.likeness >= Self.threshold {
      let isOne = { (one: TwinPort, other: TwinPort) in one.described.port === other.described.port }
      let rivals = candidates.dropFirst().filter { other in
        best.likeness - other.likeness < Self.margin
          && (isOne(best.ios, other.ios) || isOne(best.android, other.android))
      }
      if rivals.isEmpty { self.pair(best.ios, best.android, .meaning) }
      candidates.removeAll { isOne($0.ios, best.ios) || isOne($0.android, best.android) }
    }
  }

  // MARK: Data flow

  /// Pairs the inputs that are left by the outputs that they lead to.
  mutating func takeByFlow(_ ios: PortFlow, _ android: PortFlow) {
    let outputs = self.pairs.filter { $0.ios.described.kind == .outputs }
    func ends(_ input: TwinPort, _ flow: PortFlow, _ side: KeyPath<Pair, TwinPort>) -> Set<Int> {
      Set(outputs.indices.filter { flow.leads(input.name, to: outputs[$0][keyPath: side].name) })
    }
    let isEvent = { (port: TwinPort) in [.tap, .toggle, .event].contains(port.meaning.role) }
    var candidates: [(ios: TwinPort, android: TwinPort)] = []
    for one in self.ios where one.described.kind != .outputs && isEvent(one) {
      let reached = ends(one, ios, \.ios)
      guard !reached.isEmpty else { continue }
      for other in self.android where other.described.kind != .outputs && isEvent(other) {
        guard one.meaning.role.agreement(with: other.meaning.role) > 0.7, one.type == other.type,
          ends(other, android, \.android) == reached
        else { continue }
        candidates.append((one, other))
      }
    }
    for candidate in candidates {
      let rivals = candidates.filter {
        $0.ios.described.port === candidate.ios.described.port
          || $0.android.described.port === candidate.android.described.port
      }
      if rivals.count == 1 { self.pair(candidate.ios, candidate.android, .dataFlow) }
    }
  }
}
