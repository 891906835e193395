extension Signal {
  /// Sends values by a scheduler, except while a property is true: then the latest value waits until it is false.
  ///
  /// A terminal event is sent while the property is true as well. It cancels the value that waits.
  ///
  /// - Parameters:
  ///   - shouldThrottle: The property.
  ///   - scheduler: The scheduler.
  public func throttle(
    while shouldThrottle: some PropertyProtocol<Bool>, on scheduler: any Scheduler
  ) -> Signal<Value, Failure> {
    let isThrottled = State(shouldThrottle.value)
    let waiting = State<Value?>(nil)
    let schedule = OperatorSchedule(scheduler)
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = WeakOutlet(output)
      schedule.sendInterruption = { later.end(.interrupted) }
      return { value in
        if isThrottled.value { waiting.value = value } else { schedule.run { later.send(value) } }
      }
    } end: { output in
      let later = WeakOutlet(output)
      return { ending in
        waiting.value = nil
        schedule.run { later.end(ending) }
      }
    }
    let later = WeakOutlet(Outlet(signal.core))
    shouldThrottle.signal.core.feed(
      signal.core,
      Sink(
        receive: { isOn in
          isThrottled.value = isOn
          guard !isOn, let value = waiting.value else { return }
          waiting.value = nil
          schedule.run { later.send(value) }
        },
        end: { _ in }))
    signal.core.add(disposable: schedule)
    return signal
  }
}

extension SignalProducer {
  /// Sends values by a scheduler, except while a property is true: then the latest value waits until it is false.
  ///
  /// A terminal event is sent while the property is true as well. It cancels the value that waits.
  ///
  /// - Parameters:
  ///   - shouldThrottle: The property.
  ///   - scheduler: The scheduler.
  public func throttle(
    while shouldThrottle: some PropertyProtocol<Bool>, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Failure> {
    // The producer does not keep the property.
    let shouldThrottle = Property(shouldThrottle)
    return self.lift { $0.throttle(while: shouldThrottle, on: scheduler) }
  }
}
