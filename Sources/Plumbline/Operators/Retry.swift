extension SignalProducer {
  /// Starts the producer again when it fails.
  ///
  /// - Parameter count: how often at most; a number that is not positive means never.
  public func retry(upTo count: Int) -> SignalProducer<Value, Failure> {
    guard count > 0 else { return self }
    return self.flatMapError { _ in self.retry(upTo: count - 1) }
  }

  /// Starts the producer again when it fails, after a while.
  ///
  /// - Parameters:
  ///   - count: how often at most; a number that is not positive means never.
  ///   - interval: the time between a failure and the next start, in seconds.
  ///   - scheduler: measures the time.
  public func retry(
    upTo count: Int, interval: Double, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    guard count > 0 else { return self }
    return self.flatMapError { _ in
      SignalProducer<Void, Never>(value: ())
        .delay(interval, on: scheduler)
        .flatMap(.concat) { self.retry(upTo: count - 1, interval: interval, on: scheduler) }
    }
  }
}
