/// A signal or a producer, with the time-based operators.
///
/// Each of these operators takes seconds, a `Duration` or a `DispatchTimeInterval`. See ``TimeSpan``.
public protocol TimedStream<Value, Failure> {
  /// The type of the values.
  associatedtype Value
  /// The type of the error.
  associatedtype Failure: Error

  /// Sends a value when no other value has followed within an interval, in seconds.
  func debounce(_ interval: Double, on scheduler: any Scheduler, discardWhenCompleted: Bool) -> Self

  /// Sends each value, and the completion, later by an interval, in seconds.
  func delay(_ interval: Double, on scheduler: any Scheduler) -> Self

  /// Sends the first value, then the latest value each time an interval, in seconds, has elapsed.
  func throttle(_ interval: Double, on scheduler: any Scheduler, discardWhenCompleted: Bool) -> Self

  /// Fails when it has not terminated within an interval, in seconds.
  func timeout(after interval: Double, raising error: Failure, on scheduler: any Scheduler) -> Self
}

extension Signal: TimedStream {}

extension SignalProducer: TimedStream {}

extension TimedStream {
  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped at completion. Otherwise it is sent when its
  ///     interval has elapsed, and the completion follows it.
  public func debounce(
    _ interval: some TimeSpan, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> Self {
    self.debounce(interval.inSeconds, on: scheduler, discardWhenCompleted: discardWhenCompleted)
  }

  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  public func delay(_ interval: some TimeSpan, on scheduler: any Scheduler) -> Self {
    self.delay(interval.inSeconds, on: scheduler)
  }

  /// Sends the first value, then the latest value each time an interval has elapsed.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped at completion. Otherwise it is sent before the
  ///     completion.
  public func throttle(
    _ interval: some TimeSpan, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> Self {
    self.throttle(interval.inSeconds, on: scheduler, discardWhenCompleted: discardWhenCompleted)
  }

  /// Fails when it has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - error: The error to fail with.
  ///   - scheduler: The scheduler that measures the time.
  public func timeout(
    after interval: some TimeSpan, raising error: Failure, on scheduler: any Scheduler
  ) -> Self {
    self.timeout(after: interval.inSeconds, raising: error, on: scheduler)
  }
}
