extension Signal {
  /// Transforms each value, and sends the results that are not nil.
  @inlinable
  public func compactMap<Transformed>(
    _ transform: @escaping (Value) -> Transformed?
  ) -> Signal<Transformed, Failure> {
    self.step { if let transformed = transform($0) { Outlet<Transformed, Failure>($1).send(transformed) } }
  }
}

extension SignalProducer {
  /// Transforms each value, and sends the results that are not nil.
  @inlinable @inline(__always)
  public func compactMap<Transformed>(
    _ transform: @escaping (Value) -> Transformed?
  ) -> SignalProducer<Transformed, Failure> {
    self.lift(
      { $0.compactMap(transform) },
      emit: { producer, send in producer.emit { transform($0).map(send) ?? true } })
  }
}
