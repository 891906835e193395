public import Dispatch

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

extension MainScheduler {
  /// Creates a scheduler of the main actor, for code that was written for queues.
  ///
  /// - Parameters:
  ///   - qos: The quality of service. It is ignored.
  ///   - name: The name of the queue. It is ignored.
  ///   - targeting: The target of the queue. It is ignored.
  @available(
    *, deprecated,
    message: "It runs on the main actor. Use 'MainScheduler()', and 'async' work for what runs elsewhere."
  )
  public convenience init(qos: DispatchQoS = .default, name: String, targeting: DispatchQueue? = nil) {
    self.init()
  }
}

/// The scheduler of the main actor that runs work immediately, within the call that schedules it.
///
/// It supports code that was written for other libraries: signals of a view model are on the main actor already. Work that
/// is scheduled after an interval runs later, on the main actor. Scheduling work anywhere else is a precondition failure.
public final class UIScheduler: Scheduler {
  private let main = MainScheduler()

  /// Creates a scheduler. All instances behave alike.
  public init() {}

  /// The time in seconds since the system was started, not counting the time that it was asleep.
  public var now: Double { self.main.now }

  /// Runs work on the main actor: immediately, or after an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds. With 0, the work runs within this call.
  ///   - action: The work.
  /// - Returns: A disposable that cancels the work, or nil if it has run.
  @discardableResult
  public func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)? {
    MainActor.preconditionIsolated("UIScheduler must be used on the main actor.")
    if interval > 0 { return self.main.schedule(after: interval, action) }
    action()
    return nil
  }
}
