extension Signal {
  /// Sends a value when no other value has followed within an interval.
  ///
  /// All events are sent by the scheduler. A terminal event cancels a value that waits.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped when the signal completes. Otherwise it is sent when
  ///     its interval has elapsed, and the completion follows it.
  public func debounce(
    _ interval: Double, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> Signal<Value, Failure> {
    self.debounce(interval, on: scheduler, completion: discardWhenCompleted ? .dropsValue : .followsValue)
  }

  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  ///   - completion: The effect of the completion on a value that waits.
  package func debounce(
    _ interval: Double, on scheduler: any Scheduler, completion: DebounceCompletion
  ) -> Signal<Value, Failure> {
    let interval = interval.checked(for: "debounce")
    let waiting = State<Value?>(nil)
    let schedule = OperatorSchedule(scheduler)
    let signal: Signal<Value, Failure> = self.forward { output in
      let later = WeakOutlet(output)
      schedule.sendInterruption = { later.end(.interrupted) }
      schedule.delayedWork = {
        guard let value = waiting.value else { return }
        waiting.value = nil
        later.send(value)
      }
      return { value in
        waiting.replace(with: value)
        schedule.delay(by: interval)
      }
    } end: { output in
      let later = WeakOutlet(output)
      return { ending in
        var delay = 0.0
        var last: Value?
        if case .completed = ending, let value = waiting.value {
          if completion != .dropsValue { last = value }
          if completion == .followsValue { delay = schedule.remainingDelay }
        }
        schedule.replace(after: delay) {
          if let last { later.send(last) }
          later.end(ending)
        }
      }
    }
    signal.core.add(disposable: schedule)
    return signal
  }
}

/// The effect of the completion of a signal on a value that `debounce` holds.
package enum DebounceCompletion {
  /// The value is dropped.
  case dropsValue
  /// The value is sent when its interval has elapsed, and the completion follows it.
  case followsValue
  /// The value is sent as soon as possible, before the completion.
  case sendsValue
}

extension SignalProducer {
  /// Sends a value when no other value has followed within an interval.
  ///
  /// All events are sent by the scheduler. A terminal event cancels a value that waits.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  ///   - discardWhenCompleted: Whether the value that waits is dropped when the producer completes. Otherwise it is sent
  ///     when its interval has elapsed, and the completion follows it.
  public func debounce(
    _ interval: Double, on scheduler: any Scheduler, discardWhenCompleted: Bool = true
  ) -> SignalProducer<Value, Failure> {
    self.lift { $0.debounce(interval, on: scheduler, discardWhenCompleted: discardWhenCompleted) }
  }
}
