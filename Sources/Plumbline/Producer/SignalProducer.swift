/// A cold stream of events: each start creates a signal, and does the work that sends its events.
///
/// A start is one turn: events that are sent at once are delivered before anything else happens, and a join of producers
/// starts all of them in one turn. See <doc:Turns>.
///
/// ```swift
/// SignalProducer(1...3).map { $0 * 2 }.startWithValues { print($0) }  // 2, 4, 6
/// ```
///
public struct SignalProducer<Value, Failure: Error> {
  /// The type of the error, under its former name.
  public typealias Error = Failure

  /// A signal that is about to start.
  @usableFromInline
  struct Instance {
    @usableFromInline let signal: Signal<Value, Failure>
    /// Starts the work in the current turn.
    @usableFromInline let start: () -> Void
    /// Interrupts the work.
    @usableFromInline let interrupt: () -> Void

    @usableFromInline
    init(signal: Signal<Value, Failure>, start: @escaping () -> Void, interrupt: @escaping () -> Void) {
      self.signal = signal
      self.start = start
      self.interrupt = interrupt
    }
  }

  @usableFromInline let makeInstance: () -> Instance
  /// The signal that operators are applied to directly, instead of the signal of each start.
  @usableFromInline let hot: Signal<Value, Failure>?

  @usableFromInline
  init(makeInstance: @escaping () -> Instance) {
    self.makeInstance = makeInstance
    self.hot = nil
  }

  /// Creates a producer from work that receives the core of the signal, and runs in a turn.
  init(starting work: @escaping (SignalCore<Value, Failure>) -> Void) {
    self.init(makeInstance: {
      let core = SignalCore<Value, Failure>()
      core.isWork = true
      return Instance(
        signal: Signal(core), start: { if !core.isEnded { work(core) } },
        interrupt: { Turn.run { core.deliver(.interrupted) } })
    })
  }

  // MARK: Creating

  /// Creates a producer from a closure that is called at each start.
  ///
  /// The signal is interrupted when the observer is deinitialized before the signal has terminated.
  ///
  /// - Parameter startHandler: A closure that receives the observer that sends the events of the signal, and a lifetime
  ///   that ends when the signal terminates. Events that it sends at once belong to the turn of the start.
  public init(
    _ startHandler: @escaping (_ observer: Signal<Value, Failure>.Observer, _ lifetime: Lifetime) -> Void
  ) {
    self.init(starting: { core in
      let observer = Signal<Value, Failure>.Observer(core, interruptsOnDeinit: true)
      let lifetime = core.makeLifetime()
      observer.start { startHandler(observer, lifetime) }
    })
  }

  /// Creates a producer that sends one value and completes.
  public init(value: Value) {
    self.init(starting: { core in
      core.deliver(value)
      core.deliver(.completed)
    })
  }

  /// Creates a producer that fails.
  public init(error: Failure) {
    self.init(starting: { $0.deliver(.failed(error)) })
  }

  /// Creates a producer that sends a value and completes, or fails.
  public init(result: Result<Value, Failure>) {
    switch result {
    case .success(let value): self.init(value: value)
    case .failure(let error): self.init(error: error)
    }
  }

  /// Creates a producer that sends the elements of a sequence and completes.
  public init(_ values: some Sequence<Value>) {
    self.init(starting: { core in
      for value in values {
        if core.isEnded { return }
        core.deliver(value)
      }
      core.deliver(.completed)
    })
  }

  /// Creates a producer that sends values and completes.
  public init(values first: Value, _ second: Value, _ others: Value...) {
    self.init([first, second] + others)
  }

  /// Creates a producer that sends the events of a signal from the start on.
  @inlinable
  public init(_ signal: Signal<Value, Failure>) {
    self.init(replaying: { _ in }, then: signal)
  }

  /// Creates a producer that replays values, then sends the events of a signal from the start on.
  ///
  /// The events of the signal stay in their turns, so joins of signals that are derived from it have no glitches.
  ///
  /// - Parameters:
  ///   - replay: A closure that calls its argument with each value to replay.
  ///   - signal: The signal.
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

  /// Creates a producer that sends the events of a signal from the start on, with operators that are applied to the
  /// signal itself.
  ///
  /// It behaves like `signal.producer`, with one step less for each value.
  ///
  /// - Parameter signal: The signal.
  @inlinable
  public init(hot signal: Signal<Value, Failure>) {
    self.makeInstance = {
      // An interruption of the producer must not terminate the signal itself.
      let output = signal.forward { output in { output.send($0) } } as Signal
      return Instance(signal: output, start: {}, interrupt: Self.interruption(of: output))
    }
    self.hot = signal
  }

  /// Creates a closure that interrupts a signal.
  @usableFromInline
  static func interruption(of signal: Signal<Value, Failure>) -> () -> Void {
    { [core = signal.core] in Turn.run { core.deliver(.interrupted) } }
  }

  /// A producer that completes immediately.
  public static var empty: SignalProducer { SignalProducer(starting: { $0.deliver(.completed) }) }

  /// A producer that sends no events.
  public static var never: SignalProducer { SignalProducer(starting: { _ in }) }

  // MARK: Operators

  /// Creates a producer from an operator of signals.
  ///
  /// - Parameter transform: The operator, which is applied to the signal of each start.
  /// - Returns: The producer.
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

  /// Creates a producer from an operator of two signals. Both producers are started in one turn.
  ///
  /// - Parameters:
  ///   - other: The other producer.
  ///   - transform: The operator, which is applied to the signals of each start.
  /// - Returns: The producer.
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
      // An interruption of the producer must not terminate a signal that is not its own.
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

  /// Prepares a start for a join, which derives a signal of its own.
  private func makeJoinable() -> Instance {
    guard let hot = self.hot else { return self.makeInstance() }
    return Instance(signal: hot, start: {}, interrupt: {})
  }

  /// Creates a producer from an operator of signals of several types. All producers are started in one turn.
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

  /// Creates a producer of an operator of many signals; all producers are started in one turn.
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
