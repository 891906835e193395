/// A scheduler that runs work immediately, within the call that schedules it.
///
/// It supports code that was written for other libraries: operators that do not wait need no scheduler. Values that an
/// operator sends by this scheduler are sent when the current turn has ended. It does not wait: work that is scheduled
/// after an interval runs immediately as well.
public final class ImmediateScheduler: Scheduler {
  /// Creates a scheduler. All instances behave alike.
  public init() {}

  /// The time, which does not pass.
  public var now: Double { 0 }

  /// Runs work immediately.
  ///
  /// - Returns: Nil, since the work has run.
  @discardableResult
  public func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)? {
    action()
    return nil
  }
}
