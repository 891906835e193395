extension Signal {
  /// Starts a producer for each value, and sends the values of these producers.
  @inlinable
  func flattening<Inner>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<Inner, Failure>
  ) -> Signal<Inner, Failure> {
    let output = SignalCore<Inner, Failure>()
    let flattening = Flattening(strategy, Outlet(output))
    self.core.feed(
      output,
      Sink(
        receive: { flattening.receive(transform($0)) },
        end: { flattening.outerDidEnd($0) }))
    return Signal<Inner, Failure>(output)
  }
}

extension SignalProducer {
  /// Starts a producer for each value, and sends the values of these producers.
  @inlinable
  func flattening<Inner>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<Inner, Failure>
  ) -> SignalProducer<Inner, Failure> {
    self.lift { $0.flattening(strategy, transform) }
  }
}

extension PropertyProtocol {
  /// Returns a property with the values of the properties that the values of this one are transformed to.
  ///
  /// - Parameters:
  ///   - strategy: The strategy that flattens the properties. It defaults to the latest one.
  ///   - transform: Makes the property for a value.
  public func flatMap<Inner: PropertyProtocol>(
    _ strategy: FlattenStrategy = .latest, _ transform: @escaping (Value) -> Inner
  ) -> Property<Inner.Value> {
    let first = transform(self.settledValue)
    let inners = SignalProducer<Inner, Never>(value: first).concat(self.signal.map(transform))
    // The first value is the initial value.
    return Property(initial: first.settledValue, then: inners.flatMap(strategy) { $0 }.skip(first: 1))
  }
}
