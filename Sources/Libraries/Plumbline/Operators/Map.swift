extension Signal {
  /// Transforms each value.
  @inlinable
  public func map<Transformed>(
    _ transform: @escaping (Value) -> Transformed
  ) -> Signal<Transformed, Failure> {
    self.step { Outlet<Transformed, Failure>($1).send(transform($0)) }
  }

  /// Replaces each value by a constant.
  // A trailing closure of `map` is a transformation: without the attribute, the compiler may take it for the value.
  @_disfavoredOverload
  @inlinable
  public func map<Constant>(value: Constant) -> Signal<Constant, Failure> {
    self.map { _ in value }
  }

  /// Replaces each value by a constant.
  @inlinable
  public func mapConst<Constant>(_ value: Constant) -> Signal<Constant, Failure> {
    self.map { _ in value }
  }
}

extension SignalProducer {
  /// Transforms each value.
  @inlinable @inline(__always)
  public func map<Transformed>(
    _ transform: @escaping (Value) -> Transformed
  ) -> SignalProducer<Transformed, Failure> {
    self.lift({ $0.map(transform) }, emit: { producer, send in producer.emit { send(transform($0)) } })
  }

  /// Replaces each value by a constant.
  // A trailing closure of `map` is a transformation: without the attribute, the compiler may take it for the value.
  @_disfavoredOverload
  @inlinable
  public func map<Constant>(value: Constant) -> SignalProducer<Constant, Failure> {
    self.map { _ in value }
  }

  /// Replaces each value by a constant.
  @inlinable
  public func mapConst<Constant>(_ value: Constant) -> SignalProducer<Constant, Failure> {
    self.map { _ in value }
  }
}

extension PropertyProtocol {
  /// Returns a property with the transformed value.
  public func map<Transformed>(_ transform: @escaping (Value) -> Transformed) -> Property<Transformed> {
    self.lift(transform) { $0.map(transform) }
  }
}

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
