extension Signal {
  /// Transforms the error.
  @inlinable
  public func mapError<OtherFailure: Swift.Error>(
    _ transform: @escaping (Failure) -> OtherFailure
  ) -> Signal<Value, OtherFailure> {
    self.forward { output in
      { output.send($0) }
    } end: { output in
      { output.end($0.mapError(transform)) }
    }
  }
}

extension SignalProducer {
  /// Transforms the error.
  @inlinable
  public func mapError<OtherFailure: Swift.Error>(
    _ transform: @escaping (Failure) -> OtherFailure
  ) -> SignalProducer<Value, OtherFailure> {
    self.lift(
      { $0.mapError(transform) }, emit: { producer, send in producer.emit(send)?.mapError(transform) })
  }
}
