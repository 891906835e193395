extension Signal {
  /// Sends the values that arrive while the latest value of another signal satisfies a predicate.
  ///
  /// The other signal is sampled after it has settled in the turn, whichever signal was created first. It completes when
  /// this signal does. See <doc:Turns>.
  @inlinable
  public func filterWhenLatest<Sampled>(
    from sampled: Signal<Sampled, Failure>, satisfies isSatisfied: @escaping (Sampled) -> Bool
  ) -> Signal<Value, Failure> {
    self.sampling({ $0.sample($1, from: sampled) }, { if isSatisfied($1) { $2.send($0) } })
  }
}

extension SignalProducer {
  /// Sends the values that arrive while the latest value of another producer satisfies a predicate.
  public func filterWhenLatest<Sampled>(
    from sampled: SignalProducer<Sampled, Failure>,
    satisfies isSatisfied: @escaping (Sampled) -> Bool
  ) -> SignalProducer<Value, Failure> {
    self.lift(sampled) { $0.filterWhenLatest(from: $1, satisfies: isSatisfied) }
  }
}
