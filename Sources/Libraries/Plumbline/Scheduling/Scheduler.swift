/// An object that runs work at a given time. Each time-based operator takes a scheduler.
///
/// A scheduler runs work in the isolation that scheduled it. An app uses ``MainScheduler``, and a test uses the
/// `TestScheduler` of `PlumblineTesting`.
public protocol Scheduler: AnyObject {
  /// The time in seconds since a fixed moment.
  var now: Double { get }

  /// Runs work after an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds. With 0, the work runs as soon as possible, but not within this call.
  ///   - action: The work.
  /// - Returns: A disposable that cancels the work, or nil if it cannot be cancelled.
  @discardableResult
  func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)?
}

extension Scheduler {
  /// Runs work as soon as possible, but not within this call.
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    self.schedule(after: 0, action)
  }
}

/// A scheduler, under the name of other libraries.
public typealias DateScheduler = Scheduler

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
