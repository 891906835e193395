// The outer and the inner errors may differ when one of them is `Never`.
extension Signal where Value: SignalProducerConvertible, Value.Failure == Never {
  /// Sends the values of the producers or signals that are sent as values, which cannot fail.
  ///
  /// - Parameter strategy: The strategy that flattens them.
  @_disfavoredOverload
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Failure> {
    self.flatMap(strategy) { $0 }
  }
}

extension Signal where Value: SignalProducerConvertible, Failure == Never {
  /// Sends the values of the producers or signals that are sent as values, and fails when one of them does.
  ///
  /// - Parameter strategy: The strategy that flattens them.
  @_disfavoredOverload
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Value.Failure> {
    self.flatMap(strategy) { $0 }
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Value.Failure == Never {
  /// Sends the values of the producers or signals that are sent as values, which cannot fail.
  ///
  /// - Parameter strategy: The strategy that flattens them.
  @_disfavoredOverload
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Failure> {
    self.flatMap(strategy) { $0 }
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Failure == Never {
  /// Sends the values of the producers or signals that are sent as values, and fails when one of them does.
  ///
  /// - Parameter strategy: The strategy that flattens them.
  @_disfavoredOverload
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Value.Failure> {
    self.flatMap(strategy) { $0 }
  }
}
