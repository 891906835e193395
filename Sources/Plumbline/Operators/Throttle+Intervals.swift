public import Dispatch

extension Signal {
  /// Sends the first value, then the latest value each time an interval has elapsed.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped at completion. Otherwise it is sent before the
  ///     completion.
  public func throttle(
    _ interval: Duration, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> Signal<Value, Failure> {
    self.throttle(interval.inSeconds, on: scheduler, discardWhenCompleted: discardWhenCompleted)
  }

  /// Sends the first value, then the latest value each time an interval has elapsed.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped at completion. Otherwise it is sent before the
  ///     completion.
  @_disfavoredOverload
  public func throttle(
    _ interval: DispatchTimeInterval, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> Signal<Value, Failure> {
    self.throttle(interval.inSeconds, on: scheduler, discardWhenCompleted: discardWhenCompleted)
  }
}

extension SignalProducer {
  /// Sends the first value, then the latest value each time an interval has elapsed.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped at completion. Otherwise it is sent before the
  ///     completion.
  public func throttle(
    _ interval: Duration, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> SignalProducer<Value, Failure> {
    self.throttle(interval.inSeconds, on: scheduler, discardWhenCompleted: discardWhenCompleted)
  }

  /// Sends the first value, then the latest value each time an interval has elapsed.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped at completion. Otherwise it is sent before the
  ///     completion.
  @_disfavoredOverload
  public func throttle(
    _ interval: DispatchTimeInterval, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> SignalProducer<Value, Failure> {
    self.throttle(interval.inSeconds, on: scheduler, discardWhenCompleted: discardWhenCompleted)
  }
}
