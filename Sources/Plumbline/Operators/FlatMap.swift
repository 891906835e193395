extension Signal {
  /// Starts a producer for each value, and sends the values of these producers.
  ///
  /// It fails when one of the producers fails. Values that a producer sends at once belong to the turn of the outer value;
  /// see <doc:Turns>. When the property that sends the outer values is deinitialized, the work is interrupted.
  ///
  /// - Parameters:
  ///   - strategy: The strategy that flattens the producers.
  ///   - transform: Makes the producer, signal, or property for a value.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    let output = SignalCore<Inner.Value, Failure>()
    let flattening = Flattening(strategy, Outlet(output))
    self.core.feed(
      output,
      Sink(
        receive: { flattening.receive(transform($0).producer) },
        end: { flattening.outerDidEnd($0) }))
    return Signal<Inner.Value, Failure>(output)
  }

  /// Starts a producer that cannot fail for each value, and sends the values of these producers.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Never {
    self.flatMap(strategy) { transform($0).producer.promoteError(Failure.self) }
  }

  /// Starts a producer for each value, and sends the values of the latest one. The previous one is interrupted.
  public func switchMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    self.flatMap(.latest, transform)
  }
}

extension Signal where Failure == Never {
  /// Starts a producer that may fail for each value, and sends the values of these producers.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> {
    self.promoteError(Inner.Failure.self).flatMap(strategy, transform)
  }

  /// Starts a producer that may fail for each value, and sends the values of the latest one.
  @_disfavoredOverload
  public func switchMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> {
    self.promoteError(Inner.Failure.self).flatMap(.latest, transform)
  }
}

extension SignalProducer {
  /// Starts a producer for each value, and sends the values of these producers.
  ///
  /// - Parameters:
  ///   - strategy: The strategy that flattens the producers.
  ///   - transform: Makes the producer, signal, or property for a value.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Failure {
    self.lift { $0.flatMap(strategy, transform) }
  }

  /// Starts a producer that cannot fail for each value, and sends the values of these producers.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Never {
    self.flatMap(strategy) { transform($0).producer.promoteError(Failure.self) }
  }

  /// Starts a producer for each value, and sends the values of the latest one. The previous one is interrupted.
  public func switchMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Failure {
    self.flatMap(.latest, transform)
  }
}

extension SignalProducer where Failure == Never {
  /// Starts a producer that may fail for each value, and sends the values of these producers.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Failure> {
    self.promoteError(Inner.Failure.self).flatMap(strategy, transform)
  }

  /// Starts a producer that may fail for each value, and sends the values of the latest one.
  @_disfavoredOverload
  public func switchMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Failure> {
    self.promoteError(Inner.Failure.self).flatMap(.latest, transform)
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
    let first = transform(self.value)
    let inners = SignalProducer<Inner, Never>(value: first).concat(self.signal.map(transform))
    // The first value is the initial value.
    return Property(initial: first.value, then: inners.flatMap(strategy) { $0 }.skip(first: 1))
  }
}
