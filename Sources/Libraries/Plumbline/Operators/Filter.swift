extension Signal {
  /// Sends the values that satisfy a predicate.
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value, Failure> {
    self.step { if isIncluded($0) { Outlet<Value, Failure>($1).send($0) } }
  }
}

extension SignalProducer {
  /// Sends the values that satisfy a predicate.
  @inlinable @inline(__always)
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SignalProducer<Value, Failure> {
    self.lift(
      { $0.filter(isIncluded) },
      emit: { producer, send in producer.emit { isIncluded($0) ? send($0) : true } })
  }
}

extension PropertyProtocol {
  /// Returns a property that changes to values that satisfy a predicate only.
  ///
  /// - Parameters:
  ///   - initial: The initial value, if the current value does not satisfy the predicate.
  ///   - isIncluded: The predicate.
  public func filter(initial: Value, _ isIncluded: @escaping (Value) -> Bool) -> Property<Value> {
    self.lift({ isIncluded($0) ? $0 : initial }, { $0.filter(isIncluded) })
  }
}

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
