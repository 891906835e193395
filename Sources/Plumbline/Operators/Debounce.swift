extension Signal {
  /// Sends a value when no other has followed for a while.
  ///
  /// - Parameters:
  ///   - interval: the time in seconds.
  ///   - scheduler: measures the time.
  ///   - discardWhenCompleted: whether the value that waits is left out when the signal completes; it is sent at once
  ///     otherwise.
  public func debounce(
    _ interval: Double, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> Signal<Value, Failure> {
    let interval = checked(interval, for: "debounce")
    let waiting = State<Value?>(nil)
    let pending = Pending()
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = LateOutlet(output)
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
    signal.core.add(companion: pending)
    return signal
  }
}

extension SignalProducer {
  /// Sends a value when no other has followed for a while.
  ///
  /// - Parameters:
  ///   - interval: the time in seconds.
  ///   - scheduler: measures the time.
  ///   - discardWhenCompleted: whether the value that waits is left out when the producer completes; it is sent at
  ///     once otherwise.
  public func debounce(
    _ interval: Double, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> SignalProducer<Value, Failure> {
    self.lift { $0.debounce(interval, on: scheduler, discardWhenCompleted: discardWhenCompleted) }
  }
}
