extension Signal {
  /// Sends the values of this signal and, after its completion, those of another signal.
  public func concat(_ next: some SignalProducerConvertible<Value, Failure>) -> Signal<Value, Failure> {
    self.concat(next.producer)
  }

  /// Sends the values of this signal and, after its completion, starts a producer.
  public func concat(_ next: SignalProducer<Value, Failure>) -> Signal<Value, Failure> {
    Signal(starting: self.producer.concat(next))
  }
}

extension SignalProducer {
  /// Sends the values of this producer and, after its completion, starts another one.
  public func concat(_ next: SignalProducer<Value, Failure>) -> SignalProducer<Value, Failure> {
    guard self.isImmediate else {
      return SignalProducer<SignalProducer, Failure>([self, next]).flatten(.concat)
    }
    guard next.isImmediate else { return self.prefixing(next) }
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

  /// Sends the values of this immediate producer, then starts another one.
  private func prefixing(_ next: SignalProducer) -> SignalProducer {
    SignalProducer(makeInstance: {
      let core = SignalCore<Value, Failure>()
      let outlet = Outlet(core)
      return Instance(
        signal: Signal(core),
        start: {
          if core.isEnded { return }
          let ending = self.emit { value in
            core.deliver(value)
            return !core.isEnded
          }
          guard let ending else { return }
          // When nobody needs further values, the next producer is not started.
          guard case .completed = ending, !core.node.hasInterruptedWork else { return core.deliver(ending) }
          if case .signal(let signal, _) = next.work {
            // An interruption of the signal ends that signal alone.
            let sink = Sink<Value, Failure>(
              receive: { outlet.send($0) },
              end: { ending in
                if case .failed = ending { outlet.end(ending) } else { outlet.end(.completed) }
              })
            return signal.core.feed(core, sink)
          }
          let flattening = Flattening(.concat, outlet)
          flattening.receive(next)
          flattening.expectNoMore()
        }, interrupt: Self.interruption(of: core))
    })
  }
}
