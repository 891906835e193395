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
  /// The likeness of a pair that is sure whatever the data flow says.
  private static let sure = 0.8
  /// The number of candidates up to which their data flow is compared.
  private static let limit = 10_000
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
  ///   - exceptions: the exceptions of a team.
  ///   - flows: the data flow of both view models, if it counts.
  init(
    _ ios: [DescribedPort], _ android: [DescribedPort], subject: Set<String>,
    exceptions: [String: String?] = [:], flows: (ios: PortFlow, android: PortFlow)? = nil
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
    self.takeLikely(flows)
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

  /// Pairs the ports that are the likeliest for each other, the surest first: each pair says more about those that are
  /// left, which are compared anew.
  private mutating func takeLikely(_ known: (ios: PortFlow, android: PortFlow)?) {
    let flows = self.ios.count * self.android.count <= Self.limit ? known : nil
    var likeness = PortLikeness(self.ios, self.android, self.pairs, flows)
    if flows != nil {
      while let (pair, _) = likeness.best(least: Self.sure, margin: Self.margin, isByContext: false) {
        likeness.pair(pair)
        self.pair(likeness.ios[pair.ios], likeness.android[pair.android], .meaning)
      }
    }
    let isByContext = flows != nil
    while let (pair, isByName) = likeness.best(
      least: Self.threshold, margin: Self.margin, isByContext: isByContext)
    {
      likeness.pair(pair)
      self.pair(
        likeness.ios[pair.ios], likeness.android[pair.android], isByName ? .meaning : .dataFlow)
    }
  }
}
