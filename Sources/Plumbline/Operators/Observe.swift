extension Signal {
  /// Sends each event on a scheduler, as soon as possible and in order.
  ///
  /// - Parameter scheduler: The scheduler.
  public func observe(on scheduler: any Scheduler) -> Signal<Value, Failure> {
    let scheduled = CompositeDisposable()
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = WeakOutlet(output)
      return { value in
        scheduled.add(scheduler.schedule { later.send(value) })
      }
    } end: { output in
      let later = WeakOutlet(output)
      return { ending in
        scheduled.add(scheduler.schedule { later.end(ending) })
      }
    }
    signal.core.add(disposable: scheduled)
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
