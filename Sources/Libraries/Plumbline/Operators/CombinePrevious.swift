extension Signal {
  /// Sends each value together with its predecessor.
  ///
  /// - Parameter initial: The predecessor of the first value.
  @inlinable
  public func combinePrevious(_ initial: Value) -> Signal<(Value, Value), Failure> {
    self.scan((initial, initial)) { ($0.1, $1) }
  }

  /// Sends each value except the first together with its predecessor.
  @inlinable
  public func combinePrevious() -> Signal<(Value, Value), Failure> {
    self.forward { output in
      let last = State<Value?>(nil)
      return { value in
        let previous = last.value
        last.value = value
        if let previous { output.send((previous, value)) }
      }
    }
  }
}

extension SignalProducer {
  /// Sends each value together with its predecessor.
  ///
  /// - Parameter initial: The predecessor of the first value.
  @inlinable
  public func combinePrevious(_ initial: Value) -> SignalProducer<(Value, Value), Failure> {
    self.lift { $0.combinePrevious(initial) }
  }

  /// Sends each value except the first together with its predecessor.
  @inlinable
  public func combinePrevious() -> SignalProducer<(Value, Value), Failure> {
    self.lift { $0.combinePrevious() }
  }
}
