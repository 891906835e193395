/// What runs work at a time: every operator that waits takes one.
///
/// A scheduler runs work in the isolation that scheduled it. An app takes `MainScheduler`, a test the
/// `TestScheduler` of `PlumblineTesting`.
///
/// Source: `Documentation/Contracts.md`, 21.
public protocol Scheduler: AnyObject {
  /// The time in seconds since a moment that does not change while the scheduler lives.
  var now: Double { get }

  /// Runs work after a time.
  ///
  /// - Parameters:
  ///   - interval: the time in seconds; at zero the work runs as soon as possible, and not within this call.
  ///   - action: the work.
  /// - Returns: what keeps the work from being run; nil when that is not possible.
  @discardableResult
  func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)?
}

extension Scheduler {
  /// Runs work as soon as possible, and not within this call.
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    self.schedule(after: 0, action)
  }
}

/// A scheduler, as older code names it.
public typealias DateScheduler = Scheduler
