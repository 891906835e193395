extension Signal where Value: Sequence {
  /// Sends the elements of each sequence.
  public func flatten() -> Signal<Value.Element, Failure> { self.uncollect() }
}

extension SignalProducer where Value: Sequence {
  /// Sends the elements of each sequence.
  public func flatten() -> SignalProducer<Value.Element, Failure> { self.lift { $0.flatten() } }
}
