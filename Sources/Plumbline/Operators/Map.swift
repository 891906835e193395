extension Signal {
  /// Transforms each value.
  @inlinable
  public func map<Transformed>(
    _ transform: @escaping (Value) -> Transformed
  ) -> Signal<Transformed, Failure> {
    self.forward { output in { output.send(transform($0)) } }
  }

  /// Sends the same value in place of each.
  // A closure behind `map` is a transformation, and never the value, which the compiler may think otherwise.
  @_disfavoredOverload
  @inlinable
  public func map<Constant>(value: Constant) -> Signal<Constant, Failure> {
    self.map { _ in value }
  }

  /// Sends the same value in place of each.
  @inlinable
  public func mapConst<Constant>(_ value: Constant) -> Signal<Constant, Failure> {
    self.map { _ in value }
  }
}

extension SignalProducer {
  /// Transforms each value.
  @inlinable
  public func map<Transformed>(
    _ transform: @escaping (Value) -> Transformed
  ) -> SignalProducer<Transformed, Failure> {
    self.lift { $0.map(transform) }
  }

  /// Sends the same value in place of each.
  // A closure behind `map` is a transformation, and never the value, which the compiler may think otherwise.
  @_disfavoredOverload
  @inlinable
  public func map<Constant>(value: Constant) -> SignalProducer<Constant, Failure> {
    self.map { _ in value }
  }

  /// Sends the same value in place of each.
  @inlinable
  public func mapConst<Constant>(_ value: Constant) -> SignalProducer<Constant, Failure> {
    self.map { _ in value }
  }
}

extension PropertyProtocol {
  /// A property whose value is a transformation of this one's.
  public func map<Transformed>(_ transform: @escaping (Value) -> Transformed) -> Property<Transformed> {
    self.lift(transform) { $0.map(transform) }
  }
}
