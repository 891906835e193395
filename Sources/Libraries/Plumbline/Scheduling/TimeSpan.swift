public import Dispatch

/// A length of time: a `Duration` or, in code that moves from other libraries, a `DispatchTimeInterval`.
///
/// Where one is expected, `.seconds(1)` and `.milliseconds(300)` are durations.
public protocol TimeSpan: Sendable {
  /// The length in seconds. An infinite length is the greatest finite number.
  var inSeconds: Double { get }
}

extension Duration: TimeSpan {
  /// The length in seconds.
  public var inSeconds: Double {
    let (seconds, attoseconds) = self.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

extension DispatchTimeInterval: TimeSpan {
  /// The length in seconds. `never` is the greatest finite number.
  public var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .greatestFiniteMagnitude
    @unknown default: .greatestFiniteMagnitude
    }
  }
}

extension TimeSpan where Self == Duration {
  /// A number of seconds.
  public static func seconds(_ count: some BinaryInteger) -> Duration { Duration.seconds(count) }

  /// A number of seconds.
  public static func seconds(_ count: Double) -> Duration { Duration(checking: count, for: "seconds") }

  /// A number of milliseconds.
  public static func milliseconds(_ count: some BinaryInteger) -> Duration { Duration.milliseconds(count) }

  /// A number of milliseconds.
  public static func milliseconds(_ count: Double) -> Duration {
    Duration(checking: count / 1e3, for: "milliseconds")
  }

  /// A number of microseconds.
  public static func microseconds(_ count: some BinaryInteger) -> Duration { Duration.microseconds(count) }

  /// A number of microseconds.
  public static func microseconds(_ count: Double) -> Duration {
    Duration(checking: count / 1e6, for: "microseconds")
  }

  /// A number of nanoseconds.
  public static func nanoseconds(_ count: some BinaryInteger) -> Duration { Duration.nanoseconds(count) }

  /// No time.
  public static var zero: Duration { Duration.zero }
}

extension Duration {
  /// The longest duration with an integer number of seconds.
  private static var longest: Duration { Duration(secondsComponent: .max, attosecondsComponent: 0) }

  /// Creates a duration from a number of seconds; `Duration.seconds(_:)` traps if it is not a number or too large.
  fileprivate init(checking seconds: Double, for name: String) {
    // Negative ones are reported where they are used.
    let seconds = seconds.isFinite ? seconds : seconds.checked(for: name)
    if abs(seconds) < 1e18 {
      self = .seconds(seconds)
    } else {
      self = seconds < 0 ? .zero - .longest : .longest
    }
  }
}

extension Double {
  /// The interval, if it is finite and not negative.
  ///
  /// Otherwise it is reported, and replaced: by the greatest finite number if it is positive infinity, or by 0.
  package func checked(for operation: String) -> Double {
    if self >= 0, self.isFinite { return self }
    Misuse.invalidInterval(self, operation).report()
    return self == .infinity ? .greatestFiniteMagnitude : 0
  }
}
