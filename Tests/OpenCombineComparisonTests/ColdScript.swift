import SeededRandom

/// What a producer does at each of its starts, and the operators behind it.
struct ColdScript: CustomStringConvertible {
  let attempts: [(values: [Int], ending: StreamEvent)]
  let operations: [ColdOperation]

  init(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    self.attempts = (0..<4).map { _ in
      let values = (0..<random.below(4)).map { _ in random.below(10) }
      return (values, random.happens(inPercent: 50) ? .completed : .failed(random.below(10)))
    }
    self.operations = (0..<(1 + random.below(4))).map { _ in ColdOperation(using: &random) }
  }

  /// What is done at a start: the last attempt is repeated.
  func attempt(_ number: Int) -> (values: [Int], ending: StreamEvent) {
    self.attempts[min(number, self.attempts.count - 1)]
  }

  var description: String { "\(self.attempts)\n\(self.operations)" }
}
