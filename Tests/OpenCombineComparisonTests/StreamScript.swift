import SeededRandom

/// What is sent to several sources, one after the other, and the operators behind the first.
struct StreamScript: CustomStringConvertible {
  /// The source that feeds the operators is the first; this many others send values and end.
  static let others = 2
  /// The last source sends values only.
  static let trigger = Self.others + 1

  let operations: [SharedOperation]
  let sends: [(source: Int, event: StreamEvent)]

  init(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var operations: [SharedOperation] = []
    for _ in 0..<(1 + random.below(4)) {
      let operation = SharedOperation(using: &random)
      if operation.usesSources, operations.contains(where: \.usesSources) { continue }
      if operation.usesTrigger, operations.contains(where: \.usesTrigger) { continue }
      operations.append(operation)
    }
    self.operations = operations
    self.sends = (0..<(6 + random.below(14))).map { _ in
      let source = random.happens(inPercent: 50) ? 0 : random.below(Self.trigger + 1)
      guard source != Self.trigger, random.happens(inPercent: 10) else {
        return (source, .value(random.below(10)))
      }
      return (source, random.happens(inPercent: 60) ? .completed : .failed(random.below(10)))
    }
  }

  /// The other source that a value leads to.
  static func source(for value: Int) -> Int { 1 + value % Self.others }

  var description: String {
    "\(self.operations.map { "\($0)" }.joined(separator: " | "))\n"
      + self.sends.map { "\($0.source): \($0.event)" }.joined(separator: "\n")
  }
}
