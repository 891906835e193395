import DataFlow
import SourceModel

/// The likelihood that ports of two view models are the same: by themselves, and by the pairs that have been found so
/// far.
struct PortLikeness {
  /// The indices of a port of each platform.
  struct Pair: Hashable {
    var ios: Int
    var android: Int
  }

  /// The gain for the same data flow.
  private static let flowGain = 0.48
  /// The gain if no other ports of their kind are left.
  private static let onlyGain = 0.15
  /// The gain for ports about the same topic.
  private static let topicGain = 0.3
  /// The gain if no other port is about the same topic.
  private static let onlyTopicGain = 0.5
  /// The gain for the outputs that depend only on a pair of inputs.
  private static let exclusiveGain = 0.55
  /// The maximum number of unpaired neighbors that are compared: ports with more of them get no evidence from these.
  private static let limit = 30

  let ios: [TwinPort]
  let android: [TwinPort]
  /// The number of pairs that were known before, whose ports come first.
  private let first: Int
  /// The likelihood, by themselves, of each pair of the other ports.
  private var own: [[Double]]
  private var learned = LearnedWords()
  private let flows: (ios: FlowNeighbors, android: FlowNeighbors)?
  /// The similarity of the topics of these ports.
  private let topics: [[Double]]
  /// The counterparts so far.
  private var iosTwins: [Int?]
  private var androidTwins: [Int?]

  init(
    _ ios: [TwinPort], _ android: [TwinPort], _ pairs: [PortPairing.Pair],
    _ flows: (ios: PortFlow, android: PortFlow)?
  ) {
    let all = (ios: pairs.map(\.ios) + ios, android: pairs.map(\.android) + android)
    self.ios = all.ios
    self.android = all.android
    self.iosTwins = pairs.indices.map { $0 } + ios.map { _ in nil }
    self.androidTwins = pairs.indices.map { $0 } + android.map { _ in nil }
    self.first = pairs.count
    self.own = ios.map { one in
      android.map { other in one.isSideOf(other) ? one.likeness(to: other) : 0 }
    }
    self.flows = flows.map { flows in
      (FlowNeighbors(all.ios, flows.ios), FlowNeighbors(all.android, flows.android))
    }
    let known = flows.flatMap { $0.ios.isKnown && $0.android.isKnown ? $0 : nil }
    self.topics = known.map { Self.topics(all.ios, all.android, from: pairs.count, $0) } ?? []
  }

  mutating func pair(_ pair: Pair) {
    self.iosTwins[pair.ios] = pair.android
    self.androidTwins[pair.android] = pair.ios
    let meanings = (self.ios[pair.ios].meaning, self.android[pair.android].meaning)
    if let (word, otherWord) = self.learned.learn(meanings.0, meanings.1) {
      self.compareAnew(word, otherWord)
    }
  }

  /// Compares the ports again whose names contain words that have turned out to mean the same.
  private mutating func compareAnew(_ word: String, _ otherWord: String) {
    for one in self.ios.indices[self.first...] where self.ios[one].meaning.words[word] != nil {
      for other in self.android.indices[self.first...]
      where self.android[other].meaning.words[otherWord] != nil {
        guard self.ios[one].isSideOf(self.android[other]) else { continue }
        self.own[one - self.first][other - self.first] =
          self.ios[one].likeness(to: self.android[other], self.learned)
      }
    }
  }

  private func own(_ pair: Pair) -> Double { self.own[pair.ios - self.first][pair.android - self.first] }

  /// The likeliest pair of the ports that are left, unless another pair is nearly as likely.
  ///
  /// - Parameter isByContext: whether the existing pairs are used as evidence.
  /// - Returns: The pair, and whether it is likely enough without its context.
  func best(least: Double, margin: Double, isByContext: Bool) -> (Pair, isByName: Bool)? {
    var candidates: [(pair: Pair, likeness: Double)] = []
    let flow = isByContext ? self.flowSupport() : [:]
    let topics = isByContext ? self.topicSupport() : [:]
    for one in self.ios.indices where self.iosTwins[one] == nil {
      for other in self.android.indices where self.androidTwins[other] == nil {
        let role = self.ios[one].meaning.role.agreement(with: self.android[other].meaning.role)
        guard self.ios[one].isSideOf(self.android[other]), role > 0 else { continue }
        let pair = Pair(ios: one, android: other)
        var likeness = self.own(pair)
        if isByContext {
          likeness += flow[pair] ?? 0
          likeness += topics[pair] ?? 0
          if self.areOnlyOnes(pair) { likeness += Self.onlyGain }
        }
        // Rounding makes the sum independent of the order of its terms.
        likeness = (likeness * 1e6).rounded() / 1e6
        if likeness >= least - margin { candidates.append((pair, likeness)) }
      }
    }
    candidates.sort { $0.likeness > $1.likeness }
    while let best = candidates.first, best.likeness >= least {
      let rivals = candidates.dropFirst().filter { other in
        best.likeness - other.likeness < margin
          && (best.pair.ios == other.pair.ios || best.pair.android == other.pair.android)
      }
      if rivals.isEmpty {
        return (best.pair, self.own(best.pair) >= least)
      }
      candidates.removeAll { $0.pair.ios == best.pair.ios || $0.pair.android == best.pair.android }
    }
    return nil
  }

  /// Whether no other port that is left has the kind of these two.
  private func areOnlyOnes(_ pair: Pair) -> Bool {
    let (one, other) = (self.ios[pair.ios], self.android[pair.android])
    guard let kind = one.rareKind, kind == other.rareKind else { return false }
    return self.ios.indices.allSatisfy {
      $0 == pair.ios || self.iosTwins[$0] != nil || self.ios[$0].rareKind != kind
    }
      && self.android.indices.allSatisfy {
        $0 == pair.android || self.androidTwins[$0] != nil || self.android[$0].rareKind != kind
      }
  }

  // MARK: Topics

  /// The similarity of the ports' topics, reduced if their roles or types contradict it.
  private static func topics(
    _ ios: [TwinPort], _ android: [TwinPort], from first: Int, _ flows: (ios: PortFlow, android: PortFlow)
  ) -> [[Double]] {
    let likeness = PortTopics.likeness(ios, flows.ios, android, flows.android, from: first)
    return zip(ios[first...], likeness).map { own, row in
      zip(android[first...], row).map { twin, topics in
        let value = topics * own.meaning.role.agreement(with: twin.meaning.role)
        return value > 0 && own.type.likeness(to: twin.type) == 0 ? value / 2 : value
      }
    }
  }

  /// The gains of the ports that are left and are about the same topics.
  private func topicSupport() -> [Pair: Double] {
    guard !self.topics.isEmpty else { return [:] }
    var support: [Pair: Double] = [:]
    for one in self.ios.indices where self.iosTwins[one] == nil {
      for other in self.android.indices where self.androidTwins[other] == nil {
        let value = self.topics[one - self.first][other - self.first]
        if value > 0 { support[Pair(ios: one, android: other)] = value }
      }
    }
    let rivals = PairValues(support)
    for (pair, value) in support {
      let rival = rivals.greatest(besides: pair)
      // If the names are no evidence, no other port may have nearly the same topics.
      let isSure = self.own(pair) >= 0.25 || rival <= 0.75 * value
      let isAlone = value >= 0.75 && rival <= 0.5 * value
      support[pair] = isSure ? value * (isAlone ? Self.onlyTopicGain : Self.topicGain) : 0
    }
    return support
  }

  // MARK: Data flow

  /// The gains from data flow of the ports that are left.
  private func flowSupport() -> [Pair: Double] {
    guard let flows = self.flows else { return [:] }
    var support: [Pair: Double] = [:]
    for one in self.ios.indices where self.iosTwins[one] == nil {
      for other in self.android.indices where self.androidTwins[other] == nil {
        guard self.ios[one].isSideOf(self.android[other]) else { continue }
        var value = self.support(flows.ios.of[one], flows.android.of[other])
        // Ports with the same model often have similar neighbors: different types of values are stronger evidence.
        if self.isExclusive(one, other, flows) {
          value = Self.exclusiveGain
        } else if value > 0, self.ios[one].type.likeness(to: self.android[other].type) == 0 {
          value /= 2
        }
        if value > 0 { support[Pair(ios: one, android: other)] = value }
      }
    }
    // Neighbors that many ports have in common are no evidence for any of them.
    let rivals = PairValues(support.filter { self.isRival($0.key) })
    for (pair, value) in support where rivals.greatest(besides: pair) > 0.75 * value {
      support[pair] = value * 0.3
    }
    return support
  }

  /// Whether two outputs are the only unpaired ones that depend on a pair of inputs, and depend on nothing else.
  private func isExclusive(_ one: Int, _ other: Int, _ flows: (ios: FlowNeighbors, android: FlowNeighbors))
    -> Bool
  {
    guard let input = flows.ios.onlyInput[one], let twin = self.iosTwins[input],
      flows.android.onlyInput[other] == twin,
      self.ios[one].meaning.role.agreement(with: self.android[other].meaning.role) >= 0.5
    else { return false }
    return flows.ios.of[input].allSatisfy { $0.port == one || self.iosTwins[$0.port] != nil }
      && flows.android.of[twin].allSatisfy { $0.port == other || self.androidTwins[$0.port] != nil }
  }

  /// Whether the two may be the same, judging by roles, types and names.
  private func isRival(_ pair: Pair) -> Bool {
    let (one, other) = (self.ios[pair.ios], self.android[pair.android])
    let role = one.meaning.role.agreement(with: other.meaning.role)
    return role >= 0.8 && one.type.likeness(to: other.type) >= 0.7 || self.own(pair) >= 0.35
  }

  /// The similarity of the neighbors of two ports, both paired and unpaired ones.
  private func support(_ own: [FlowNeighbors.Neighbor], _ others: [FlowNeighbors.Neighbor]) -> Double {
    guard !own.isEmpty, !others.isEmpty else { return 0 }
    let weights = Dictionary(uniqueKeysWithValues: others.map { ($0.port, $0.weight) })
    let left = others.filter { self.androidTwins[$0.port] == nil }
    let twins = Set(own.compactMap { self.iosTwins[$0.port] })
    var same = 0.0
    var different = 0.0
    for neighbor in own {
      if let twin = self.iosTwins[neighbor.port] {
        if let weight = weights[twin] {
          same += neighbor.weight + weight
        } else {
          different += neighbor.weight
        }
      } else if left.count <= Self.limit {
        let likenesses = left.map { self.own(Pair(ios: neighbor.port, android: $0.port)) }
        guard let best = likenesses.indices.max(by: { likenesses[$0] < likenesses[$1] }),
          likenesses[best] >= 0.25
        else { continue }
        same += min(1, likenesses[best] / 0.55) * (neighbor.weight + left[best].weight) / 2
      }
    }
    for neighbor in others where self.androidTwins[neighbor.port] != nil && !twins.contains(neighbor.port) {
      different += neighbor.weight
    }
    return Self.flowGain * same / max(same + different, .leastNonzeroMagnitude) * min(1, same)
  }
}
