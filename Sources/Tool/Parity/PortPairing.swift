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

  /// The maximum number of candidates for which more than their names is compared, since each port is compared with
  /// each other.
  private static let limit = 40_000
  /// The maximum number of candidates whose data flow is compared.
  private static let flowLimit = 10_000

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
    let subject = SimilarWords(subject)
    self.ios = ios.map { TwinPort($0, subject: subject) }
    self.android = android.map { TwinPort($0, subject: subject) }
    self.takeNamed(.configuration, { exceptions[$0.name] ?? nil }, { [$0.name] }, where: { _, _ in true })
    // A port that has no counterpart by the configuration is not compared.
    let own = self.ios.filter { exceptions[$0.name] != nil }
    self.ios.removeAll { exceptions[$0.name] != nil }
    self.takeNamed(
      .name, { $0.name }, { [$0.name, $0.described.swiftName] },
      where: { $0.roleAgreement(with: $1) > 0 })
    self.takeActions()
    self.takeLikely(flows)
    self.ios = (self.ios + own).sorted { Alphabet.precedes($0.name, $1.name) }
  }

  private mutating func take(_ pairs: [Pair]) {
    self.pairs += pairs
    let paired = Set(pairs.flatMap { [$0.ios.id, $0.android.id] })
    self.ios.removeAll { paired.contains($0.id) }
    self.android.removeAll { paired.contains($0.id) }
  }

  /// Pairs ports by their names, unless another port of either side would match as well.
  ///
  /// - Parameters:
  ///   - name: returns the name on Android for a port of iOS.
  ///   - names: returns the names of a port of Android.
  private mutating func takeNamed(
    _ evidence: Evidence, _ name: (TwinPort) -> String?, _ names: (TwinPort) -> Set<String>,
    where isPair: (TwinPort, TwinPort) -> Bool
  ) {
    var others: [String: [TwinPort]] = [:]
    for port in self.android { for name in names(port) { others[name, default: []].append(port) } }
    let own = Dictionary(grouping: self.ios) { name($0) }
    var paired: Set<ObjectIdentifier> = []
    func only(_ ports: [TwinPort], _ isWanted: (TwinPort) -> Bool) -> TwinPort? {
      let wanted = ports.filter { !paired.contains($0.id) && isWanted($0) }
      return wanted.count == 1 ? wanted.first : nil
    }
    var found: [Pair] = []
    for ios in self.ios {
      guard let wanted = name(ios), let android = only(others[wanted] ?? [], { isPair(ios, $0) }),
        only(names(android).flatMap { own[$0] ?? [] }, { isPair($0, android) }) != nil
      else { continue }
      found.append(Pair(ios: ios, android: android, evidence: evidence))
      paired.formUnion([ios.id, android.id])
    }
    self.take(found)
  }

  /// Pairs actions with the ports that `plumb new` generates for them on a platform without actions.
  private mutating func takeActions() {
    let named = Dictionary(self.android.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = self.ios.filter { $0.described.kind == .actions }.compactMap { action in
      named[action.name + "Requested"].map { Pair(ios: action, android: $0, evidence: .name) }
    }
    self.take(pairs)
    let outputs = Set(
      pairs.map(\.ios.name).flatMap { name in
        [name + "Elements", name + "Errors", "is\(NameWords.uppercasingFirst(name))Executing"]
      })
    self.android.removeAll { outputs.contains($0.name) }
  }

  /// Pairs the likeliest ports first: each pair is evidence for the ports that are left, which are then compared again.
  private mutating func takeLikely(_ flows: (ios: PortFlow, android: PortFlow)?) {
    let left = self.ios.count * self.android.count
    guard left > 0, left <= Self.limit else { return }
    let all = (self.pairs.count + self.ios.count) * (self.pairs.count + self.android.count)
    let isSmall = left <= Self.flowLimit && all <= 10 * Self.flowLimit
    var likely = LikelyPorts(self.ios, self.android, self.pairs, isSmall ? flows : nil)
    var found: [Pair] = []
    while let pair = likely.next() { found.append(pair) }
    self.take(found)
  }
}
