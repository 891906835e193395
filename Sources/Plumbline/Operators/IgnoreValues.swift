extension Signal {
  /// Sends nothing but that there was a value.
  @inlinable
  public func ignoreValues() -> Signal<Void, Failure> { self.map { _ in () } }
}

extension SignalProducer {
  /// Sends nothing but that there was a value.
  @inlinable
  public func ignoreValues() -> SignalProducer<Void, Failure> { self.map { _ in () } }
}
