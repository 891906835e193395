extension Signal {
  /// Combines each value with the result so far, and sends the result.
  ///
  /// - Parameters:
  ///   - initial: the result before the first value; it is not sent.
  ///   - combine: makes the next result from the last one and a value.
  @inlinable
  public func scan<Result>(
    _ initial: Result, _ combine: @escaping (Result, Value) -> Result
  ) -> Signal<Result, Failure> {
    self.forward { output in
      let result = State(initial)
      return { value in
        let next = combine(result.value, value)
        result.value = next
        output.send(next)
      }
    }
  }

  /// Puts each value into the result so far, and sends the result.
  ///
  /// - Parameters:
  ///   - initial: the result before the first value; it is not sent.
  ///   - combine: changes the result by a value.
  @inlinable
  public func scan<Result>(
    into initial: Result, _ combine: @escaping (inout Result, Value) -> Void
  ) -> Signal<Result, Failure> {
    self.forward { output in
      let result = State(initial)
      return { value in
        combine(&result.value, value)
        output.send(result.value)
      }
    }
  }
}

extension SignalProducer {
  /// Combines each value with the result so far, and sends the result.
  ///
  /// - Parameters:
  ///   - initial: the result before the first value; it is not sent.
  ///   - combine: makes the next result from the last one and a value.
  @inlinable
  public func scan<Result>(
    _ initial: Result, _ combine: @escaping (Result, Value) -> Result
  ) -> SignalProducer<Result, Failure> {
    self.lift { $0.scan(initial, combine) }
  }

  /// Puts each value into the result so far, and sends the result.
  ///
  /// - Parameters:
  ///   - initial: the result before the first value; it is not sent.
  ///   - combine: changes the result by a value.
  @inlinable
  public func scan<Result>(
    into initial: Result, _ combine: @escaping (inout Result, Value) -> Void
  ) -> SignalProducer<Result, Failure> {
    self.lift { $0.scan(into: initial, combine) }
  }
}
