import SeededRandom

/// What is sent to a source at times, and the operator behind it that waits.
struct TimedScript: CustomStringConvertible {
  enum Operation: Equatable {
    case debounce(Int)
    case delay(Int)
    case throttle(Int)
  }

  let operation: Operation
  /// Seconds that pass, then an event.
  let sends: [(pause: Int, event: StreamEvent)]
  /// Seconds that pass at the end.
  static let rest = 20

  init(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let interval = 1 + random.below(5)
    self.operation =
      switch random.below(3) {
      case 0: .debounce(interval)
      case 1: .delay(interval)
      default: .throttle(interval)
      }
    self.sends = (0..<(4 + random.below(12))).map { _ in
      (random.pick(0, 1, 1, 2, 3, 6), .value(random.below(10)))
    }
  }

  var description: String {
    "\(self.operation)\n" + self.sends.map { "after \($0.pause): \($0.event)" }.joined(separator: "\n")
  }
}
