extension Signal {
  /// Fails when the signal has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds, from now.
  ///   - error: The error that the signal fails with.
  ///   - scheduler: The scheduler that measures the time.
  public func timeout(
    after interval: Double, raising error: Failure, on scheduler: any Scheduler
  ) -> Signal<Value, Failure> {
    let interval = interval.checked(for: "timeout")
    let signal: Signal<Value, Failure> = self.forward { output in { output.send($0) } }
    let pending = Pending()
    let later = WeakOutlet(signal.core)
    pending.replace(on: scheduler, after: interval) { later.end(.failed(error)) }
    signal.core.add(disposable: pending)
    return signal
  }
}

extension Signal where Failure == Never {
  /// Fails when the signal has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds, from now.
  ///   - error: The error that the signal fails with.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func timeout<OtherFailure: Swift.Error>(
    after interval: Double, raising error: OtherFailure, on scheduler: any Scheduler
  ) -> Signal<Value, OtherFailure> {
    self.promoteError(OtherFailure.self).timeout(after: interval, raising: error, on: scheduler)
  }
}

extension SignalProducer {
  /// Fails when the signal has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds, from the start.
  ///   - error: The error that the signal fails with.
  ///   - scheduler: The scheduler that measures the time.
  public func timeout(
    after interval: Double, raising error: Failure, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.lift { $0.timeout(after: interval, raising: error, on: scheduler) }
  }
}

extension SignalProducer where Failure == Never {
  /// Fails when the producer has not terminated within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds, from the start.
  ///   - error: The error that the signal fails with.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func timeout<OtherFailure: Swift.Error>(
    after interval: Double, raising error: OtherFailure, on scheduler: any Scheduler
  ) -> SignalProducer<Value, OtherFailure> {
    self.promoteError(OtherFailure.self).timeout(after: interval, raising: error, on: scheduler)
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
