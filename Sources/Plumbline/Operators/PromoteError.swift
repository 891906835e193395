extension Signal where Failure == Never {
  /// The same signal as one that may fail.
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
  /// The same producer as one that may fail.
  public func promoteError<OtherFailure: Swift.Error>(
    _: OtherFailure.Type = OtherFailure.self
  ) -> SignalProducer<Value, OtherFailure> {
    self.lift { $0.promoteError(OtherFailure.self) }
  }
}
