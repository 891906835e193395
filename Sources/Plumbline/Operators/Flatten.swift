extension Signal where Value: SignalProducerConvertible, Value.Failure == Failure {
  /// Sends what the producers or signals that are sent send.
  ///
  /// - Parameter strategy: how they become one.
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Failure> {
    self.flatMap(strategy) { $0 }
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Value.Failure == Failure {
  /// Sends what the producers or signals that are sent send.
  ///
  /// - Parameter strategy: how they become one.
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Failure> {
    self.flatMap(strategy) { $0 }
  }
}
