extension Signal where Value == Bool {
  /// Sends the opposite of each value.
  @inlinable
  public func negate() -> Signal<Bool, Failure> { self.map { !$0 } }
}

extension SignalProducer where Value == Bool {
  /// Sends the opposite of each value.
  @inlinable
  public func negate() -> SignalProducer<Bool, Failure> { self.map { !$0 } }
}

extension PropertyProtocol where Value == Bool {
  /// Returns a property with the opposite value.
  public func negate() -> Property<Bool> { self.map { !$0 } }
}
