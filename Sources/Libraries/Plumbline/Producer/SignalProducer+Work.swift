extension SignalProducer {
  /// Whether a start sends everything at once. Only the receivers of the values can interrupt it.
  @inlinable var isImmediate: Bool {
    switch self.work {
    case .value, .emission: true
    case .signal, .instance: false
    }
  }

  /// Sends the values of an immediate producer to a closure until that returns false.
  ///
  /// - Returns: The terminal event, or nil when the closure has returned false.
  @inlinable
  func emit(_ send: (Value) -> Bool) -> Ending<Failure>? {
    switch self.work {
    case .value(let value): send(value) ? .completed : nil
    case .emission(let emission): emission(send)
    case .signal, .instance: nil
    }
  }

  /// The signal that operators are applied to directly, instead of the signal of each start.
  @inlinable var hot: Signal<Value, Failure>? {
    if case .signal(let signal, isHot: true) = self.work { return signal }
    return nil
  }

  /// Makes the signal of a start, with the work that sends its events.
  @inlinable
  func instance() -> Instance {
    switch self.work {
    case .value, .emission:
      let core = SignalCore<Value, Failure>()
      core.node.isWork = true
      return Instance(
        signal: Signal(core), start: { self.emit(to: core) }, interrupt: Self.interruption(of: core))
    case .signal(let signal, isHot: false):
      let core = SignalCore<Value, Failure>()
      let outlet = Outlet(core)
      return Instance(
        signal: Signal(core), start: { signal.core.feed(core, Sink(receive: { outlet.send($0) })) },
        interrupt: Self.interruption(of: core))
    case .signal(let signal, isHot: true):
      // An interruption of the producer must not terminate the signal itself.
      let output = signal.forward { output in { output.send($0) } } as Signal
      return Instance(signal: output, start: {}, interrupt: Self.interruption(of: output.core))
    case .instance(let makeInstance):
      return makeInstance()
    }
  }

  /// Sends all events to the signal of a start.
  @inlinable
  func emit(to core: SignalCore<Value, Failure>) {
    if core.isEnded { return }
    let ending = self.emit { value in
      core.deliver(value)
      return !core.isEnded
    }
    if let ending { core.deliver(ending) }
  }

  /// Creates a closure that interrupts a signal.
  @inlinable
  static func interruption(of core: SignalCore<Value, Failure>) -> () -> Void {
    { Turn.run { core.deliver(.interrupted) } }
  }
}
