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
