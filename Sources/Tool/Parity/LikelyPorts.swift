import DataFlow
import SourceModel

/// The ports of two view models that are probably the same, the likeliest first: by themselves, and by the pairs that
/// have been found so far.
struct LikelyPorts {
  /// The indices of a port of each platform.
  private struct Pair: Hashable {
    var ios: Int
    var android: Int

    func sharesPort(with other: Pair) -> Bool { self.ios == other.ios || self.android == other.android }
  }

  private let ios: [TwinPort]
  private let android: [TwinPort]
  /// The likelihood by names, types and documentation of each pair of the ports that are left.
  private var likeness: [Pair: Double] = [:]
  /// The similarity of the code that the values of two ports go through.
  private var topics: [Pair: Double] = [:]
  private let flows: (ios: FlowNeighbors, android: FlowNeighbors)?
  /// The counterparts so far.
  private var iosTwins: [Int?]
  private var androidTwins: [Int?]
  /// The Android words for an iOS word, learned from the pairs so far: `zipcode` and `postal`.
  private var learned: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - pairs: the pairs that are known before.
  ///   - flows: the data flow of both view models; nil to ignore it.
  init(
    _ ios: [TwinPort], _ android: [TwinPort], _ pairs: [PortPairing.Pair],
    _ flows: (ios: PortFlow, android: PortFlow)?
  ) {
    self.ios = pairs.map(\.ios) + ios
    self.android = pairs.map(\.android) + android
    self.iosTwins = pairs.indices.map { $0 } + ios.map { _ in nil }
    self.androidTwins = pairs.indices.map { $0 } + android.map { _ in nil }
    self.flows = flows.map {
      (
        FlowNeighbors(pairs.map(\.ios) + ios, $0.ios),
        FlowNeighbors(pairs.map(\.android) + android, $0.android)
      )
    }
    let topics = flows.flatMap { flows in
      flows.ios.isKnown && flows.android.isKnown
        ? PortTopics.common(self.ios, flows.ios, self.android, flows.android) : nil
    }
    for one in self.ios.indices[pairs.count...] {
      for other in self.android.indices[pairs.count...] {
        let pair = Pair(ios: one, android: other)
        guard self.agreement(pair) > 0 else { continue }
        self.likeness[pair] = self.ios[one].likeness(to: self.android[other])
        guard let topics else { continue }
        let value = topics.ios.likeness(one, to: topics.android, other) * self.agreement(pair)
        if value > 0 {
          self.topics[pair] = (self.haveOtherTypes(pair) ? value / 2 : value).roundedToMillionths
        }
      }
    }
  }

  /// Pairs the likeliest two of the ports that are left, unless another pair is nearly as likely.
  mutating func next() -> PortPairing.Pair? {
    let context = self.flows == nil ? [:] : self.gainsByContext()
    var candidates = self.likeness.map { pair, own in
      // Rounding makes the sum independent of the order of its terms.
      (pair: pair, likeness: (own + (context[pair] ?? 0)).roundedToMillionths)
    }
    candidates.removeAll { $0.likeness < Weights.pair - Weights.rival }
    candidates.sort {
      ($1.likeness, $0.pair.ios, $0.pair.android) < ($0.likeness, $1.pair.ios, $1.pair.android)
    }
    while let best = candidates.first, best.likeness >= Weights.pair {
      let hasRival = candidates.dropFirst().contains {
        best.likeness - $0.likeness < Weights.rival && $0.pair.sharesPort(with: best.pair)
      }
      if !hasRival {
        let evidence = (self.likeness[best.pair] ?? 0) >= Weights.pair ? Evidence.meaning : .dataFlow
        self.take(best.pair)
        return PortPairing.Pair(
          ios: self.ios[best.pair.ios], android: self.android[best.pair.android], evidence: evidence)
      }
      candidates.removeAll { $0.pair.sharesPort(with: best.pair) }
    }
    return nil
  }

  private mutating func take(_ pair: Pair) {
    self.iosTwins[pair.ios] = pair.android
    self.androidTwins[pair.android] = pair.ios
    self.likeness = self.likeness.filter { !$0.key.sharesPort(with: pair) }
    self.topics = self.topics.filter { !$0.key.sharesPort(with: pair) }
    // If the names differ in one word, the two words mean the same.
    let own = self.ios[pair.ios].words(besides: self.android[pair.android])
    let others = self.android[pair.android].words(besides: self.ios[pair.ios])
    guard own.count == 1, others.count == 1, let word = own.first, let other = others.first,
      self.learned[word, default: []].insert(other).inserted
    else { return }
    for pair in self.likeness.keys
    where self.ios[pair.ios].words.contains(word) && self.android[pair.android].words.contains(other) {
      self.likeness[pair] = self.ios[pair.ios].likeness(to: self.android[pair.android], learned: self.learned)
    }
  }

  private func agreement(_ pair: Pair) -> Double {
    self.ios[pair.ios].roleAgreement(with: self.android[pair.android])
  }

  private func haveOtherTypes(_ pair: Pair) -> Bool {
    self.ios[pair.ios].type.likeness(to: self.android[pair.android].type) == 0
  }

  // MARK: Context

  /// What the other pairs, the data flow and the code add to the likelihood of the pairs that are left.
  private func gainsByContext() -> [Pair: Double] {
    func counts(_ ports: [TwinPort], _ twins: [Int?]) -> [String: Int] {
      let kinds = zip(ports, twins).compactMap { port, twin in twin == nil ? port.rareKind : nil }
      return Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    }
    let left = (counts(self.ios, self.iosTwins), counts(self.android, self.androidTwins))
    var gains = self.flowGains().merging(self.topicGains(), uniquingKeysWith: +)
    for pair in self.likeness.keys {
      guard let kind = self.ios[pair.ios].rareKind, kind == self.android[pair.android].rareKind,
        left.0[kind] == 1, left.1[kind] == 1
      else { continue }
      gains[pair, default: 0] += Weights.onlyOnes
    }
    return gains
  }

  private func topicGains() -> [Pair: Double] {
    let rivals = Rivals(self.topics)
    return Dictionary(
      uniqueKeysWithValues: self.topics.map { pair, value in
        let rival = rivals.greatest(besides: pair)
        // If the names are no evidence, no other port may have nearly the same topics.
        let isSure = (self.likeness[pair] ?? 0) >= Weights.namedTopic || rival <= Weights.nearRival * value
        let isAlone = value >= Weights.sameTopic && rival <= value / 2
        return (pair, isSure ? value * (isAlone ? Weights.onlyTopic : Weights.topic) : 0)
      })
  }

  private func flowGains() -> [Pair: Double] {
    guard let flows = self.flows else { return [:] }
    var gains: [Pair: Double] = [:]
    for pair in self.likeness.keys {
      // Ports with the same model often have similar neighbors: different types of values are stronger evidence.
      let value = self.likeness(flows.ios.of[pair.ios], flows.android.of[pair.android])
      if self.isExclusive(pair, flows) {
        gains[pair] = Weights.onlyOfEvent
      } else if value > 0 {
        gains[pair] = Weights.flow * (self.haveOtherTypes(pair) ? value / 2 : value)
      }
    }
    // Neighbors that many ports have in common are no evidence for any of them.
    let rivals = Rivals(gains.filter { self.isPlausible($0.key) })
    for (pair, value) in gains where rivals.greatest(besides: pair) > Weights.nearRival * value {
      gains[pair] = value * Weights.sharedFlow
    }
    return gains
  }

  /// Whether two outputs are the only ones left that depend on a pair of inputs, and depend on nothing else.
  private func isExclusive(_ pair: Pair, _ flows: (ios: FlowNeighbors, android: FlowNeighbors)) -> Bool {
    guard let input = flows.ios.onlyEvent[pair.ios], let twin = self.iosTwins[input],
      flows.android.onlyEvent[pair.android] == twin, self.agreement(pair) >= 0.5
    else { return false }
    return flows.ios.of[input].allSatisfy { $0.port == pair.ios || self.iosTwins[$0.port] != nil }
      && flows.android.of[twin].allSatisfy { $0.port == pair.android || self.androidTwins[$0.port] != nil }
  }

  /// Whether roles, types and names allow that the two are the same.
  private func isPlausible(_ pair: Pair) -> Bool {
    let type = self.ios[pair.ios].type.likeness(to: self.android[pair.android].type)
    return self.agreement(pair) >= 0.8 && type >= 0.7 || (self.likeness[pair] ?? 0) >= 0.35
  }

  /// The share of the paired neighbors that two ports have in common, from 0 to 1.
  private func likeness(_ own: [(port: Int, weight: Double)], _ others: [(port: Int, weight: Double)])
    -> Double
  {
    let weights = Dictionary(uniqueKeysWithValues: others.map { ($0.port, $0.weight) })
    var all = others.reduce(0) { $0 + (self.androidTwins[$1.port] == nil ? 0 : $1.weight) }
    var same = 0.0
    for neighbor in own {
      guard let twin = self.iosTwins[neighbor.port] else { continue }
      all += neighbor.weight
      if let weight = weights[twin] { same += neighbor.weight + weight }
    }
    return same > 0 ? (same / all * min(1, same)).roundedToMillionths : 0
  }

  /// The two greatest values of each port: pairs that share a port are rivals.
  private struct Rivals {
    private var ios: [Int: [Double]] = [:]
    private var android: [Int: [Double]] = [:]
    private let values: [Pair: Double]

    init(_ values: [Pair: Double]) {
      self.values = values
      for (pair, value) in values {
        self.ios[pair.ios] = Self.greatest(self.ios[pair.ios] ?? [], value)
        self.android[pair.android] = Self.greatest(self.android[pair.android] ?? [], value)
      }
    }

    private static func greatest(_ values: [Double], _ value: Double) -> [Double] {
      Array((values + [value]).sorted(by: >).prefix(2))
    }

    /// The greatest value of the rivals of a pair; 0 if there are none.
    func greatest(besides pair: Pair) -> Double {
      let own = self.values[pair]
      return [self.ios[pair.ios] ?? [], self.android[pair.android] ?? []].reduce(0) { greatest, values in
        // The pair itself may be the first of the two.
        max(greatest, (own == values.first ? values.dropFirst().first : values.first) ?? 0)
      }
    }
  }
}

extension Double {
  /// Rounding makes a sum independent of the order of its terms.
  var roundedToMillionths: Double { (self * 1e6).rounded() / 1e6 }
}
