#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Scheduler {
  /// The current time as a date.
  ///
  /// A scheduler that is not a clock, such as that of a test, counts from its own moment.
  public var currentDate: Date {
    if let clock = self as? any DateClock { return clock.date }
    return Date(timeIntervalSinceReferenceDate: self.now)
  }

  /// Runs work at a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - action: The work.
  /// - Returns: A disposable that cancels the work, or nil if it cannot be cancelled.
  @discardableResult
  public func schedule(after date: Date, action: @escaping () -> Void) -> (any Disposable)? {
    self.schedule(after: max(date.timeIntervalSince(self.currentDate), 0), action)
  }

  /// Runs work at a date, and again each time a period has elapsed.
  ///
  /// - Parameters:
  ///   - date: The date of the first run.
  ///   - interval: The time between two runs.
  ///   - leeway: The tolerance of the times. It is ignored.
  ///   - action: The work.
  /// - Returns: A disposable that cancels the work.
  @discardableResult
  public func schedule(
    after date: Date, interval: some TimeSpan, leeway: some TimeSpan = Duration.zero,
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    self.schedule(
      after: max(date.timeIntervalSince(self.currentDate), 0), every: interval.inSeconds, action)
  }
}

/// A scheduler whose time is a date.
package protocol DateClock: AnyObject {
  /// The current date.
  var date: Date { get }
}

extension MainScheduler: DateClock {
  package var date: Date { Date() }
}
