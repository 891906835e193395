extension Signal {
  /// Sends the value at a key path of each value.
  @_disfavoredOverload
  public func map<Transformed>(_ keyPath: KeyPath<Value, Transformed>) -> Signal<Transformed, Failure> {
    self.map { $0[keyPath: keyPath] }
  }
}

extension SignalProducer {
  /// Sends the value at a key path of each value.
  @_disfavoredOverload
  public func map<Transformed>(
    _ keyPath: KeyPath<Value, Transformed>
  ) -> SignalProducer<Transformed, Failure> {
    self.map { $0[keyPath: keyPath] }
  }
}

extension PropertyProtocol {
  /// Returns a property with the value at a key path.
  @_disfavoredOverload
  public func map<Transformed>(_ keyPath: KeyPath<Value, Transformed>) -> Property<Transformed> {
    self.map { $0[keyPath: keyPath] }
  }
}
