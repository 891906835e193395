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
