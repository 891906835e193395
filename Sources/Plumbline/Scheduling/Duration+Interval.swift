package import Dispatch

extension Duration {
  /// The interval in seconds.
  package var inSeconds: Double {
    let (seconds, attoseconds) = self.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

extension DispatchTimeInterval {
  /// The interval in seconds. `never` is the greatest finite number.
  package var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .greatestFiniteMagnitude
    @unknown default: .greatestFiniteMagnitude
    }
  }

  /// The same interval; `never` is 30 million years.
  package var duration: Duration { .seconds(min(self.inSeconds, 1e15)) }
}
