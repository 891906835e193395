extension Signal {
  /// Sends the values in arrays: those that were sent since the last array, each time an interval has elapsed.
  ///
  /// - Parameters:
  ///   - interval: The time between two arrays.
  ///   - scheduler: The scheduler that measures the time.
  ///   - skipEmpty: Whether no array is sent for an interval without values.
  ///   - discardWhenCompleted: Whether the remaining values are dropped when the signal completes. Otherwise they are sent
  ///     when the interval has elapsed, and the completion follows them.
  public func collect(
    every interval: some TimeSpan, on scheduler: any Scheduler, skipEmpty: Bool = false,
    discardWhenCompleted: Bool = true
  ) -> Signal<[Value], Failure> {
    let interval = interval.inSeconds.checked(for: "collect")
    let values = State<[Value]>([])
    let isCompleted = State(false)
    let schedule = OperatorSchedule(scheduler)
    let signal: Signal<[Value], Failure> = self.forward { output in
      let later = WeakOutlet(output)
      schedule.sendInterruption = { later.end(.interrupted) }
      schedule.run(every: interval) {
        let collected = values.value
        values.value = []
        // If an observer of the array completes the source, the completion waits for the end of the next interval.
        let isLast = isCompleted.value
        if !collected.isEmpty || !skipEmpty { later.send(collected) }
        if isLast { later.end(.completed) }
      }
      return { values.value.append($0) }
    } end: { output in
      let later = WeakOutlet(output)
      return { ending in
        if case .completed = ending, !discardWhenCompleted {
          isCompleted.value = true
        } else {
          schedule.replace(after: 0) { later.end(ending) }
        }
      }
    }
    signal.core.add(disposable: schedule)
    return signal
  }
}

extension SignalProducer {
  /// Sends the values in arrays: those that were sent since the last array, each time an interval has elapsed.
  ///
  /// - Parameters:
  ///   - interval: The time between two arrays.
  ///   - scheduler: The scheduler that measures the time.
  ///   - skipEmpty: Whether no array is sent for an interval without values.
  ///   - discardWhenCompleted: Whether the remaining values are dropped when the producer completes. Otherwise they are
  ///     sent when the interval has elapsed, and the completion follows them.
  public func collect(
    every interval: some TimeSpan, on scheduler: any Scheduler, skipEmpty: Bool = false,
    discardWhenCompleted: Bool = true
  ) -> SignalProducer<[Value], Failure> {
    self.lift {
      $0.collect(
        every: interval, on: scheduler, skipEmpty: skipEmpty, discardWhenCompleted: discardWhenCompleted)
    }
  }
}
