import DataFlow
import SourceModel

/// How likely the ports of two view models are the same: by themselves, and by what the pairs so far say about the rest.
struct PortLikeness {
  /// The places of a port of each platform.
  struct Pair: Hashable {
    var ios: Int
    var android: Int
  }

  /// What the data flow adds where it is the same, and takes away where it is another.
  private static let flowGain = 0.48
  private static let flowLoss = 0.03
  /// What is added for the only ports of their kind that are left.
  private static let onlyGain = 0.15
  /// What is added for outputs that a pair of inputs is for.
  private static let exclusiveGain = 0.55

  let ios: [TwinPort]
  let android: [TwinPort]
  /// How likely each port of iOS is each port of Android, by itself.
  private var own: [[Double]]
  private var learned = LearnedWords()
  private let flows: (ios: FlowNeighbors, android: FlowNeighbors)?
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
    self.own = all.ios.map { one in
      all.android.map { other in one.isSideOf(other) ? one.likeness(to: other) : 0 }
    }
    self.flows = flows.map { flows in
      (FlowNeighbors(all.ios, flows.ios), FlowNeighbors(all.android, flows.android))
    }
  }

  mutating func pair(_ pair: Pair) {
    self.iosTwins[pair.ios] = pair.android
    self.androidTwins[pair.android] = pair.ios
    let meanings = (self.ios[pair.ios].meaning, self.android[pair.android].meaning)
    if let (word, otherWord) = self.learned.learn(meanings.0, meanings.1) {
      self.compareAnew(word, otherWord)
    }
  }

  /// Compares the ports whose names have words that turned out to be the same.
  private mutating func compareAnew(_ word: String, _ otherWord: String) {
    for one in self.ios.indices where self.ios[one].meaning.words[word] != nil {
      for other in self.android.indices where self.android[other].meaning.words[otherWord] != nil {
        guard self.ios[one].isSideOf(self.android[other]) else { continue }
        self.own[one][other] = self.ios[one].likeness(to: self.android[other], self.learned)
      }
    }
  }

  /// The likeliest pair of those that are left, unless another is nearly as likely.
  ///
  /// - Parameter isByContext: whether what is paired already counts.
  /// - Returns: The pair, and whether it would be one without its context.
  func best(least: Double, margin: Double, isByContext: Bool) -> (Pair, isByName: Bool)? {
    var candidates: [(pair: Pair, likeness: Double)] = []
    let flow = isByContext ? self.flowSupport() : [:]
    for one in self.ios.indices where self.iosTwins[one] == nil {
      for other in self.android.indices where self.androidTwins[other] == nil {
        let role = self.ios[one].meaning.role.agreement(with: self.android[other].meaning.role)
        guard self.ios[one].isSideOf(self.android[other]), role > 0 else { continue }
        let pair = Pair(ios: one, android: other)
        var likeness = self.own[one][other]
        if isByContext {
          likeness += flow[pair] ?? 0
          if self.areOnlyOnes(pair) { likeness += Self.onlyGain }
        }
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
        return (best.pair, self.own[best.pair.ios][best.pair.android] >= least)
      }
      candidates.removeAll { $0.pair.ios == best.pair.ios || $0.pair.android == best.pair.android }
    }
    return nil
  }

  /// Whether no other port that is left does what these do.
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

  // MARK: Data flow

  /// What the data flow says about the ports that are left.
  private func flowSupport() -> [Pair: Double] {
    guard let flows = self.flows else { return [:] }
    var support: [Pair: Double] = [:]
    for one in self.ios.indices where self.iosTwins[one] == nil {
      for other in self.android.indices where self.androidTwins[other] == nil {
        guard self.ios[one].isSideOf(self.android[other]) else { continue }
        var value = self.support(flows.ios.of[one], flows.android.of[other])
        // Neighbors are often alike for ports of one model: other values say more.
        if self.isExclusive(one, other, flows) {
          value = Self.exclusiveGain
        } else if value > 0, self.ios[one].type.likeness(to: self.android[other].type) == 0 {
          value /= 2
        }
        if value != 0 { support[Pair(ios: one, android: other)] = value }
      }
    }
    // What many have in common says nothing about any of them.
    return Dictionary(
      uniqueKeysWithValues: support.map { pair, value in
        let isShared =
          value > 0
          && support.contains { other, otherValue in
            other != pair && (other.ios == pair.ios || other.android == pair.android)
              && otherValue > 0.75 * value && self.isRival(other)
          }
        return (pair, isShared ? value * 0.3 : value)
      })
  }

  /// Whether the two are all that is left of what a pair of inputs leads to, and are made of nothing else.
  private func isExclusive(_ one: Int, _ other: Int, _ flows: (ios: FlowNeighbors, android: FlowNeighbors))
    -> Bool
  {
    guard let input = flows.ios.onlyInput[one], let twin = self.iosTwins[input],
      flows.android.onlyInput[other] == twin,
      self.ios[one].meaning.role.agreement(with: self.android[other].meaning.role) >= 0.4
    else { return false }
    return flows.ios.of[input].keys.allSatisfy { $0 == one || self.iosTwins[$0] != nil }
      && flows.android.of[twin].keys.allSatisfy { $0 == other || self.androidTwins[$0] != nil }
  }

  /// Whether the two might be the same as far as roles, types and names go.
  private func isRival(_ pair: Pair) -> Bool {
    let (one, other) = (self.ios[pair.ios], self.android[pair.android])
    let role = one.meaning.role.agreement(with: other.meaning.role)
    return role >= 0.8 && one.type.likeness(to: other.type) >= 0.7 || self.own[pair.ios][pair.android] >= 0.35
  }

  /// How alike the neighbors of two ports are: those that are paired, and those that may be.
  private func support(_ own: [Int: Double], _ others: [Int: Double]) -> Double {
    var same = 0.0
    var different = 0.0
    for (port, weight) in own {
      if let twin = self.iosTwins[port] {
        if let otherWeight = others[twin] { same += weight + otherWeight } else { different += weight }
      } else {
        let best = others.keys.filter { self.androidTwins[$0] == nil }
          .map { (self.own[port][$0], others[$0] ?? 0) }.max { $0.0 < $1.0 }
        if let (likeness, otherWeight) = best, likeness >= 0.25 {
          same += min(1, likeness / 0.55) * (weight + otherWeight) / 2
        }
      }
    }
    for (port, weight) in others {
      if let twin = self.androidTwins[port], own[twin] == nil { different += weight }
    }
    guard same > 0 else { return different > 0.3 ? -Self.flowLoss : 0 }
    return Self.flowGain * same / (same + different) * min(1, same)
  }
}
