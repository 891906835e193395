/// Values of pairs of ports. Pairs that share a port are rivals.
struct PairValues {
  private var ios: [Int: [Double]] = [:]
  private var android: [Int: [Double]] = [:]
  private let values: [PortLikeness.Pair: Double]

  init(_ values: [PortLikeness.Pair: Double]) {
    self.values = values
    for (pair, value) in values {
      self.ios[pair.ios, default: []].append(value)
      self.android[pair.android, default: []].append(value)
    }
    for port in self.ios.keys { self.ios[port]?.sort(by: >) }
    for port in self.android.keys { self.android[port]?.sort(by: >) }
  }

  /// The greatest value of the rivals of a pair; 0 if there are none.
  func greatest(besides pair: PortLikeness.Pair) -> Double {
    let own = self.values[pair]
    return [self.ios[pair.ios], self.android[pair.android]].reduce(0) { greatest, values in
      guard let values else { return greatest }
      // The pair itself may be the first in the list.
      return max(greatest, (own == values.first ? values.dropFirst().first : values.first) ?? 0)
    }
  }
}
