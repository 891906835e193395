public import Plumbline

extension Signal {
  /// Sends the values of this signal and another one as they arrive. It is `merge(with:)`.
  public func mergeWith(_ other: Signal<Value, Failure>) -> Signal<Value, Failure> { self.merge(with: other) }
}

extension SignalProducer {
  /// Sends the values of this producer and another one as they arrive. It is `merge(with:)`.
  public func mergeWith(_ other: SignalProducer<Value, Failure>) -> SignalProducer<Value, Failure> {
    self.merge(with: other)
  }

  /// Sends the values of this producer and another one as they arrive. It is `merge(with:)`.
  public func mergeWith(
    _ other: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    self.merge(with: other)
  }
}
