extension Signal {
  /// Sends each value, and the completion, later.
  ///
  /// An error and an interruption are not delayed, but sent by the scheduler as well. They cancel the values that wait.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func delay(_ interval: Double, on scheduler: any Scheduler) -> Signal<Value, Failure> {
    let interval = interval.checked(for: "delay")
    let schedule = OperatorSchedule(scheduler)
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = WeakOutlet(output)
      schedule.sendInterruption = { later.end(.interrupted) }
      return { value in
        schedule.run(after: interval) { later.send(value) }
      }
    } end: { output in
      let later = WeakOutlet(output)
      return { ending in
        var delay = 0.0
        if case .completed = ending { delay = interval }
        schedule.run(after: delay) { later.end(ending) }
      }
    }
    signal.core.add(disposable: schedule)
    return signal
  }
}

extension SignalProducer {
  /// Sends each value, and the completion, later.
  ///
  /// An error and an interruption are not delayed, but sent by the scheduler as well. They cancel the values that wait.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func delay(_ interval: Double, on scheduler: any Scheduler) -> SignalProducer<Value, Failure> {
    self.lift { $0.delay(interval, on: scheduler) }
  }
}
