extension Signal where Failure == Never {
  /// Fails when the signal has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - error: The error to fail with.
  ///   - scheduler: The scheduler that measures the time.
  public func timeout<OtherFailure: Swift.Error>(
    after interval: some TimeSpan, raising error: OtherFailure, on scheduler: any Scheduler
  ) -> Signal<Value, OtherFailure> {
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
    after interval: some TimeSpan, raising error: OtherFailure, on scheduler: any Scheduler
  ) -> SignalProducer<Value, OtherFailure> {
    self.timeout(after: interval.inSeconds, raising: error, on: scheduler)
  }
}
