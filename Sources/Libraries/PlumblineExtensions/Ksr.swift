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
}

extension Signal {
  /// Sends a value when no other value has followed within an interval.
  ///
  /// The interval and the scheduler are evaluated for each value. The completion follows a value that waits.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_debounce<Interval: TimeSpan>(
    _ interval: @autoclosure @escaping () -> Interval,
    on scheduler: @autoclosure @escaping () -> any Scheduler
  ) -> Signal<Value, Failure> {
    self.flatMap(.latest) { SignalProducer(value: $0).delay(interval(), on: scheduler()) }
  }
}

extension SignalProducer {
  /// Sends a value when no other value has followed within an interval.
  ///
  /// The interval and the scheduler are evaluated for each value. The completion follows a value that waits.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_debounce<Interval: TimeSpan>(
    _ interval: @autoclosure @escaping () -> Interval,
    on scheduler: @autoclosure @escaping () -> any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.flatMap(.latest) { SignalProducer(value: $0).delay(interval(), on: scheduler()) }
  }
}
