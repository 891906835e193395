// An argument may be a producer, a signal, or a property. The overloads for producers, which have the code, let an argument
// be written with a leading dot: `.prefix(.empty)`.
extension SignalProducer {
  /// Sends the latest values of this producer and another one, once both have sent a value.
  @inlinable
  public func combineLatest<Other>(
    with other: some SignalProducerConvertible<Other, Failure>
  ) -> SignalProducer<(Value, Other), Failure> {
    self.combineLatest(with: other.producer)
  }

  /// Sends the values of this producer and, after its completion, starts another one.
  @inlinable
  public func concat(
    _ next: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    self.concat(next.producer)
  }

  /// Sends the values that arrive while the latest value of another producer satisfies a predicate.
  @inlinable
  public func filterWhenLatest<Sampled>(
    from sampled: some SignalProducerConvertible<Sampled, Failure>,
    satisfies isSatisfied: @escaping (Sampled) -> Bool
  ) -> SignalProducer<Value, Failure> {
    self.filterWhenLatest(from: sampled.producer, satisfies: isSatisfied)
  }

  /// Sends the values of this producer and another one as they arrive.
  @inlinable
  public func merge(
    with other: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    self.merge(with: other.producer)
  }

  /// Sends the values of another producer before those of this one.
  @inlinable
  public func prefix(
    _ first: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    self.prefix(first.producer)
  }

  /// Sends the latest value each time a sampler sends one.
  @inlinable
  public func sample(
    on sampler: some SignalProducerConvertible<Void, Never>
  ) -> SignalProducer<Value, Failure> {
    self.sample(on: sampler.producer)
  }

  /// Sends the latest value together with each value of a sampler.
  @inlinable
  public func sample<Sampler>(
    with sampler: some SignalProducerConvertible<Sampler, Never>
  ) -> SignalProducer<(Value, Sampler), Failure> {
    self.sample(with: sampler.producer)
  }

  /// Skips values until another signal sends a value or completes.
  ///
  /// The values of the turn in which that happens are sent, whichever signal was created first.
  @inlinable
  public func skip(
    until trigger: some SignalProducerConvertible<Void, Never>
  ) -> SignalProducer<Value, Failure> {
    self.skip(until: trigger.producer)
  }

  /// Sends values until another signal sends a value or completes, then completes.
  ///
  /// The values of the turn in which that happens are sent, whichever signal was created first.
  @inlinable
  public func take(
    until trigger: some SignalProducerConvertible<Void, Never>
  ) -> SignalProducer<Value, Failure> {
    self.take(until: trigger.producer)
  }

  /// Sends the latest value together with each value of another producer.
  @inlinable
  public func takePairWhen<Trigger>(
    _ trigger: some SignalProducerConvertible<Trigger, Failure>
  ) -> SignalProducer<(Value, Trigger), Failure> {
    self.takePairWhen(trigger.producer)
  }

  /// Sends the latest value each time another producer sends one.
  @inlinable
  public func takeWhen<Trigger>(
    _ trigger: some SignalProducerConvertible<Trigger, Failure>
  ) -> SignalProducer<Value, Failure> {
    self.takeWhen(trigger.producer)
  }

  /// Sends each value together with the latest value of another producer.
  @inlinable
  public func withLatest<Sampled>(
    from sampled: some SignalProducerConvertible<Sampled, Never>
  ) -> SignalProducer<(Value, Sampled), Failure> {
    self.withLatest(from: sampled.producer)
  }

  /// Sends the values of this producer and another one in pairs.
  @inlinable
  public func zip<Other>(
    with other: some SignalProducerConvertible<Other, Failure>
  ) -> SignalProducer<(Value, Other), Failure> {
    self.zip(with: other.producer)
  }
}

extension SignalProducer where Value == Bool {
  /// Sends whether both latest values are true, once both signals have sent a value.
  @inlinable
  public func and(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer<Bool, Failure> {
    self.and(other.producer)
  }

  /// Sends whether at least one of the latest values is true, once both signals have sent a value.
  @inlinable
  public func or(_ other: some SignalProducerConvertible<Bool, Failure>) -> SignalProducer<Bool, Failure> {
    self.or(other.producer)
  }
}
