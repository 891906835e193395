extension Signal {
  /// Sends each event by a scheduler, as soon as possible and in order.
  public func observe(on scheduler: any Scheduler) -> Signal<Value, Failure> {
    let scheduled = CompositeDisposable()
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = LateOutlet(output)
      return { value in
        scheduled.add(scheduler.schedule { later.send(value) })
      }
    } end: { output in
      let later = LateOutlet(output)
      return { ending in
        scheduled.add(scheduler.schedule { later.end(ending) })
      }
    }
    signal.core.add(companion: scheduled)
    return signal
  }

  /// The signal itself: it stays in the isolation of its view model, which is that of the views.
  ///
  /// Code that was written for other libraries says with it where values are delivered.
  public func observeForUI() -> Signal<Value, Failure> { self }
}

extension SignalProducer {
  /// Sends each event by a scheduler, as soon as possible and in order.
  public func observe(on scheduler: any Scheduler) -> SignalProducer<Value, Failure> {
    self.lift { $0.observe(on: scheduler) }
  }
}
