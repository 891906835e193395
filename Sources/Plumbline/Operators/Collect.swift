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
    return self.collect { collected, _ in collected.count >= size }
  }

  /// Sends the values in arrays that a predicate completes. The remaining values are sent at completion.
  ///
  /// - Parameter isComplete: A closure that receives the collected values and the last one, and returns whether they are
  ///   sent.
  public func collect(
    _ isComplete: @escaping (_ collected: [Value], _ last: Value) -> Bool
  ) -> Signal<[Value], Failure> {
    let collected = State<[Value]>([])
    return self.forward { output in
      { value in
        collected.value.append(value)
        guard isComplete(collected.value, value) else { return }
        let values = collected.value
        collected.value = []
        output.send(values)
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
  /// - Parameter isComplete: A closure that receives the collected values and the last one, and returns whether they are
  ///   sent.
  public func collect(
    _ isComplete: @escaping (_ collected: [Value], _ last: Value) -> Bool
  ) -> SignalProducer<[Value], Failure> {
    self.lift { $0.collect(isComplete) }
  }
}
