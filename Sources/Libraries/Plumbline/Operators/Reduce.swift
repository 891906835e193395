extension Signal {
  /// Combines all values, and sends the result when the signal completes.
  ///
  /// - Parameters:
  ///   - initial: The initial result.
  ///   - combine: Makes the next result from the current result and a value.
  public func reduce<Result>(
    _ initial: Result, _ combine: @escaping (Result, Value) -> Result
  ) -> Signal<Result, Failure> {
    self.reduce(into: initial) { $0 = combine($0, $1) }
  }

  /// Accumulates all values in a result, and sends it when the signal completes.
  ///
  /// - Parameters:
  ///   - initial: The initial result.
  ///   - combine: Updates the result with a value.
  public func reduce<Result>(
    into initial: Result, _ combine: @escaping (inout Result, Value) -> Void
  ) -> Signal<Result, Failure> {
    let result = State(initial)
    return self.forward { _ in
      { combine(&result.value, $0) }
    } end: { output in
      { ending in
        if case .completed = ending { output.send(result.value) }
        output.end(ending)
      }
    }
  }
}

extension SignalProducer {
  /// Combines all values, and sends the result when the producer completes.
  ///
  /// - Parameters:
  ///   - initial: The initial result.
  ///   - combine: Makes the next result from the current result and a value.
  public func reduce<Result>(
    _ initial: Result, _ combine: @escaping (Result, Value) -> Result
  ) -> SignalProducer<Result, Failure> {
    self.lift { $0.reduce(initial, combine) }
  }

  /// Accumulates all values in a result, and sends it when the producer completes.
  ///
  /// - Parameters:
  ///   - initial: The initial result.
  ///   - combine: Updates the result with a value.
  public func reduce<Result>(
    into initial: Result, _ combine: @escaping (inout Result, Value) -> Void
  ) -> SignalProducer<Result, Failure> {
    self.lift { $0.reduce(into: initial, combine) }
  }
}
