internal import Dispatch

/// The scheduler of the main actor.
///
/// Scheduling work anywhere else is a precondition failure.
public final class MainScheduler: Scheduler {
  /// Creates a scheduler. All instances behave alike.
  public init() {}

  /// A scheduler of the main actor.
  public static var main: MainScheduler { MainScheduler() }

  /// A century, in seconds.
  private static let longestInterval = 3.2e9

  /// The time in seconds since the system was started, not counting the time that it was asleep.
  public var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Runs work on the main actor after an interval.
  @discardableResult
  public func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)? {
    MainActor.preconditionIsolated("MainScheduler must be used on the main actor.")
    let interval = interval.isFinite ? interval : interval.checked(for: "schedule")
    let work = AnyDisposable()
    let confined = Confined {
      guard !work.isDisposed else { return }
      // Collections of disposables remove it then.
      work.dispose()
      action()
    }
    guard interval > 0 else {
      // Timers with equal deadlines do not run in a fixed order.
      DispatchQueue.main.async { MainActor.assumeIsolated { confined.value() } }
      return work
    }
    // Dispatch traps if the number of nanoseconds overflows.
    DispatchQueue.main.asyncAfter(deadline: .now() + min(interval, Self.longestInterval)) {
      MainActor.assumeIsolated { confined.value() }
    }
    return work
  }
}

/// The scheduler of the main actor, under the name of other libraries.
public typealias QueueScheduler = MainScheduler

extension Scheduler where Self == MainScheduler {
  /// The scheduler of the main actor.
  public static var main: MainScheduler { MainScheduler() }
}
