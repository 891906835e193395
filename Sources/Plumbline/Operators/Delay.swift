extension Signal {
  /// Sends each value, and the completion, later. Errors and interruptions are not delayed.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func delay(_ interval: Double, on scheduler: any Scheduler) -> Signal<Value, Failure> {
    let interval = checked(interval, for: "delay")
    let scheduled = CompositeDisposable()
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = WeakOutlet(output)
      return { value in
        scheduled.add(scheduler.schedule(after: interval) { later.send(value) })
      }
    } end: { output in
      let later = WeakOutlet(output)
      return { ending in
        guard case .completed = ending else { return output.end(ending) }
        scheduled.add(scheduler.schedule(after: interval) { later.end(.completed) })
      }
    }
    signal.core.add(disposable: scheduled)
    return signal
  }
}

extension SignalProducer {
  /// Sends each value, and the completion, later. Errors and interruptions are not delayed.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func delay(_ interval: Double, on scheduler: any Scheduler) -> SignalProducer<Value, Failure> {
    self.lift { $0.delay(interval, on: scheduler) }
  }
}
