extension Signal {
  /// Sends the values of all signals as they arrive.
  ///
  /// It fails when one of them fails, and completes when all of them have completed or were interrupted.
  @inlinable
  public static func merge(_ signals: some Sequence<Signal<Value, Failure>>) -> Signal<Value, Failure> {
    let signals = Array(signals)
    if signals.isEmpty { return .empty }
    let output = SignalCore<Value, Failure>()
    let outlet = Outlet(output)
    let open = State(signals.count)
    for signal in signals {
      signal.core.feed(
        output,
        EndingSink(
          receive: { outlet.send($0) },
          end: { ending in
            if case .failed = ending { return outlet.end(ending) }
            open.value -= 1
            if open.value == 0 { outlet.end(.completed) }
          }
        ))
    }
    return Signal(output)
  }

  /// Sends the values of all signals as they arrive.
  ///
  /// It fails when one of them fails, and completes when all of them have completed or were interrupted.
  @inlinable
  public static func merge(_ signals: Signal<Value, Failure>...) -> Signal<Value, Failure> {
    Self.merge(signals)
  }

  /// Sends the values of this signal and another one as they arrive.
  @inlinable
  public func merge(with other: Signal<Value, Failure>) -> Signal<Value, Failure> {
    Self.merge([self, other])
  }
}

extension SignalProducer {
  /// Sends the values of all producers as they arrive.
  ///
  /// It fails when one of them fails, and completes when all of them have completed or were interrupted.
  public static func merge(
    _ producers: some Sequence<SignalProducer<Value, Failure>>
  ) -> SignalProducer<Value, Failure> {
    .lifting(Array(producers)) { Signal.merge($0) }
  }

  /// Sends the values of all producers as they arrive.
  ///
  /// It fails when one of them fails, and completes when all of them have completed or were interrupted.
  public static func merge(_ producers: SignalProducer<Value, Failure>...) -> SignalProducer<Value, Failure> {
    Self.merge(producers)
  }

  /// Sends the values of this producer and another one as they arrive.
  public func merge(
    with other: SignalProducer<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    Self.merge([self, other])
  }
}
