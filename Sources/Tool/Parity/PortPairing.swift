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

  private(set) var pairs: [Pair] = []
  /// The ports without a counterpart.
  private(set) var ios: [TwinPort]
  private(set) var android: [TwinPort]

  /// - Parameters:
  ///   - ios: the ports of the one view model.
  ///   - android: the ports of the other.
  ///   - exceptions: the exceptions of a team.
  init(_ ios: [TwinPort], _ android: [TwinPort], exceptions: [String: String?] = [:]) {
    self.ios = ios
    self.android = android
    self.takeNamed(.configuration, { exceptions[$0.name] ?? nil }, { [$0.name] })
    // A port that has no counterpart by the configuration is not compared.
    let own = self.ios.filter { exceptions[$0.name] != nil }
    self.ios.removeAll { exceptions[$0.name] != nil }
    self.takeNamed(.name, { $0.name }, { [$0.name, $0.described.swiftName] }) { $0.isOutput == $1.isOutput }
    self.takeActions()
    self.takeLikely()
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
    where isPair: (TwinPort, TwinPort) -> Bool = { _, _ in true }
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

  /// A port of iOS and one of Android, by their places.
  private struct Candidate {
    var ios: Int
    var android: Int
    var likeness: Double
  }

  /// Pairs the likeliest ports first, unless another pair with one of them is nearly as likely.
  private mutating func takeLikely() {
    guard self.ios.count * self.android.count <= Self.limit else { return }
    let least = PortLikeness.likely - PortLikeness.likelyMargin
    var candidates: [Candidate] = []
    for (ios, port) in self.ios.enumerated() {
      for (android, other) in self.android.enumerated() {
        let likeness = PortLikeness.of(port, other)
        if likeness > least { candidates.append(Candidate(ios: ios, android: android, likeness: likeness)) }
      }
    }
    candidates.sort { ($1.likeness, $0.ios, $0.android) < ($0.likeness, $1.ios, $1.android) }
    let own = Dictionary(grouping: candidates, by: \.ios)
    let others = Dictionary(grouping: candidates, by: \.android)
    var found: [Pair] = []
    var pairedIOS: Set<Int> = []
    var pairedAndroid: Set<Int> = []
    for best in candidates where best.likeness >= PortLikeness.likely {
      guard !pairedIOS.contains(best.ios), !pairedAndroid.contains(best.android) else { continue }
      let margin =
        best.likeness >= PortLikeness.sure ? PortLikeness.sureMargin : PortLikeness.likelyMargin
      let rivals = [
        own[best.ios]?.first { $0.android != best.android && !pairedAndroid.contains($0.android) },
        others[best.android]?.first { $0.ios != best.ios && !pairedIOS.contains($0.ios) },
      ]
      guard rivals.allSatisfy({ $0.map { best.likeness - $0.likeness >= margin } ?? true }) else { continue }
      pairedIOS.insert(best.ios)
      pairedAndroid.insert(best.android)
      found.append(Pair(ios: self.ios[best.ios], android: self.android[best.android], evidence: .meaning))
    }
    self.take(found)
  }
}
