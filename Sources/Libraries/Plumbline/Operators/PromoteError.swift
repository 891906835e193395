extension Signal where Failure == Never {
  /// Changes the type of the error of a signal that cannot fail.
  @inlinable
  public func promoteError<OtherFailure: Swift.Error>(
    _: OtherFailure.Type = OtherFailure.self
  ) -> Signal<Value, OtherFailure> {
    self.forward { output in
      { output.send($0) }
    } end: { output in
      { output.end($0.promoted()) }
    }
  }
}

extension SignalProducer where Failure == Never {
  /// Changes the type of the error of a producer that cannot fail.
  @inlinable
  public func promoteError<OtherFailure: Swift.Error>(
    _: OtherFailure.Type = OtherFailure.self
  ) -> SignalProducer<Value, OtherFailure> {
    self.lift(
      { $0.promoteError(OtherFailure.self) }, emit: { producer, send in producer.emit(send)?.promoted() })
  }
}
