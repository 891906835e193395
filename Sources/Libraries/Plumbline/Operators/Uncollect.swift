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
