extension Signal {
  /// Transforms the latest value each time the scheduler runs, and drops earlier values.
  ///
  /// Completions and errors are sent by the scheduler, after the value that waits. An interruption cancels it.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - transform: The transformation.
  public func lazyMap<Transformed>(
    on scheduler: any Scheduler, transform: @escaping (Value) -> Transformed
  ) -> Signal<Transformed, Failure> {
    let waiting = State<Value?>(nil)
    let schedule = OperatorSchedule(scheduler)
    let signal: Signal<Transformed, Failure> = self.forward { output in
      let later = WeakOutlet(output)
      schedule.sendInterruption = { later.end(.interrupted) }
      return { value in
        let isScheduled = waiting.value != nil
        waiting.value = value
        guard !isScheduled else { return }
        schedule.run {
          guard let value = waiting.value else { return }
          waiting.value = nil
          later.send(transform(value))
        }
      }
    } end: { output in
      let later = WeakOutlet(output)
      return { ending in
        if case .interrupted = ending { waiting.value = nil }
        schedule.run { later.end(ending) }
      }
    }
    signal.core.add(disposable: schedule)
    return signal
  }
}

extension SignalProducer {
  /// Transforms the latest value each time the scheduler runs, and drops earlier values.
  ///
  /// Completions and errors are sent by the scheduler, after the value that waits. An interruption cancels it.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - transform: The transformation.
  public func lazyMap<Transformed>(
    on scheduler: any Scheduler, transform: @escaping (Value) -> Transformed
  ) -> SignalProducer<Transformed, Failure> {
    self.lift { $0.lazyMap(on: scheduler, transform: transform) }
  }
}
