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
  @inlinable
  public func concat(_ next: SignalProducer<Value, Failure>) -> SignalProducer<Value, Failure> {
    let depth = max(self.depth, next.depth) + 1
    guard depth <= Self.greatestDepth else { return self.bounded.concat(next.bounded) }
    guard self.isImmediate else {
      let both = SignalProducer<SignalProducer, Failure>(depth: depth) { send in
        send(self) && send(next) ? .completed : nil
      }
      return both.flatten(.concat)
    }
    guard next.isImmediate else { return self.prefixing(next, depth: depth) }
    return SignalProducer(
      depth: depth,
      emission: { send in
        let ending = self.emit(send)
        guard case .completed = ending else { return ending }
        return next.emit(send)
      })
  }

  /// Sends the values of this producer, then another value.
  @inlinable
  public func concat(value: Value) -> SignalProducer<Value, Failure> {
    self.concat(SignalProducer(value: value))
  }

  /// Sends the values of this producer, then fails instead of completing.
  @inlinable
  public func concat(error: Failure) -> SignalProducer<Value, Failure> {
    self.concat(SignalProducer(error: error))
  }

  /// Sends the values of another producer before those of this one.
  @inlinable
  public func prefix(_ first: SignalProducer<Value, Failure>) -> SignalProducer<Value, Failure> {
    first.concat(self)
  }

  /// Sends a value before those of this producer.
  @inlinable
  public func prefix(value: Value) -> SignalProducer<Value, Failure> {
    self.prefix(SignalProducer(value: value))
  }

  /// Sends the values of this immediate producer, then starts another one.
  @usableFromInline
  func prefixing(_ next: SignalProducer, depth: Int) -> SignalProducer {
    SignalProducer(
      depth: depth,
      makeInstance: {
        let core = SignalCore<Value, Failure>()
        let outlet = Outlet(core)
        return Instance(core) {
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
            let sink = EndingSink<Value, Failure>(
              receive: { outlet.send($0) },
              end: { ending in
                if case .failed = ending { outlet.end(ending) } else { outlet.end(.completed) }
              })
            return signal.core.feed(core, sink)
          }
          let flattening = Flattening(.concat, outlet)
          flattening.receive(next)
          flattening.expectNoMore()
        }
      })
  }
}
