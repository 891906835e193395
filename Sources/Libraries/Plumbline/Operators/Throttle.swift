extension Signal {
  /// Sends the first value, then the latest value each time an interval has elapsed.
  ///
  /// All events are sent by the scheduler: the first value as soon as possible. A terminal event cancels a value that waits
  /// for the end of an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped when the signal completes. Otherwise it is sent
  ///     before the completion.
  public func throttle(
    _ interval: Double, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> Signal<Value, Failure> {
    let interval = interval.checked(for: "throttle")
    let waiting = State<Value?>(nil)
    let lastSent = State<Double?>(nil)
    let schedule = OperatorSchedule(scheduler)
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = WeakOutlet(output)
      schedule.sendInterruption = { later.end(.interrupted) }
      return { value in
        let isScheduled = waiting.value != nil
        waiting.value = value
        let now = scheduler.now
        // The clock may have been set back.
        let isSetBack = lastSent.value.map { $0 > now } ?? false
        guard !isScheduled || isSetBack else { return }
        var remaining = isSetBack ? 0 : lastSent.value.map { $0 + interval - now } ?? 0
        // Less than a nanosecond is a rounding error, as in 0.4 + 0.3 - 0.7.
        if remaining < 1e-9 { remaining = 0 }
        // The computed time avoids that the scheduler is retained by its own work.
        schedule.replace(after: remaining) { [time = now + remaining] in
          guard let value = waiting.value else { return }
          waiting.value = nil
          lastSent.value = time
          later.send(value)
        }
      }
    } end: { output in
      let later = WeakOutlet(output)
      return { ending in
        schedule.run {
          if case .completed = ending, !discardWhenCompleted, let value = waiting.value { later.send(value) }
          later.end(ending)
        }
      }
    }
    signal.core.add(disposable: schedule)
    return signal
  }
}

extension Signal {
  /// Sends the first value within the call that sends it, then the latest value each time an interval has elapsed.
  ///
  /// Terminal events are not scheduled; a value that waits is sent before the completion. That is the behavior of RxSwift.
  package func throttleAfterFirst(_ interval: Double, on scheduler: any Scheduler) -> Signal<Value, Failure> {
    let interval = interval.checked(for: "throttle")
    let waiting = State<Value?>(nil)
    let lastSent = State<Double?>(nil)
    let schedule = OperatorSchedule(scheduler)
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = WeakOutlet(output)
      schedule.sendInterruption = { later.end(.interrupted) }
      return { value in
        let now = scheduler.now
        let remaining = lastSent.value.map { $0 + interval - now } ?? 0
        // Less than a nanosecond is a rounding error, as in 0.4 + 0.3 - 0.7.
        guard remaining >= 1e-9 else {
          waiting.value = nil
          lastSent.value = now
          output.send(value)
          return
        }
        let isScheduled = waiting.value != nil
        waiting.value = value
        guard !isScheduled else { return }
        // The computed time avoids that the scheduler is retained by its own work.
        schedule.replace(after: remaining) { [time = now + remaining] in
          guard let value = waiting.value else { return }
          waiting.value = nil
          lastSent.value = time
          later.send(value)
        }
      }
    } end: { output in
      { ending in
        if case .completed = ending, let value = waiting.value { output.send(value) }
        output.end(ending)
      }
    }
    signal.core.add(disposable: schedule)
    return signal
  }
}

extension SignalProducer {
  /// Sends the first value, then the latest value each time an interval has elapsed.
  ///
  /// All events are sent by the scheduler: the first value as soon as possible. A terminal event cancels a value that waits
  /// for the end of an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped when the producer completes. Otherwise it is sent
  ///     before the completion.
  public func throttle(
    _ interval: Double, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> SignalProducer<Value, Failure> {
    self.lift { $0.throttle(interval, on: scheduler, discardWhenCompleted: discardWhenCompleted) }
  }
}

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
      EndingSink(
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
