#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Scheduler {
  /// Runs work after an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - action: The work.
  /// - Returns: A disposable that cancels the work, or nil if it cannot be cancelled.
  @discardableResult
  public func schedule(after interval: some TimeSpan, _ action: @escaping () -> Void) -> (any Disposable)? {
    self.schedule(after: interval.inSeconds, action)
  }

  /// Runs work after an interval, and again each time a period has elapsed.
  ///
  /// - Parameters:
  ///   - interval: The time before the first run.
  ///   - period: The time between two runs.
  ///   - action: The work.
  /// - Returns: A disposable that cancels the work.
  @discardableResult
  public func schedule(
    after interval: some TimeSpan, every period: some TimeSpan, _ action: @escaping () -> Void
  ) -> any Disposable {
    self.schedule(after: interval.inSeconds, every: period.inSeconds, action)
  }

  /// Runs work after an interval, and again each time a period has elapsed.
  ///
  /// The times are multiples of the period: they do not drift. Work that is late is not run more often to catch up.
  ///
  /// - Parameters:
  ///   - interval: The time before the first run, in seconds.
  ///   - period: The time between two runs, in seconds.
  ///   - action: The work.
  /// - Returns: A disposable that cancels the work.
  @discardableResult
  public func schedule(
    after interval: Double, every period: Double, _ action: @escaping () -> Void
  ) -> any Disposable {
    let scheduled = SerialDisposable()
    let (first, period) = (interval.checked(for: "schedule"), period.checked(for: "schedule"))
    self.schedule(at: self.now + first, every: period, scheduled, action)
    // The scheduler may be a temporary object, such as `MainScheduler.main`, but is needed for each run.
    return AnyDisposable { [self] in withExtendedLifetime(self) { scheduled.dispose() } }
  }

  /// The scheduler, if the main queue keeps its work.
  private var keptByWork: (any Scheduler)? { self is MainScheduler || self is UIScheduler ? self : nil }

  private func schedule(
    at time: Double, every period: Double, atLeastAfter least: Double = 0, _ scheduled: SerialDisposable,
    _ action: @escaping () -> Void
  ) {
    var hasRun = false
    // A scheduler that keeps its work must not be retained by it.
    let work = self.schedule(after: max(time - self.now, least)) { [weak self, keptByWork] in
      hasRun = true
      withExtendedLifetime(keptByWork, action)
      guard let self, !scheduled.isDisposed else { return }
      // Work that is late never runs within the call that schedules it, which would not end.
      self.schedule(
        at: max(time + period, self.now), every: period, atLeastAfter: .leastNonzeroMagnitude, scheduled,
        action)
    }
    // Work that has run within the call has scheduled the next run.
    if !hasRun { scheduled.inner = work }
  }
}

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
