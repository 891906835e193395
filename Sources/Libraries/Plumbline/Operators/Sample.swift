extension Signal {
  /// Sends the latest value each time a sampler sends one.
  ///
  /// This signal is sampled after it has settled in the turn, whichever signal was created first. Before its first value,
  /// nothing is sent. It completes when the sampler does. See <doc:Turns>.
  @inlinable
  public func sample(on sampler: Signal<Void, Never>) -> Signal<Value, Failure> {
    self.sample(with: sampler).map { $0.0 }
  }

  /// Sends the latest value together with each value of a sampler.
  ///
  /// This signal is sampled after it has settled in the turn, whichever signal was created first. Before its first value,
  /// nothing is sent. It completes when the sampler does. See <doc:Turns>.
  @inlinable
  public func sample<Sampler>(with sampler: Signal<Sampler, Never>) -> Signal<(Value, Sampler), Failure> {
    let join = SignalJoin<(Value, Sampler), Failure>()
    let trigger = Side<Sampler>()
    let side = Side<Value>()
    join.sample(side, from: self)
    join.feed(trigger, fromUnfailing: sampler)
    let output = join.outlet
    join.run {
      var index = 0
      while index < trigger.count, !output.isEnded {
        if let value = trigger.value(at: index), let latest = side.settled { output.send((latest, value)) }
        index += 1
      }
      trigger.discard()
    }
    return join.signal
  }
}

extension SignalProducer {
  /// Sends the latest value each time a sampler sends one.
  public func sample(
    on sampler: SignalProducer<Void, Never>
  ) -> SignalProducer<Value, Failure> {
    self.lift(sampler) { $0.sample(on: $1) }
  }

  /// Sends the latest value together with each value of a sampler.
  public func sample<Sampler>(
    with sampler: SignalProducer<Sampler, Never>
  ) -> SignalProducer<(Value, Sampler), Failure> {
    self.lift(sampler) { $0.sample(with: $1) }
  }
}

extension Signal {
  /// Creates a signal that combines each value of this signal with the latest value of another one.
  ///
  /// It completes when this signal does.
  ///
  /// - Parameters:
  ///   - sampled: Connects the other signal to its side.
  ///   - send: Receives a value of this signal, the latest value of the other signal, and the output.
  @inlinable
  func sampling<Sampled, Output>(
    _ sampled: (SignalJoin<Output, Failure>, Side<Sampled>) -> Void,
    _ send: @escaping (Value, Sampled, Outlet<Output, Failure>) -> Void
  ) -> Signal<Output, Failure> {
    let join = SignalJoin<Output, Failure>()
    let trigger = Side<Value>()
    let side = Side<Sampled>()
    sampled(join, side)
    join.feed(trigger, from: self)
    let output = join.outlet
    join.run {
      var index = 0
      while index < trigger.count, !output.isEnded {
        if let value = trigger.value(at: index), let latest = side.settled { send(value, latest, output) }
        index += 1
      }
      trigger.discard()
    }
    return join.signal
  }
}
