extension Signal {
  /// Sends each event on a scheduler, as soon as possible and in order.
  ///
  /// - Parameter scheduler: The scheduler.
  public func observe(on scheduler: any Scheduler) -> Signal<Value, Failure> {
    let schedule = OperatorSchedule(scheduler)
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = WeakOutlet(output)
      schedule.sendInterruption = { later.end(.interrupted) }
      return { value in
        schedule.run { later.send(value) }
      }
    } end: { output in
      let later = WeakOutlet(output)
      return { ending in
        schedule.run { later.end(ending) }
      }
    }
    signal.core.add(disposable: schedule)
    return signal
  }

  /// Returns the signal itself, since a signal stays in the isolation of its view model and views.
  ///
  /// It supports code that was written for other libraries.
  public func observeForUI() -> Signal<Value, Failure> { self }
}

extension SignalProducer {
  /// Sends each event on a scheduler, as soon as possible and in order.
  ///
  /// - Parameter scheduler: The scheduler.
  public func observe(on scheduler: any Scheduler) -> SignalProducer<Value, Failure> {
    self.lift { $0.observe(on: scheduler) }
  }
}
