extension Signal {
  /// Sends each value together with the latest one of another signal.
  ///
  /// It is the value that the other signal has settled to in the turn, whichever signal was made first. Before its
  /// first value nothing is sent. It completes when this signal does.
  ///
  /// Source: `Documentation/Contracts.md`, 6.
  @inlinable
  public func withLatest<Sampled>(
    from sampled: Signal<Sampled, Never>
  ) -> Signal<(Value, Sampled), Failure> {
    self.sampling({ $0.sample($1, fromUnfailing: sampled) }, { $2.send(($0, $1)) })
  }

  /// Sends each value together with the latest one of a producer, which is started at once, or of a property.
  ///
  /// Source: `Documentation/Contracts.md`, 6.
  public func withLatest<Sampled>(
    from sampled: some SignalProducerConvertible<Sampled, Never>
  ) -> Signal<(Value, Sampled), Failure> {
    var result: Signal<(Value, Sampled), Failure>?
    sampled.producer.startWithSignal { signal, interruptHandle in
      let joined = self.withLatest(from: signal)
      joined.core.add(companion: interruptHandle)
      result = joined
    }
    return result ?? .never
  }
}

extension SignalProducer {
  /// Sends each value together with the latest one of another producer.
  public func withLatest<Sampled>(
    from sampled: some SignalProducerConvertible<Sampled, Never>
  ) -> SignalProducer<(Value, Sampled), Failure> {
    self.lift(sampled.producer) { $0.withLatest(from: $1) }
  }
}
