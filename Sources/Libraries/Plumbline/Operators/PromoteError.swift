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

extension Signal where Value == Never {
  /// Changes the type of the values of a signal that sends none.
  public func promoteValue<OtherValue>(
    _: OtherValue.Type = OtherValue.self
  ) -> Signal<OtherValue, Failure> {
    self.forward { (_: Outlet<OtherValue, Failure>) in { (_: Never) in } }
  }
}

extension SignalProducer where Value == Never {
  /// Changes the type of the values of a producer that sends none.
  public func promoteValue<OtherValue>(
    _: OtherValue.Type = OtherValue.self
  ) -> SignalProducer<OtherValue, Failure> {
    self.lift { $0.promoteValue(OtherValue.self) }
  }
}
