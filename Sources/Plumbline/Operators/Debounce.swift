extension Signal {
  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped when the signal completes. Otherwise it is sent
  ///     immediately.
  public func debounce(
    _ interval: Double, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> Signal<Value, Failure> {
    let interval = checked(interval, for: "debounce")
    let waiting = State<Value?>(nil)
    let pending = Pending()
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = WeakOutlet(output)
      return { value in
        waiting.value = value
        pending.replace(on: scheduler, after: interval) {
          guard let value = waiting.value else { return }
          waiting.value = nil
          later.send(value)
        }
      }
    } end: { output in
      { ending in
        pending.cancel()
        if case .completed = ending, !discardWhenCompleted, let value = waiting.value { output.send(value) }
        output.end(ending)
      }
    }
    signal.core.add(disposable: pending)
    return signal
  }
}

extension SignalProducer {
  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: whether the value that waits is left out when the producer completes; it is sent at
  ///     once otherwise.
  public func debounce(
    _ interval: Double, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> SignalProducer<Value, Failure> {
    self.lift { $0.debounce(interval, on: scheduler, discardWhenCompleted: discardWhenCompleted) }
  }
}
