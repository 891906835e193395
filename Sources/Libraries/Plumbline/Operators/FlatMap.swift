extension Signal {
  /// Starts a producer for each value, and sends the values of these producers.
  @inlinable
  func flattening<Inner>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<Inner, Failure>
  ) -> Signal<Inner, Failure> {
    let output = SignalCore<Inner, Failure>()
    let flattening = Flattening(strategy, Outlet(output))
    self.core.feed(
      output,
      EndingSink(
        receive: { flattening.receive(transform($0)) },
        end: { flattening.outerDidEnd($0) }))
    return Signal<Inner, Failure>(output)
  }
}

extension SignalProducer {
  /// Starts a producer for each value, and sends the values of these producers.
  @inlinable
  func flattening<Inner>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<Inner, Failure>
  ) -> SignalProducer<Inner, Failure> {
    self.lift { $0.flattening(strategy, transform) }
  }
}

extension PropertyProtocol {
  /// Returns a property with the values of the properties that the values of this one are transformed to.
  ///
  /// - Parameters:
  ///   - strategy: The strategy that flattens the properties. It defaults to the latest one.
  ///   - transform: Makes the property for a value.
  public func flatMap<Inner: PropertyProtocol>(
    _ strategy: FlattenStrategy = .latest, _ transform: @escaping (Value) -> Inner
  ) -> Property<Inner.Value> {
    let first = transform(self.settledValue)
    let inners = SignalProducer<Inner, Never>(value: first).concat(self.signal.map(transform))
    // The first value is the initial value.
    return Property(initial: first.settledValue, then: inners.flatMap(strategy) { $0 }.skip(first: 1))
  }
}

extension Signal {
  /// Starts a producer instead of failing.
  @usableFromInline
  func handlingFailure<HandlerFailure>(
    _ handler: @escaping (Failure) -> SignalProducer<Value, HandlerFailure>
  ) -> Signal<Value, HandlerFailure> {
    let output = SignalCore<Value, HandlerFailure>()
    let outlet = Outlet(output)
    let flattening = Flattening(.concat, outlet, forwardsInterruptions: true)
    self.core.feed(
      output,
      EndingSink(
        receive: { outlet.send($0) },
        end: { ending in
          switch ending {
          case .completed: outlet.end(.completed)
          case .interrupted: outlet.end(.interrupted)
          case .failed(let error):
            flattening.receive(handler(error))
            flattening.expectNoMore()
          }
        }
      ))
    return Signal<Value, HandlerFailure>(output)
  }
}

extension SignalProducer {
  /// Starts another producer instead of failing.
  @usableFromInline
  func handlingFailure<HandlerFailure>(
    _ handler: @escaping (Failure) -> SignalProducer<Value, HandlerFailure>
  ) -> SignalProducer<Value, HandlerFailure> {
    self.lift { $0.handlingFailure(handler) }
  }
}
