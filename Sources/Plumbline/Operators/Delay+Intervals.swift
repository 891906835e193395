public import Dispatch

extension Signal {
  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  public func delay(
    _ interval: Duration, on scheduler: any Scheduler
  ) -> Signal<Value, Failure> {
    self.delay(interval.inSeconds, on: scheduler)
  }

  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func delay(
    _ interval: DispatchTimeInterval, on scheduler: any Scheduler
  ) -> Signal<Value, Failure> {
    self.delay(interval.inSeconds, on: scheduler)
  }
}

extension SignalProducer {
  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  public func delay(
    _ interval: Duration, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.delay(interval.inSeconds, on: scheduler)
  }

  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func delay(
    _ interval: DispatchTimeInterval, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.delay(interval.inSeconds, on: scheduler)
  }
}
