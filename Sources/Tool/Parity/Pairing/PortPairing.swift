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

  /// The minimum likelihood of a pair.
  private static let threshold = 0.55
  /// The likelihood from which a pair is certain, whatever the data flow is.
  private static let sure = 0.8
  /// The maximum number of candidates whose data flow is compared.
  private static let flowLimit = 10_000
  /// The maximum number of candidates for which more than their names is compared, since each port is compared with
  /// each other.
  private static let limit = 40_000
  /// If two candidates are this close to each other, neither is chosen.
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
  ///   - flows: the data flow of both view models; nil to ignore it.
  init(
    _ ios: [DescribedPort], _ android: [DescribedPort], subject: Set<String>,
    exceptions: [String: String?] = [:], flows: (ios: PortFlow, android: PortFlow)? = nil
  ) {
    let subject = LikeWords(subject)
    self.ios = ios.map { TwinPort($0, subject: subject) }
    self.android = android.map { TwinPort($0, subject: subject) }
    self.take(.configuration, named: { exceptions[$0] ?? nil }) {
      [$0.name]
    } where: { _, _ in
      true
    }
    let own = self.ios.filter { exceptions[$0.name] != nil }
    self.ios.removeAll { exceptions[$0.name] != nil }
    self.take(.name, named: { $0 }) {
      [$0.name, $0.described.swiftName]
    } where: { ios, android in
      ios.isSideOf(android) && ios.meaning.role.agreement(with: android.meaning.role) > 0
    }
    self.takeActions()
    self.takeLikely(flows)
    self.ios = (self.ios + own).sorted { Alphabet.precedes($0.name, $1.name) }
  }

  /// Pairs ports by their names, unless another port of either side would match as well.
  ///
  /// - Parameters:
  ///   - name: returns the name on Android for a name on iOS.
  ///   - names: returns the names of an Android port.
  private mutating func take(
    _ evidence: Evidence, named name: (String) -> String?, _ names: (TwinPort) -> Set<String>,
    where isPair: (TwinPort, TwinPort) -> Bool
  ) {
    var others: [String: [TwinPort]] = [:]
    for port in self.android { for name in names(port) { others[name, default: []].append(port) } }
    var own: [String: [TwinPort]] = [:]
    for port in self.ios { name(port.name).map { own[$0, default: []].append(port) } }
    var found: [Pair] = []
    var paired: Set<ObjectIdentifier> = []
    func isLeft(_ port: TwinPort) -> Bool { !paired.contains(ObjectIdentifier(port.described.port)) }
    for ios in self.ios {
      guard let wanted = name(ios.name), let ports = others[wanted] else { continue }
      guard let android = Self.only(ports, where: { isLeft($0) && isPair(ios, $0) }),
        Self.only(names(android).flatMap { own[$0] ?? [] }, where: { isLeft($0) && isPair($0, android) })
          != nil
      else { continue }
      found.append(Pair(ios: ios, android: android, evidence: evidence))
      paired.formUnion([ios, android].map { ObjectIdentifier($0.described.port) })
    }
    self.pair(found)
  }

  /// The only port that satisfies a predicate; nil if none or several do.
  private static func only(_ ports: [TwinPort], where isWanted: (TwinPort) -> Bool) -> TwinPort? {
    guard let first = ports.firstIndex(where: isWanted),
      !ports[(first + 1)...].contains(where: isWanted)
    else { return nil }
    return ports[first]
  }

  private mutating func pair(_ pairs: [Pair]) {
    self.pairs += pairs
    let paired = Set(pairs.flatMap { [$0.ios, $0.android] }.map { ObjectIdentifier($0.described.port) })
    self.ios.removeAll { paired.contains(ObjectIdentifier($0.described.port)) }
    self.android.removeAll { paired.contains(ObjectIdentifier($0.described.port)) }
  }

  /// Pairs actions with the ports that `plumb new` generates for them on a platform without actions.
  private mutating func takeActions() {
    let actions = self.ios.filter { $0.described.kind == .actions }
    guard !actions.isEmpty else { return }
    let named = Dictionary(self.android.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = actions.compactMap { action in
      named[action.name + "Requested"].map { Pair(ios: action, android: $0, evidence: .name) }
    }
    self.pair(pairs)
    let outputs = Set(
      pairs.map(\.ios.name).flatMap { name in
        [name + "Elements", name + "Errors", "is\(NameWords.uppercasingFirst(name))Executing"]
      })
    self.android.removeAll { outputs.contains($0.name) }
  }

  /// Pairs the likeliest ports first: each pair is evidence for the ports that are left, which are then compared again.
  private mutating func takeLikely(_ known: (ios: PortFlow, android: PortFlow)?) {
    let left = self.ios.count * self.android.count
    guard left > 0, left <= Self.limit else { return }
    let all = (self.pairs.count + self.ios.count) * (self.pairs.count + self.android.count)
    let flows = left <= Self.flowLimit && all <= 10 * Self.flowLimit ? known : nil
    var likeness = PortLikeness(self.ios, self.android, self.pairs, flows)
    var found: [Pair] = []
    func take(_ pair: PortLikeness.Pair, _ evidence: Evidence) {
      likeness.pair(pair)
      found.append(
        Pair(ios: likeness.ios[pair.ios], android: likeness.android[pair.android], evidence: evidence))
    }
    if flows != nil {
      while let (pair, _) = likeness.best(least: Self.sure, margin: Self.margin, isByContext: false) {
        take(pair, .meaning)
      }
    }
    let isByContext = flows != nil
    while let (pair, isByName) = likeness.best(
      least: Self.threshold, margin: Self.margin, isByContext: isByContext)
    {
      take(pair, isByName ? .meaning : .dataFlow)
    }
    self.pair(found)
  }
}
