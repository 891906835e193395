public import Dispatch

extension Signal {
  /// Fails when the signal has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - error: The error to fail with.
  ///   - scheduler: The scheduler that measures the time.
  public func timeout(
    after interval: Duration, raising error: Failure, on scheduler: any Scheduler
  ) -> Signal<Value, Failure> {
    self.timeout(after: interval.inSeconds, raising: error, on: scheduler)
  }

  /// Fails when the signal has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - error: The error to fail with.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func timeout(
    after interval: DispatchTimeInterval, raising error: Failure, on scheduler: any Scheduler
  ) -> Signal<Value, Failure> {
    self.timeout(after: interval.inSeconds, raising: error, on: scheduler)
  }
}

extension Signal where Failure == Never {
  /// Fails when the signal has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - error: The error to fail with.
  ///   - scheduler: The scheduler that measures the time.
  public func timeout<OtherFailure: Swift.Error>(
    after interval: Duration, raising error: OtherFailure, on scheduler: any Scheduler
  ) -> Signal<Value, OtherFailure> {
    self.timeout(after: interval.inSeconds, raising: error, on: scheduler)
  }

  /// Fails when the signal has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - error: The error to fail with.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func timeout<OtherFailure: Swift.Error>(
    after interval: DispatchTimeInterval, raising error: OtherFailure, on scheduler: any Scheduler
  ) -> Signal<Value, OtherFailure> {
    self.timeout(after: interval.inSeconds, raising: error, on: scheduler)
  }
}

extension SignalProducer {
  /// Fails when the producer has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - error: The error to fail with.
  ///   - scheduler: The scheduler that measures the time.
  public func timeout(
    after interval: Duration, raising error: Failure, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.timeout(after: interval.inSeconds, raising: error, on: scheduler)
  }

  /// Fails when the producer has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - error: The error to fail with.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func timeout(
    after interval: DispatchTimeInterval, raising error: Failure, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.timeout(after: interval.inSeconds, raising: error, on: scheduler)
  }
}

extension SignalProducer where Failure == Never {
  /// Fails when the producer has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - error: The error to fail with.
  ///   - scheduler: The scheduler that measures the time.
  public func timeout<OtherFailure: Swift.Error>(
    after interval: Duration, raising error: OtherFailure, on scheduler: any Scheduler
  ) -> SignalProducer<Value, OtherFailure> {
    self.timeout(after: interval.inSeconds, raising: error, on: scheduler)
  }

  /// Fails when the producer has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - error: The error to fail with.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func timeout<OtherFailure: Swift.Error>(
    after interval: DispatchTimeInterval, raising error: OtherFailure, on scheduler: any Scheduler
  ) -> SignalProducer<Value, OtherFailure> {
    self.timeout(after: interval.inSeconds, raising: error, on: scheduler)
  }
}
