extension Signal {
  /// Sends the values of this signal and, when it has completed, those of another one from then on.
  public func concat(_ next: some SignalProducerConvertible<Value, Failure>) -> Signal<Value, Failure> {
    self.producer.concat(next).startedSignal()
  }
}

extension SignalProducer {
  /// Sends the values of this producer, then starts another one.
  public func concat(
    _ next: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    self.concat(next.producer)
  }

  /// Sends the values of this producer, then starts another one.
  public func concat(_ next: SignalProducer<Value, Failure>) -> SignalProducer<Value, Failure> {
    SignalProducer<SignalProducer, Failure>([self, next]).flatten(.concat)
  }

  /// Sends the values of this producer, then one more.
  public func concat(value: Value) -> SignalProducer<Value, Failure> {
    self.concat(SignalProducer(value: value))
  }

  /// Fails in place of completing.
  public func concat(error: Failure) -> SignalProducer<Value, Failure> {
    self.concat(SignalProducer(error: error))
  }

  /// Sends the values of another producer first.
  public func prefix(
    _ first: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    first.producer.concat(self)
  }

  /// Sends a value first.
  public func prefix(value: Value) -> SignalProducer<Value, Failure> {
    self.prefix(SignalProducer(value: value))
  }

  /// Starts another producer when this one has completed; the values of this one are left out.
  public func then<Next>(
    _ next: some SignalProducerConvertible<Next, Failure>
  ) -> SignalProducer<Next, Failure> {
    self.lift { $0.compactMap { _ -> Next? in nil } }.concat(next)
  }

  /// The signal of a start.
  func startedSignal() -> Signal<Value, Failure> {
    var started: Signal<Value, Failure>?
    self.startWithSignal { signal, interruptHandle in
      let output = signal.forward { output in { output.send($0) } } as Signal
      output.core.add(companion: interruptHandle)
      started = output
    }
    return started ?? .never
  }
}
