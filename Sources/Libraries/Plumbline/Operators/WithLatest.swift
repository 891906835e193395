extension Signal {
  /// Sends each value together with the latest value of another signal.
  ///
  /// The other signal is sampled after it has settled in the turn, whichever signal was created first. Before its first
  /// value, nothing is sent. It completes when this signal does. See <doc:Turns>.
  @inlinable
  public func withLatest<Sampled>(
    from sampled: Signal<Sampled, Never>
  ) -> Signal<(Value, Sampled), Failure> {
    self.sampling({ $0.sample($1, fromUnfailing: sampled) }, { $2.send(($0, $1)) })
  }

  /// Sends each value together with the latest value of a property, or of a producer, which is started immediately.
  ///
  /// See <doc:Turns>.
  public func withLatest<Sampled>(
    from sampled: some SignalProducerConvertible<Sampled, Never>
  ) -> Signal<(Value, Sampled), Failure> {
    self.sampling(sampled.producer)
  }

  /// Sends each value together with the latest value of a producer, which is started immediately.
  ///
  /// See <doc:Turns>.
  // A signal takes precedence where both can be meant, as in `.never`.
  @_disfavoredOverload
  public func withLatest<Sampled>(
    from sampled: SignalProducer<Sampled, Never>
  ) -> Signal<(Value, Sampled), Failure> {
    self.sampling(sampled)
  }

  private func sampling<Sampled>(
    _ sampled: SignalProducer<Sampled, Never>
  ) -> Signal<(Value, Sampled), Failure> {
    var result: Signal<(Value, Sampled), Failure>?
    sampled.startWithSignal { signal, interruptHandle in
      let joined = self.withLatest(from: signal)
      joined.core.add(disposable: interruptHandle)
      result = joined
    }
    return result ?? .never
  }
}

extension SignalProducer {
  /// Sends each value together with the latest value of another producer.
  public func withLatest<Sampled>(
    from sampled: SignalProducer<Sampled, Never>
  ) -> SignalProducer<(Value, Sampled), Failure> {
    self.lift(sampled) { $0.withLatest(from: $1) }
  }
}
