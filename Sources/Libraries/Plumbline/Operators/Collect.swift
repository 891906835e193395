extension Signal {
  /// Sends all values as one array when the signal completes.
  public func collect() -> Signal<[Value], Failure> {
    self.reduce(into: []) { $0.append($1) }
  }

  /// Sends the values in arrays of a fixed size. The last array, at completion, may be smaller.
  ///
  /// - Parameter count: The number of values in an array, at least 1.
  public func collect(count: Int) -> Signal<[Value], Failure> {
    let size = max(count, 1)
    return self.collect { collected in collected.count >= size }
  }

  /// Sends the values in arrays that a predicate completes. The remaining values are sent at completion.
  ///
  /// - Parameter isComplete: A closure that receives the collected values, the last one included, and returns whether
  ///   they are sent.
  public func collect(_ isComplete: @escaping (_ collected: [Value]) -> Bool) -> Signal<[Value], Failure> {
    self.collect(into: { collected, value in
      collected.append(value)
      guard isComplete(collected) else { return nil }
      defer { collected = [] }
      return collected
    })
  }

  /// Sends the values in arrays, each of which begins with a value that a predicate chooses. The remaining values are sent
  /// at completion.
  ///
  /// - Parameter isNext: A closure that receives the collected values and the next one, and returns whether the collected
  ///   values are sent, and the next one begins another array.
  public func collect(
    _ isNext: @escaping (_ collected: [Value], _ next: Value) -> Bool
  ) -> Signal<[Value], Failure> {
    self.collect(into: { collected, value in
      guard isNext(collected, value) else {
        collected.append(value)
        return nil
      }
      defer { collected = [value] }
      return collected
    })
  }

  /// Sends the arrays that a closure returns, and the remaining values at completion.
  private func collect(into add: @escaping (inout [Value], Value) -> [Value]?) -> Signal<[Value], Failure> {
    let collected = State<[Value]>([])
    return self.forward { output in
      { value in
        // The closure of the user may run code that ends the signal; the array is not accessed meanwhile.
        var values = collected.value
        collected.value = []
        let complete = add(&values, value)
        collected.value = values
        if let complete { output.send(complete) }
      }
    } end: { output in
      { ending in
        if case .completed = ending, !collected.value.isEmpty { output.send(collected.value) }
        output.end(ending)
      }
    }
  }
}

extension SignalProducer {
  /// Sends all values as one array when the producer completes.
  public func collect() -> SignalProducer<[Value], Failure> { self.lift { $0.collect() } }

  /// Sends the values in arrays of a fixed size. The last array, at completion, may be smaller.
  ///
  /// - Parameter count: The number of values in an array, at least 1.
  public func collect(count: Int) -> SignalProducer<[Value], Failure> {
    self.lift { $0.collect(count: count) }
  }

  /// Sends the values in arrays that a predicate completes. The remaining values are sent at completion.
  ///
  /// - Parameter isComplete: A closure that receives the collected values, the last one included, and returns whether
  ///   they are sent.
  public func collect(
    _ isComplete: @escaping (_ collected: [Value]) -> Bool
  ) -> SignalProducer<[Value], Failure> {
    self.lift { $0.collect(isComplete) }
  }

  /// Sends the values in arrays, each of which begins with a value that a predicate chooses. The remaining values are sent
  /// at completion.
  ///
  /// - Parameter isNext: A closure that receives the collected values and the next one, and returns whether the collected
  ///   values are sent, and the next one begins another array.
  public func collect(
    _ isNext: @escaping (_ collected: [Value], _ next: Value) -> Bool
  ) -> SignalProducer<[Value], Failure> {
    self.lift { $0.collect(isNext) }
  }
}

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

extension Signal where Value: Sequence {
  /// Sends the elements of each value one by one.
  @inlinable
  public func uncollect() -> Signal<Value.Element, Failure> {
    self.forward { output in
      { elements in
        for element in elements {
          if output.isEnded { return }
          output.send(element)
        }
      }
    }
  }
}

extension SignalProducer where Value: Sequence {
  /// Sends the elements of each value one by one.
  @inlinable
  public func uncollect() -> SignalProducer<Value.Element, Failure> { self.lift { $0.uncollect() } }
}
