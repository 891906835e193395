extension Signal where Value: SignalProducerConvertible, Value.Failure == Failure {
  /// Sends the values of the producers or signals that are sent as values.
  ///
  /// - Parameter strategy: The strategy that flattens them.
  @inlinable
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Failure> {
    self.flatMap(strategy) { $0 }
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Value.Failure == Failure {
  /// Sends the values of the producers or signals that are sent as values.
  ///
  /// - Parameter strategy: The strategy that flattens them.
  @inlinable
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Failure> {
    self.flatMap(strategy) { $0 }
  }
}
