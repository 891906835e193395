extension Signal {
  /// Sends each value together with its index, which starts at 0.
  @inlinable
  public func enumerated() -> Signal<(index: Int, value: Value), Failure> {
    self.forward { output in
      let index = State(0)
      return { value in
        let number = index.value
        index.value = number + 1
        output.send((number, value))
      }
    }
  }
}

extension SignalProducer {
  /// Sends each value together with its index, which starts at 0.
  @inlinable
  public func enumerated() -> SignalProducer<(index: Int, value: Value), Failure> {
    self.lift { $0.enumerated() }
  }
}
