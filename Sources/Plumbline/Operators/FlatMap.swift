extension Signal {
  /// Starts a producer for each value, and sends what they send.
  ///
  /// It fails when one of them does. What a producer sends at once belongs to the turn of the value. When a property
  /// whose values it has goes away, so does the work.
  ///
  /// - Parameters:
  ///   - strategy: how they become one.
  ///   - transform: makes the producer, signal or property of a value.
  ///
  /// Source: `Documentation/Contracts.md`, 7.
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

  /// Starts a producer that cannot fail for each value, and sends what they send.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Never {
    self.flatMap(strategy) { transform($0).producer.promoteError(Failure.self) }
  }

  /// Starts a producer for each value, and sends what the last one sends; the one before is interrupted.
  public func switchMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
    self.flatMap(.latest, transform)
  }
}

extension Signal where Failure == Never {
  /// Starts a producer that may fail for each value, and sends what they send.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> {
    self.promoteError(Inner.Failure.self).flatMap(strategy, transform)
  }

  /// Starts a producer that may fail for each value, and sends what the last one sends.
  @_disfavoredOverload
  public func switchMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Failure> {
    self.promoteError(Inner.Failure.self).flatMap(.latest, transform)
  }
}

extension SignalProducer {
  /// Starts a producer for each value, and sends what they send.
  ///
  /// - Parameters:
  ///   - strategy: how they become one.
  ///   - transform: makes the producer, signal or property of a value.
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Failure {
    self.lift { $0.flatMap(strategy, transform) }
  }

  /// Starts a producer that cannot fail for each value, and sends what they send.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Never {
    self.flatMap(strategy) { transform($0).producer.promoteError(Failure.self) }
  }

  /// Starts a producer for each value, and sends what the last one sends; the one before is interrupted.
  public func switchMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Failure {
    self.flatMap(.latest, transform)
  }
}

extension SignalProducer where Failure == Never {
  /// Starts a producer that may fail for each value, and sends what they send.
  @_disfavoredOverload
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Failure> {
    self.promoteError(Inner.Failure.self).flatMap(strategy, transform)
  }

  /// Starts a producer that may fail for each value, and sends what the last one sends.
  @_disfavoredOverload
  public func switchMap<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Failure> {
    self.promoteError(Inner.Failure.self).flatMap(.latest, transform)
  }
}

extension PropertyProtocol {
  /// A property with the values of the properties that the values of this one lead to.
  ///
  /// - Parameters:
  ///   - strategy: how they become one; the last one only, unless another is given.
  ///   - transform: makes the property of a value.
  public func flatMap<Inner: PropertyProtocol>(
    _ strategy: FlattenStrategy = .latest, _ transform: @escaping (Value) -> Inner
  ) -> Property<Inner.Value> {
    let first = transform(self.value)
    let inners = SignalProducer<Inner, Never>(value: first).concat(self.signal.map(transform))
    // The first value is the initial one.
    return Property(initial: first.value, then: inners.flatMap(strategy) { $0 }.skip(first: 1))
  }
}
