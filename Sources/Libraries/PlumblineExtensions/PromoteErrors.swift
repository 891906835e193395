public import Plumbline

extension Signal where Failure == Never {
  /// Changes the type of the error of a signal that cannot fail. It is `promoteError(_:)`.
  public func promoteErrors<OtherFailure: Swift.Error>(
    _: OtherFailure.Type = OtherFailure.self
  ) -> Signal<Value, OtherFailure> {
    self.promoteError(OtherFailure.self)
  }
}

extension SignalProducer where Failure == Never {
  /// Changes the type of the error of a producer that cannot fail. It is `promoteError(_:)`.
  public func promoteErrors<OtherFailure: Swift.Error>(
    _: OtherFailure.Type = OtherFailure.self
  ) -> SignalProducer<Value, OtherFailure> {
    self.promoteError(OtherFailure.self)
  }
}
