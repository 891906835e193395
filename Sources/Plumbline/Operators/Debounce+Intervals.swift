public import Dispatch

extension Signal {
  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped at completion. Otherwise it is sent when its
  ///     interval has elapsed, and the completion follows it.
  public func debounce(
    _ interval: Duration, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> Signal<Value, Failure> {
    self.debounce(interval.inSeconds, on: scheduler, discardWhenCompleted: discardWhenCompleted)
  }

  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped at completion. Otherwise it is sent when its
  ///     interval has elapsed, and the completion follows it.
  @_disfavoredOverload
  public func debounce(
    _ interval: DispatchTimeInterval, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> Signal<Value, Failure> {
    self.debounce(interval.inSeconds, on: scheduler, discardWhenCompleted: discardWhenCompleted)
  }
}

extension SignalProducer {
  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped at completion. Otherwise it is sent when its
  ///     interval has elapsed, and the completion follows it.
  public func debounce(
    _ interval: Duration, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> SignalProducer<Value, Failure> {
    self.debounce(interval.inSeconds, on: scheduler, discardWhenCompleted: discardWhenCompleted)
  }

  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped at completion. Otherwise it is sent when its
  ///     interval has elapsed, and the completion follows it.
  @_disfavoredOverload
  public func debounce(
    _ interval: DispatchTimeInterval, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> SignalProducer<Value, Failure> {
    self.debounce(interval.inSeconds, on: scheduler, discardWhenCompleted: discardWhenCompleted)
  }
}
