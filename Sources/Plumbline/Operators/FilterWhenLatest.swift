extension Signal {
  /// Passes on the values that come while the latest value of another signal satisfies a predicate.
  ///
  /// It is the value that the other signal has settled to in the turn, whichever signal was made first. It completes
  /// when this signal does.
  ///
  /// Source: `Documentation/Contracts.md`, 6.
  @inlinable
  public func filterWhenLatest<Sampled>(
    from sampled: Signal<Sampled, Failure>, satisfies isSatisfied: @escaping (Sampled) -> Bool
  ) -> Signal<Value, Failure> {
    self.sampling({ $0.sample($1, from: sampled) }, { if isSatisfied($1) { $2.send($0) } })
  }
}

extension SignalProducer {
  /// Passes on the values that come while the latest value of another producer satisfies a predicate.
  public func filterWhenLatest<Sampled>(
    from sampled: some SignalProducerConvertible<Sampled, Failure>,
    satisfies isSatisfied: @escaping (Sampled) -> Bool
  ) -> SignalProducer<Value, Failure> {
    self.lift(sampled.producer) { $0.filterWhenLatest(from: $1, satisfies: isSatisfied) }
  }
}
