extension Signal {
  /// Combines each value with the current result, and sends the new result.
  ///
  /// - Parameters:
  ///   - initial: The initial result, which is not sent.
  ///   - combine: Makes the next result from the current result and a value.
  @inlinable
  public func scan<Result>(
    _ initial: Result, _ combine: @escaping (Result, Value) -> Result
  ) -> Signal<Result, Failure> {
    self.step(initial, Self.scanning(combine))
  }

  /// Accumulates each value in a result, and sends the result.
  ///
  /// - Parameters:
  ///   - initial: The initial result, which is not sent.
  ///   - combine: Updates the result with a value.
  @inlinable
  public func scan<Result>(
    into initial: Result, _ combine: @escaping (inout Result, Value) -> Void
  ) -> Signal<Result, Failure> {
    self.step(initial, Self.accumulating(combine))
  }

  /// Returns the operation of `scan(_:_:)`.
  @inlinable @inline(__always)
  static func scanning<Result>(
    _ combine: @escaping (Result, Value) -> Result
  ) -> Operation<Value>.Body {
    { value, node in
      let next = StepState<Value, Result>(node).modify { result in
        result = combine(result, value)
        return result
      }
      Outlet<Result, Failure>(node).send(next)
    }
  }

  /// Returns the operation of `scan(into:_:)`.
  @inlinable @inline(__always)
  static func accumulating<Result>(
    _ combine: @escaping (inout Result, Value) -> Void
  ) -> Operation<Value>.Body {
    { value, node in
      let next = StepState<Value, Result>(node).modify { result in
        combine(&result, value)
        return result
      }
      Outlet<Result, Failure>(node).send(next)
    }
  }
}

extension SignalProducer {
  /// Combines each value with the current result, and sends the new result.
  ///
  /// - Parameters:
  ///   - initial: The initial result, which is not sent.
  ///   - combine: Makes the next result from the current result and a value.
  @inlinable @inline(__always)
  public func scan<Result>(
    _ initial: Result, _ combine: @escaping (Result, Value) -> Result
  ) -> SignalProducer<Result, Failure> {
    self.step(initial, Signal<Value, Failure>.scanning(combine))
  }

  /// Accumulates each value in a result, and sends the result.
  ///
  /// - Parameters:
  ///   - initial: The initial result, which is not sent.
  ///   - combine: Updates the result with a value.
  @inlinable @inline(__always)
  public func scan<Result>(
    into initial: Result, _ combine: @escaping (inout Result, Value) -> Void
  ) -> SignalProducer<Result, Failure> {
    self.step(initial, Signal<Value, Failure>.accumulating(combine))
  }
}
