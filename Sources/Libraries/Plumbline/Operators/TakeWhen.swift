extension Signal {
  /// Sends the latest value each time another signal sends one.
  ///
  /// This signal is sampled after it has settled in the turn, whichever signal was created first. Before its first value,
  /// nothing is sent. It completes when the other signal does. See <doc:Turns>.
  @inlinable
  public func takeWhen<Trigger>(_ trigger: Signal<Trigger, Failure>) -> Signal<Value, Failure> {
    trigger.sampling({ $0.sample($1, from: self) }, { $2.send($1) })
  }

  /// Sends the latest value together with each value of another signal.
  ///
  /// This signal is sampled after it has settled in the turn, whichever signal was created first. Before its first value,
  /// nothing is sent. It completes when the other signal does. See <doc:Turns>.
  @inlinable
  public func takePairWhen<Trigger>(
    _ trigger: Signal<Trigger, Failure>
  ) -> Signal<(Value, Trigger), Failure> {
    trigger.sampling({ $0.sample($1, from: self) }, { $2.send(($1, $0)) })
  }
}

extension SignalProducer {
  /// Sends the latest value each time another producer sends one.
  public func takeWhen<Trigger>(
    _ trigger: SignalProducer<Trigger, Failure>
  ) -> SignalProducer<Value, Failure> {
    self.lift(trigger) { $0.takeWhen($1) }
  }

  /// Sends the latest value together with each value of another producer.
  public func takePairWhen<Trigger>(
    _ trigger: SignalProducer<Trigger, Failure>
  ) -> SignalProducer<(Value, Trigger), Failure> {
    self.lift(trigger) { $0.takePairWhen($1) }
  }
}
