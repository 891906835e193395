extension SignalProducer {
  /// Starts the producer again when it fails.
  ///
  /// - Parameter count: The maximum number of retries. Without a positive number, the producer is not started again.
  public func retry(upTo count: Int) -> SignalProducer<Value, Failure> {
    guard count > 0 else { return self }
    let source = self.bounded
    return SignalProducer(
      depth: source.depth + 1,
      starting: { core in
        Restarting(source, after: .failure, upTo: count, Outlet(core)) { $0() }.start()
      })
  }

  /// Starts the producer again, after an interval, when it fails.
  ///
  /// - Parameters:
  ///   - count: The maximum number of retries. Without a positive number, the producer is not started again.
  ///   - interval: The time between a failure and the next start, in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func retry(
    upTo count: Int, interval: Double, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    guard count > 0 else { return self }
    let interval = interval.checked(for: "retry")
    let source = self.bounded
    return SignalProducer(
      depth: source.depth + 1,
      starting: { core in
        let pending = Pending()
        core.add(disposable: pending)
        Restarting(source, after: .failure, upTo: count, Outlet(core)) { start in
          pending.replace(on: scheduler, after: interval) { Turn.run(start) }
        }.start()
      })
  }
  /// Starts the producer again, after an interval, when it fails.
  ///
  /// - Parameters:
  ///   - count: The maximum number of retries. Without a positive number, the producer is not started again.
  ///   - interval: The time between a failure and the next start.
  ///   - scheduler: The scheduler that measures the time.
  public func retry(
    upTo count: Int, interval: some TimeSpan, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.retry(upTo: count, interval: interval.inSeconds, on: scheduler)
  }
}
