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

  /// The work of a start.
  @usableFromInline
  enum Work {
    /// Sends one value and completes.
    case value(Value)
    /// Sends all values, and the terminal event, at the start.
    case emission(Emission)
    /// Sends the events of a signal from the start on. Operators are applied to the signal itself if it is hot.
    case signal(Signal<Value, Failure>, isHot: Bool)
    /// Makes a signal, and starts the work that sends its events.
    case instance(() -> Instance)
  }

  /// Sends values to a closure until that returns false.
  ///
  /// It returns the terminal event, or nil when the closure has returned false.
  @usableFromInline typealias Emission = (_ send: (Value) -> Bool) -> Ending<Failure>?

  /// A signal that is about to start.
  @usableFromInline
  struct Instance {
    @usableFromInline let signal: Signal<Value, Failure>
    /// Starts the work in the current turn.
    @usableFromInline let start: () -> Void
    /// Interrupts the work.
    @usableFromInline let interrupt: () -> Void

    @inlinable
    init(signal: Signal<Value, Failure>, start: @escaping () -> Void, interrupt: @escaping () -> Void) {
      self.signal = signal
      self.start = start
      self.interrupt = interrupt
    }

    /// Creates a start whose work ends with its signal: to interrupt it is to interrupt the signal.
    @inlinable
    init(_ core: SignalCore<Value, Failure>, start: @escaping () -> Void) {
      self.init(
        signal: Signal(core), start: start, interrupt: { Turn.run { core.deliver(.interrupted) } })
    }
  }

  @usableFromInline let work: Work
  /// The number of producers within each other that the work holds: see ``bounded``.
  @usableFromInline let depth: Int

  @inlinable
  init(_ work: Work, depth: Int = 0) {
    self.work = work
    self.depth = depth
  }

  @inlinable
  init(depth: Int = 0, makeInstance: @escaping () -> Instance) {
    self.init(.instance(makeInstance), depth: depth)
  }

  /// Creates a producer that sends everything at its start.
  @inlinable
  init(depth: Int = 0, emission: @escaping Emission) {
    self.init(.emission(emission), depth: depth)
  }

  /// Creates a producer from work that receives the core of the signal, and runs in a turn.
  @usableFromInline
  init(depth: Int = 0, starting work: @escaping (SignalCore<Value, Failure>) -> Void) {
    self.init(
      depth: depth,
      makeInstance: {
        let core = SignalCore<Value, Failure>()
        core.node.isWork = true
        return Instance(core) { if !core.isEnded { work(core) } }
      })
  }

  // MARK: Creating

  /// Creates a producer from a closure that is called at each start.
  ///
  /// When the closure does not keep the observer, the signal sends no further events: it never terminates, unless it is
  /// interrupted by the disposable of the start.
  ///
  /// - Parameter startHandler: A closure that receives the observer that sends the events of the signal, and a lifetime
  ///   that ends when the signal terminates. Events that it sends at once belong to the turn of the start.
  public init(
    _ startHandler: @escaping (_ observer: Signal<Value, Failure>.Observer, _ lifetime: Lifetime) -> Void
  ) {
    self.init(starting: { core in
      let observer = Signal<Value, Failure>.Observer(core, interruptsOnDeinit: false)
      let lifetime = core.makeLifetime()
      observer.start { startHandler(observer, lifetime) }
    })
  }

  /// Creates a producer that sends one value and completes.
  @inlinable
  public init(value: Value) {
    self.init(.value(value))
  }

  /// Creates a producer that fails.
  @inlinable
  public init(error: Failure) {
    self.init(emission: { _ in .failed(error) })
  }

  /// Creates a producer that sends a value and completes, or fails.
  public init(result: Result<Value, Failure>) {
    switch result {
    case .success(let value): self.init(value: value)
    case .failure(let error): self.init(error: error)
    }
  }

  /// Creates a producer that sends the elements of a sequence and completes.
  @inlinable
  public init(_ values: some Sequence<Value>) {
    self.init(emission: { send in
      for value in values {
        guard send(value) else { return nil }
      }
      return .completed
    })
  }

  /// Creates a producer that sends values and completes.
  public init(values first: Value, _ second: Value, _ others: Value...) {
    self.init([first, second] + others)
  }

  /// Creates a producer that sends the events of a signal from the start on.
  @inlinable
  public init(_ signal: Signal<Value, Failure>) {
    self.init(.signal(signal, isHot: false))
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
      return Instance(core) {
        replay { if !core.isEnded { core.deliver($0) } }
        signal.core.feed(core)
      }
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
    self.init(.signal(signal, isHot: true))
  }

  /// A producer that completes immediately.
  public static var empty: SignalProducer { SignalProducer(emission: { _ in .completed }) }

  /// A producer that sends no events.
  public static var never: SignalProducer { SignalProducer(starting: { _ in }) }
}

/// A type that can be converted to a producer: a producer, a signal, or a property.
public protocol SignalProducerConvertible<Value, Failure> {
  /// The type of the values.
  associatedtype Value
  /// The type of the error.
  associatedtype Failure: Error

  /// A producer of the same events.
  var producer: SignalProducer<Value, Failure> { get }
}

extension SignalProducer: SignalProducerConvertible {
  /// The producer itself.
  public var producer: SignalProducer { self }
}

extension Signal: SignalProducerConvertible {
  /// A producer that sends the events of the signal from each start on.
  public var producer: SignalProducer<Value, Failure> { SignalProducer(self) }

  /// The signal itself.
  public var signal: Signal { self }
}
