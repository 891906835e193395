extension Signal {
  /// Sends each value as an optional.
  @inlinable
  public func wrapInOptional() -> Signal<Value?, Failure> { self.map { $0 } }
}

extension SignalProducer {
  /// Sends each value as an optional.
  @inlinable
  public func wrapInOptional() -> SignalProducer<Value?, Failure> { self.map { $0 } }
}
