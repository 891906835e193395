extension Signal {
  /// Sends `()` for each value.
  @inlinable
  public func ignoreValues() -> Signal<Void, Failure> { self.map { _ in () } }
}

extension SignalProducer {
  /// Sends `()` for each value.
  @inlinable
  public func ignoreValues() -> SignalProducer<Void, Failure> { self.map { _ in () } }
}
