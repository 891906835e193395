public import Plumbline

extension TimedStream {
  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_delay(_ interval: some TimeSpan, on scheduler: @autoclosure () -> any Scheduler) -> Self {
    self.delay(interval, on: scheduler())
  }

  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_delay(_ interval: Double, on scheduler: @autoclosure () -> any Scheduler) -> Self {
    self.delay(interval, on: scheduler())
  }

  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_debounce(
    _ interval: some TimeSpan, on scheduler: @autoclosure () -> any Scheduler
  ) -> Self {
    self.debounce(interval, on: scheduler())
  }

  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_debounce(_ interval: Double, on scheduler: @autoclosure () -> any Scheduler) -> Self {
    self.debounce(interval, on: scheduler(), discardWhenCompleted: true)
  }
}
