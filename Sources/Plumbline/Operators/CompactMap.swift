extension Signal {
  /// Transforms each value, and sends the results that are not nil.
  @inlinable
  public func compactMap<Transformed>(
    _ transform: @escaping (Value) -> Transformed?
  ) -> Signal<Transformed, Failure> {
    self.forward { output in { if let transformed = transform($0) { output.send(transformed) } } }
  }
}

extension SignalProducer {
  /// Transforms each value, and sends the results that are not nil.
  @inlinable
  public func compactMap<Transformed>(
    _ transform: @escaping (Value) -> Transformed?
  ) -> SignalProducer<Transformed, Failure> {
    self.lift(
      { $0.compactMap(transform) },
      emit: { producer, send in producer.emit { transform($0).map(send) ?? true } })
  }
}
