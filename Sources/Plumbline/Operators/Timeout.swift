extension Signal {
  /// Fails when the signal has not ended in time.
  ///
  /// - Parameters:
  ///   - interval: the time in seconds, from now.
  ///   - error: what it fails with.
  ///   - scheduler: measures the time.
  public func timeout(
    after interval: Double, raising error: Failure, on scheduler: any Scheduler
  ) -> Signal<Value, Failure> {
    let interval = checked(interval, for: "timeout")
    let signal: Signal<Value, Failure> = self.forward { output in { output.send($0) } }
    let pending = Pending()
    pending.replace(on: scheduler, after: interval) { [weak core = signal.core] in
      core?.send(.failed(error))
    }
    signal.core.add(companion: pending)
    return signal
  }
}

extension Signal where Failure == Never {
  /// Fails when the signal has not ended in time.
  ///
  /// - Parameters:
  ///   - interval: the time in seconds, from now.
  ///   - error: what it fails with.
  ///   - scheduler: measures the time.
  @_disfavoredOverload
  public func timeout<OtherFailure: Swift.Error>(
    after interval: Double, raising error: OtherFailure, on scheduler: any Scheduler
  ) -> Signal<Value, OtherFailure> {
    self.promoteError(OtherFailure.self).timeout(after: interval, raising: error, on: scheduler)
  }
}

extension SignalProducer {
  /// Fails when the signal has not ended in time.
  ///
  /// - Parameters:
  ///   - interval: the time in seconds, from the start.
  ///   - error: what it fails with.
  ///   - scheduler: measures the time.
  public func timeout(
    after interval: Double, raising error: Failure, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.lift { $0.timeout(after: interval, raising: error, on: scheduler) }
  }
}

extension SignalProducer where Failure == Never {
  /// Fails when the producer has not ended in time.
  ///
  /// - Parameters:
  ///   - interval: the time in seconds, from the start.
  ///   - error: what it fails with.
  ///   - scheduler: measures the time.
  @_disfavoredOverload
  public func timeout<OtherFailure: Swift.Error>(
    after interval: Double, raising error: OtherFailure, on scheduler: any Scheduler
  ) -> SignalProducer<Value, OtherFailure> {
    self.promoteError(OtherFailure.self).timeout(after: interval, raising: error, on: scheduler)
  }
}
