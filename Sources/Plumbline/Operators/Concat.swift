extension Signal {
  /// Sends the values of this signal and, after its completion, those of another signal.
  public func concat(_ next: some SignalProducerConvertible<Value, Failure>) -> Signal<Value, Failure> {
    self.concat(next.producer)
  }

  /// Sends the values of this signal and, after its completion, starts a producer.
  public func concat(_ next: SignalProducer<Value, Failure>) -> Signal<Value, Failure> {
    self.producer.concat(next).startedSignal()
  }
}

extension SignalProducer {
  /// Sends the values of this producer and, after its completion, starts another one.
  public func concat(_ next: SignalProducer<Value, Failure>) -> SignalProducer<Value, Failure> {
    guard self.isImmediate, next.isImmediate else {
      return SignalProducer<SignalProducer, Failure>([self, next]).flatten(.concat)
    }
    return SignalProducer(emission: { send in
      let ending = self.emit(send)
      guard case .completed = ending else { return ending }
      return next.emit(send)
    })
  }

  /// Sends the values of this producer, then another value.
  public func concat(value: Value) -> SignalProducer<Value, Failure> {
    self.concat(SignalProducer(value: value))
  }

  /// Sends the values of this producer, then fails instead of completing.
  public func concat(error: Failure) -> SignalProducer<Value, Failure> {
    self.concat(SignalProducer(error: error))
  }

  /// Sends the values of another producer before those of this one.
  public func prefix(_ first: SignalProducer<Value, Failure>) -> SignalProducer<Value, Failure> {
    first.concat(self)
  }

  /// Sends a value before those of this producer.
  public func prefix(value: Value) -> SignalProducer<Value, Failure> {
    self.prefix(SignalProducer(value: value))
  }

  /// Starts the producer, and returns its signal.
  func startedSignal() -> Signal<Value, Failure> {
    var started: Signal<Value, Failure>?
    self.startWithSignal { signal, interruptHandle in
      let output = signal.forward { output in { output.send($0) } } as Signal
      output.core.add(disposable: interruptHandle)
      started = output
    }
    return started ?? .never
  }
}
