extension Signal {
  /// Sends the first value immediately, then the latest value each time an interval has elapsed.
  ///
  /// A value that waits is sent immediately when the signal completes.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func throttle(_ interval: Double, on scheduler: any Scheduler) -> Signal<Value, Failure> {
    let interval = checked(interval, for: "throttle")
    let waiting = State<Value?>(nil)
    let lastSent = State<Double?>(nil)
    let pending = Pending()
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = WeakOutlet(output)
      return { value in
        let now = scheduler.now
        let remaining = lastSent.value.map { $0 + interval - now } ?? 0
        // Less than a nanosecond is a rounding error, as in 0.4 + 0.3 - 0.7.
        guard remaining >= 1e-9 else {
          pending.cancel()
          waiting.value = nil
          lastSent.value = now
          output.send(value)
          return
        }
        waiting.value = value
        guard !pending.isWaiting else { return }
        pending.replace(on: scheduler, after: remaining) {
          guard let value = waiting.value else { return }
          waiting.value = nil
          // The computed time avoids that the scheduler is retained by its own work.
          lastSent.value = now + remaining
          later.send(value)
        }
      }
    } end: { output in
      { ending in
        pending.cancel()
        if case .completed = ending, let value = waiting.value { output.send(value) }
        output.end(ending)
      }
    }
    signal.core.add(disposable: pending)
    return signal
  }
}

extension SignalProducer {
  /// Sends the first value immediately, then the latest value each time an interval has elapsed.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func throttle(_ interval: Double, on scheduler: any Scheduler) -> SignalProducer<Value, Failure> {
    self.lift { $0.throttle(interval, on: scheduler) }
  }
}
