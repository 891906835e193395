/// A hot stream of events: any number of values, then at most one terminal event (completed, failed, or interrupted).
///
/// A signal sends its events to its current observers. It belongs to the isolation that created it, which is the main
/// actor in an app: it is not `Sendable`, and it takes no lock.
///
/// An operator creates a signal that works from its creation on, with or without observers. A derived signal retains
/// the signals that it is derived from, and nothing else. An observation lasts until the signal terminates, or until
/// the observation is disposed of.
///
/// ```swift
/// let (temperatures, observer) = Signal<Double, Never>.pipe()
/// temperatures.map { $0 * 9 / 5 + 32 }.observeValues { print($0) }
/// observer.send(value: 100)
/// ```
///
/// <doc:Turns> describes the order in which events are delivered.
public final class Signal<Value, Failure: Error> {
  /// The type of the error, under its former name.
  public typealias Error = Failure

  @usableFromInline let core: SignalCore<Value, Failure>

  @inlinable
  init(_ core: SignalCore<Value, Failure>) {
    self.core = core
    core.node.handles += 1
  }

  /// Creates a signal whose events a closure sends.
  ///
  /// - Parameter generator: A closure that is called immediately. It receives the observer that sends the events of the
  ///   signal, and a lifetime that ends when the signal terminates.
  public convenience init(_ generator: (_ observer: Observer, _ lifetime: Lifetime) -> Void) {
    let core = SignalCore<Value, Failure>()
    self.init(core)
    generator(Observer(core, interruptsOnDeinit: true), core.makeLifetime())
  }

  /// Safe because the signal retains its node until the end of the deinitializer.
  /// Test: `LeakTests.unusedSignalGoes`
  @inlinable
  deinit { Unmanaged.passUnretained(self.core.node)._withUnsafeGuaranteedRef { $0.releaseForHandle() } }

  /// A signal that sends no events.
  public static var never: Signal { Signal(SignalCore(ending: nil)) }

  /// A signal that has completed. Observers receive the completion immediately.
  public static var empty: Signal { Signal(SignalCore(ending: .completed)) }

  /// Creates a signal together with the observer that sends its events.
  ///
  /// The signal is interrupted when the observer is deinitialized before the signal has terminated.
  ///
  /// - Returns: The signal, and its input.
  @inlinable
  public static func pipe() -> (output: Signal, input: Observer) {
    let core = SignalCore<Value, Failure>()
    return (Signal(core), Observer(core, interruptsOnDeinit: true))
  }

  /// Whether the signal has terminated, or never sends any event.
  package var hasEnded: Bool { self.core.isEnded }

  // MARK: Operators

  /// Creates the signal of an operator that forwards terminal events.
  ///
  /// - Parameter receive: Makes the closure that receives each value.
  @inlinable
  func forward<Output>(
    _ receive: (Outlet<Output, Failure>) -> (Value) -> Void
  ) -> Signal<Output, Failure> {
    let output = SignalCore<Output, Failure>()
    self.core.feed(output, Sink(receive: receive(Outlet(output))))
    return Signal<Output, Failure>(output)
  }

  /// Creates the signal of an operator that forwards terminal events.
  ///
  /// Safe because the node that the closure receives is the output, which stores the closure.
  /// Test: `UnretainedTests.lastUserGoesInOperator`
  ///
  /// - Parameter operation: A closure that receives each value and the node of the output.
  @inlinable
  func step<Output>(_ operation: @escaping Operation<Value>.Body) -> Signal<Output, Failure> {
    self.step(StepNode(operation))
  }

  /// Creates the signal of an operator that has a state, and forwards terminal events.
  ///
  /// Safe because the node that the closure receives is the output, which stores the closure.
  /// Test: `UnretainedTests.lastUserGoesInOperator`
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - operation: A closure that receives each value and the node of the output, which has the state: see `StepState`.
  // The closure is stored as it is: another one around it would be called as well.
  @inlinable
  func step<State, Output>(
    _ state: State, _ operation: @escaping Operation<Value>.Body
  ) -> Signal<Output, Failure> {
    self.step(StatefulStepNode(state, operation))
  }

  /// Creates the signal of the node of an operator.
  ///
  /// Safe because the signal retains its node, and the node is retained by the signal that is returned.
  /// Test: `UnretainedTests.lastUserGoesInOperator`
  @inlinable
  func step<Output>(_ node: consuming StepNode<Value>) -> Signal<Output, Failure> {
    let step = Unmanaged<Node>.passUnretained(node)
    Unmanaged.passUnretained(self.core.node)._withUnsafeGuaranteedRef { $0.connect(step) }
    return Signal<Output, Failure>(SignalCore(node))
  }

  /// Creates a signal that repeats the events; if the stack is deep, when it is shallow.
  ///
  /// Safe because the signal retains its node until the end of the function.
  /// Test: `UnretainedTests.lastUserGoesInOperator`
  @inlinable
  func relayed() -> Signal {
    let relay = StepNode<Value> { Outlet<Value, Failure>($1).sendUnlessDeep($0) }
    self.core.node.connect(Unmanaged.passUnretained(relay))
    relay.distance = 0
    return Signal(SignalCore(relay))
  }

  /// Creates the signal of an operator.
  ///
  /// - Parameters:
  ///   - receive: Makes the closure that receives each value.
  ///   - end: Makes the closure that receives the terminal event.
  @inlinable
  func forward<Output, OutputFailure>(
    _ receive: (Outlet<Output, OutputFailure>) -> (Value) -> Void,
    end: (Outlet<Output, OutputFailure>) -> (Ending<Failure>) -> Void
  ) -> Signal<Output, OutputFailure> {
    let output = SignalCore<Output, OutputFailure>()
    let outlet = Outlet(output)
    self.core.feed(output, EndingSink(receive: receive(outlet), end: end(outlet)))
    return Signal<Output, OutputFailure>(output)
  }
}

extension Signal {
  /// Creates a signal together with the observer that sends its events.
  ///
  /// The signal is interrupted when the observer is deinitialized before the signal has terminated.
  ///
  /// - Parameter disposable: A disposable that is disposed of when the signal terminates, if any.
  /// - Returns: The signal, and its input.
  @_disfavoredOverload
  public static func pipe(disposable: (any Disposable)?) -> (output: Signal, input: Observer) {
    let (output, input) = Self.pipe()
    if let disposable { output.core.add(disposable: disposable) }
    return (output, input)
  }
}

extension Signal.Observer {
  /// The type of a closure that receives events.
  public typealias Action = (Signal<Value, Failure>.Event) -> Void
}
