/// A cold stream of events: each start makes a signal and does the work that sends its events.
///
/// A start is one turn: what is sent at once arrives before anything else happens, and producers that are started
/// together are joined as if all had started first.
///
/// ```swift
/// SignalProducer(1...3).map { $0 * 2 }.startWithValues { print($0) }  // 2, 4, 6
/// ```
///
/// Source: `Documentation/Contracts.md`.
public struct SignalProducer<Value, Failure: Error> {
  /// The type of the error, as older code names it.
  public typealias Error = Failure

  /// A signal that is about to start.
  @usableFromInline
  struct Instance {
    @usableFromInline let signal: Signal<Value, Failure>
    /// Starts the work, in the turn that is under way.
    @usableFromInline let start: () -> Void
    /// Ends the work.
    @usableFromInline let interrupt: () -> Void

    @usableFromInline
    init(signal: Signal<Value, Failure>, start: @escaping () -> Void, interrupt: @escaping () -> Void) {
      self.signal = signal
      self.start = start
      self.interrupt = interrupt
    }
  }

  @usableFromInline let makeInstance: () -> Instance
  /// The signal that operators are applied to in place of one of each start.
  @usableFromInline let hot: Signal<Value, Failure>?

  @usableFromInline
  init(makeInstance: @escaping () -> Instance) {
    self.makeInstance = makeInstance
    self.hot = nil
  }

  /// Makes a producer from work that is given the core of the signal and runs in a turn.
  init(starting work: @escaping (SignalCore<Value, Failure>) -> Void) {
    self.init(makeInstance: {
      let core = SignalCore<Value, Failure>()
      core.isWork = true
      return Instance(
        signal: Signal(core), start: { if !core.isEnded { work(core) } },
        interrupt: { Turn.run { core.deliver(.interrupted) } })
    })
  }

  // MARK: Making one

  /// Makes a producer from what is done at each start.
  ///
  /// The signal is interrupted when the observer goes away before it has ended.
  ///
  /// - Parameter startHandler: is given the observer that sends the events of the signal, and a lifetime that ends
  ///   with it. What it sends at once belongs to the turn of the start.
  public init(
    _ startHandler: @escaping (_ observer: Signal<Value, Failure>.Observer, _ lifetime: Lifetime) -> Void
  ) {
    self.init(starting: { core in
      let observer = Signal<Value, Failure>.Observer(core, interruptsOnDeinit: true)
      let lifetime = core.makeLifetime()
      observer.start { startHandler(observer, lifetime) }
    })
  }

  /// Makes a producer that sends one value and completes.
  public init(value: Value) {
    self.init(starting: { core in
      core.deliver(value)
      core.deliver(.completed)
    })
  }

  /// Makes a producer that fails.
  public init(error: Failure) {
    self.init(starting: { $0.deliver(.failed(error)) })
  }

  /// Makes a producer that sends a value and completes, or fails.
  public init(result: Result<Value, Failure>) {
    switch result {
    case .success(let value): self.init(value: value)
    case .failure(let error): self.init(error: error)
    }
  }

  /// Makes a producer that sends the elements of a sequence and completes.
  public init(_ values: some Sequence<Value>) {
    self.init(starting: { core in
      for value in values {
        if core.isEnded { return }
        core.deliver(value)
      }
      core.deliver(.completed)
    })
  }

  /// Makes a producer that sends values and completes.
  public init(values first: Value, _ second: Value, _ others: Value...) {
    self.init([first, second] + others)
  }

  /// Makes a producer that sends the events of a signal from the start on.
  @inlinable
  public init(_ signal: Signal<Value, Failure>) {
    self.init(replaying: { _ in }, then: signal)
  }

  /// Makes a producer that sends what is remembered, then the events of a signal from the start on.
  ///
  /// Both belong to the turn in which they arrive, so what is derived from the signal in several ways stays in step.
  ///
  /// - Parameters:
  ///   - replay: hands what is remembered, one value after the other, to the closure that it is given.
  ///   - signal: the signal.
  @inlinable
  public init(
    replaying replay: @escaping (_ send: (Value) -> Void) -> Void, then signal: Signal<Value, Failure>
  ) {
    self.init(makeInstance: {
      let core = SignalCore<Value, Failure>()
      let outlet = Outlet(core)
      return Instance(
        signal: Signal(core),
        start: {
          replay { if !core.isEnded { core.deliver($0) } }
          signal.core.feed(core, Sink(receive: { outlet.send($0) }))
        },
        interrupt: { Turn.run { core.deliver(.interrupted) } })
    })
  }

  /// Makes a producer that sends the events of a signal from the start on, with operators that are applied to the
  /// signal itself.
  ///
  /// It does what `signal.producer` does, and spares the values one step of their way.
  @inlinable
  public init(hot signal: Signal<Value, Failure>) {
    self.makeInstance = {
      // Who interrupts the producer must not end the signal itself.
      let output = signal.forward { output in { output.send($0) } } as Signal
      return Instance(signal: output, start: {}, interrupt: Self.interruption(of: output))
    }
    self.hot = signal
  }

  /// What interrupts a signal.
  @usableFromInline
  static func interruption(of signal: Signal<Value, Failure>) -> () -> Void {
    { [core = signal.core] in Turn.run { core.deliver(.interrupted) } }
  }

  /// A producer that completes at once.
  public static var empty: SignalProducer { SignalProducer(starting: { $0.deliver(.completed) }) }

  /// A producer that sends nothing and never ends.
  public static var never: SignalProducer { SignalProducer(starting: { _ in }) }

  // MARK: Operators

  /// Makes a producer of an operator of signals.
  ///
  /// - Parameter transform: is applied to the signal of each start.
  @inlinable
  public func lift<Output, OutputFailure>(
    _ transform: @escaping (Signal<Value, Failure>) -> Signal<Output, OutputFailure>
  ) -> SignalProducer<Output, OutputFailure> {
    SignalProducer<Output, OutputFailure>(makeInstance: { [makeInstance, hot] in
      guard let hot else {
        let instance = makeInstance()
        return SignalProducer<Output, OutputFailure>.Instance(
          signal: transform(instance.signal), start: instance.start, interrupt: instance.interrupt)
      }
      let output = transform(hot)
      guard ObjectIdentifier(output) != ObjectIdentifier(hot) else {
        return SignalProducer<Output, OutputFailure>(hot: output).makeInstance()
      }
      return SignalProducer<Output, OutputFailure>.Instance(
        signal: output, start: {}, interrupt: SignalProducer<Output, OutputFailure>.interruption(of: output))
    })
  }

  /// Makes a producer of an operator of two signals; both producers are started in one turn.
  ///
  /// - Parameters:
  ///   - other: the other producer.
  ///   - transform: is applied to the signals of each start.
  public func lift<Other, OtherFailure, Output, OutputFailure>(
    _ other: SignalProducer<Other, OtherFailure>,
    _ transform:
      @escaping (Signal<Value, Failure>, Signal<Other, OtherFailure>) -> Signal<
        Output, OutputFailure
      >
  ) -> SignalProducer<Output, OutputFailure> {
    SignalProducer<Output, OutputFailure>(makeInstance: {
      let instance = self.makeJoinable()
      let otherInstance = other.makeJoinable()
      var output = transform(instance.signal, otherInstance.signal)
      // Who interrupts the producer must not end a signal that is not its own.
      let signals = [self.hot.map { ObjectIdentifier($0) }, other.hot.map { ObjectIdentifier($0) }]
      if signals.contains(ObjectIdentifier(output)) {
        output = output.forward { output in { output.send($0) } }
      }
      let interruptOutput =
        self.hot == nil && other.hot == nil
        ? {} : SignalProducer<Output, OutputFailure>.interruption(of: output)
      return SignalProducer<Output, OutputFailure>.Instance(
        signal: output,
        start: {
          otherInstance.start()
          instance.start()
        },
        interrupt: {
          instance.interrupt()
          otherInstance.interrupt()
          interruptOutput()
        })
    })
  }

  /// Makes what a join joins: it derives a signal of its own.
  private func makeJoinable() -> Instance {
    guard let hot = self.hot else { return self.makeInstance() }
    return Instance(signal: hot, start: {}, interrupt: {})
  }

  /// Makes a producer of an operator of signals of several types; all producers are started in one turn.
  static func lifting<First, each Other>(
    _ first: SignalProducer<First, Failure>, _ others: repeat SignalProducer<each Other, Failure>,
    transform:
      @escaping (Signal<First, Failure>, (repeat Signal<each Other, Failure>)) -> Signal<Value, Failure>
  ) -> SignalProducer {
    SignalProducer(makeInstance: {
      let first = first.makeInstance()
      let others = (repeat (each others).makeInstance())
      return Instance(
        signal: transform(first.signal, (repeat (each others).signal)),
        start: {
          first.start()
          repeat (each others).start()
        },
        interrupt: {
          first.interrupt()
          repeat (each others).interrupt()
        })
    })
  }

  /// Makes a producer of an operator of many signals; all producers are started in one turn.
  static func lifting<Source, SourceFailure>(
    _ producers: [SignalProducer<Source, SourceFailure>],
    _ transform: @escaping ([Signal<Source, SourceFailure>]) -> Signal<Value, Failure>
  ) -> SignalProducer {
    SignalProducer(makeInstance: {
      let instances = producers.map { $0.makeInstance() }
      return Instance(
        signal: transform(instances.map(\.signal)),
        start: { for instance in instances { instance.start() } },
        interrupt: { for instance in instances { instance.interrupt() } })
    })
  }
}
