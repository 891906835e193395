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

extension PropertyProtocol where Value: PropertyProtocol {
  /// Returns a property with the values of the properties that are values of this one.
  ///
  /// - Parameter strategy: The strategy that flattens them.
  public func flatten(_ strategy: FlattenStrategy) -> Property<Value.Value> { self.flatMap(strategy) { $0 } }
}

extension Signal where Value: Sequence {
  /// Sends the elements of each sequence.
  public func flatten() -> Signal<Value.Element, Failure> { self.uncollect() }
}

extension SignalProducer where Value: Sequence {
  /// Sends the elements of each sequence.
  public func flatten() -> SignalProducer<Value.Element, Failure> { self.lift { $0.flatten() } }
}
