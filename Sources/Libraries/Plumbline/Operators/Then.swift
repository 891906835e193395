extension SignalProducer {
  /// Starts another producer when this one has completed, and drops the values of this one.
  ///
  /// An error or an interruption of either producer ends the result. The other producer is not started then.
  public func then<Next>(_ next: SignalProducer<Next, Failure>) -> SignalProducer<Next, Failure> {
    self.followed(by: next)
  }

  /// Starts another producer of the same type when this one has completed, and drops the values of this one.
  public func then(_ next: SignalProducer<Value, Failure>) -> SignalProducer<Value, Failure> {
    self.followed(by: next)
  }

  private func followed<Next>(by next: SignalProducer<Next, Failure>) -> SignalProducer<Next, Failure> {
    let next = next.bounded
    return self.lift(holding: next.depth) { signal in
      let output = SignalCore<Next, Failure>()
      let outlet = Outlet(output)
      let flattening = Flattening(.concat, outlet, forwardsInterruptions: true)
      signal.core.feed(
        output,
        EndingSink(
          receive: { _ in },
          end: { ending in
            guard case .completed = ending else { return outlet.end(ending) }
            flattening.receive(next)
            flattening.expectNoMore()
          }))
      return Signal<Next, Failure>(output)
    }
  }

  /// Starts another producer when this one has completed, and drops the values of this one.
  public func then<Next>(
    _ next: some SignalProducerConvertible<Next, Failure>
  ) -> SignalProducer<Next, Failure> {
    self.then(next.producer)
  }

  /// Starts a producer that cannot fail when this one has completed, and drops the values of this one.
  @_disfavoredOverload
  public func then<Next>(_ next: SignalProducer<Next, Never>) -> SignalProducer<Next, Failure> {
    self.then(next.promoteError(Failure.self))
  }

  /// Starts a producer that cannot fail when this one has completed, and drops the values of this one.
  @_disfavoredOverload
  public func then<Next>(
    _ next: some SignalProducerConvertible<Next, Never>
  ) -> SignalProducer<Next, Failure> {
    self.then(next.producer.promoteError(Failure.self))
  }
}

extension SignalProducer where Failure == Never {
  /// Starts a producer that may fail when this one has completed, and drops the values of this one.
  @_disfavoredOverload
  public func then<Next, NextFailure: Swift.Error>(
    _ next: SignalProducer<Next, NextFailure>
  ) -> SignalProducer<Next, NextFailure> {
    self.promoteError(NextFailure.self).then(next)
  }

  /// Starts a producer that may fail when this one has completed, and drops the values of this one.
  @_disfavoredOverload
  public func then<Next, NextFailure: Swift.Error>(
    _ next: some SignalProducerConvertible<Next, NextFailure>
  ) -> SignalProducer<Next, NextFailure> {
    self.promoteError(NextFailure.self).then(next.producer)
  }
}
