public import Dispatch

extension SignalProducer {
  /// Starts the producer again, after an interval, when it fails.
  ///
  /// - Parameters:
  ///   - count: The maximum number of retries. Without a positive number, the producer is not started again.
  ///   - interval: The time between a failure and the next start.
  ///   - scheduler: The scheduler that measures the time.
  public func retry(
    upTo count: Int, interval: Duration, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.retry(upTo: count, interval: interval.inSeconds, on: scheduler)
  }

  /// Starts the producer again, after an interval, when it fails.
  ///
  /// - Parameters:
  ///   - count: The maximum number of retries. Without a positive number, the producer is not started again.
  ///   - interval: The time between a failure and the next start.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func retry(
    upTo count: Int, interval: DispatchTimeInterval, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.retry(upTo: count, interval: interval.inSeconds, on: scheduler)
  }
}
