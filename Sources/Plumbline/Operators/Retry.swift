extension SignalProducer {
  /// Starts the producer again when it fails.
  ///
  /// - Parameter count: how often at most; a number that is not positive means never.
  public func retry(upTo count: Int) -> SignalProducer<Value, Failure> {
    guard count > 0 else { return self }
    return SignalProducer(starting: { core in
      Retrying(self, count: count, Outlet(core)) { $0() }.start()
    })
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
    let interval = checked(interval, for: "retry")
    return SignalProducer(starting: { core in
      let pending = Pending()
      core.add(companion: pending)
      Retrying(self, count: count, Outlet(core)) { start in
        pending.replace(on: scheduler, after: interval) { Turn.run(start) }
      }.start()
    })
  }
}
