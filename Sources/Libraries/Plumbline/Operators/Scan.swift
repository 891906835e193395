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

extension Signal {
  /// Transforms each value, together with a state.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - next: Makes the next state, and the value to send, from the current state and a value.
  public func scanMap<StateValue, Transformed>(
    _ initial: StateValue, _ next: @escaping (StateValue, Value) -> (StateValue, Transformed)
  ) -> Signal<Transformed, Failure> {
    self.forward { output in
      let state = State(initial)
      return { value in
        let (nextState, transformed) = next(state.value, value)
        state.value = nextState
        output.send(transformed)
      }
    }
  }

  /// Transforms each value, together with a state.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - next: Updates the state, and makes the value to send.
  public func scanMap<StateValue, Transformed>(
    into initial: StateValue, _ next: @escaping (inout StateValue, Value) -> Transformed
  ) -> Signal<Transformed, Failure> {
    self.forward { output in
      let state = State(initial)
      return { value in output.send(next(&state.value, value)) }
    }
  }
}

extension SignalProducer {
  /// Transforms each value, together with a state.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - next: Makes the next state, and the value to send, from the current state and a value.
  public func scanMap<StateValue, Transformed>(
    _ initial: StateValue, _ next: @escaping (StateValue, Value) -> (StateValue, Transformed)
  ) -> SignalProducer<Transformed, Failure> {
    self.lift { $0.scanMap(initial, next) }
  }

  /// Transforms each value, together with a state.
  ///
  /// - Parameters:
  ///   - initial: The initial state.
  ///   - next: Updates the state, and makes the value to send.
  public func scanMap<StateValue, Transformed>(
    into initial: StateValue, _ next: @escaping (inout StateValue, Value) -> Transformed
  ) -> SignalProducer<Transformed, Failure> {
    self.lift { $0.scanMap(into: initial, next) }
  }
}
