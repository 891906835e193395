/// A hot stream of events: any number of values, then at most one of completed, failed, and interrupted.
///
/// A signal sends its events to whoever observes it at the time. It belongs to the isolation that made it, in an
/// app to the main actor: it is not `Sendable`, and takes no lock.
///
/// An operator makes a signal that works from the moment it is made, observed or not. What is derived from a
/// signal keeps nothing alive but itself and what it is derived from; an observation lasts until the signal ends
/// or it is disposed of.
///
/// ```swift
/// let (temperatures, observer) = Signal<Double, Never>.pipe()
/// temperatures.map { $0 * 9 / 5 + 32 }.observeValues { print($0) }
/// observer.send(value: 100)
/// ```
///
/// Source: `Documentation/Contracts.md`.
public final class Signal<Value, Failure: Error> {
  /// The type of the error, as older code names it.
  public typealias Error = Failure

  @usableFromInline let core: SignalCore<Value, Failure>

  @inlinable
  init(_ core: SignalCore<Value, Failure>) {
    self.core = core
    core.handles += 1
  }

  /// Makes a signal whose events come from a closure.
  ///
  /// - Parameter generator: is run at once, with the observer that sends the events of the signal and a lifetime
  ///   that ends with it.
  public convenience init(_ generator: (_ observer: Observer, _ lifetime: Lifetime) -> Void) {
    let core = SignalCore<Value, Failure>()
    self.init(core)
    generator(Observer(core, interruptsOnDeinit: true), core.makeLifetime())
  }

  deinit { self.core.releaseForHandle() }

  /// A signal that sends nothing and never ends.
  public static var never: Signal { Signal(SignalCore(ending: nil)) }

  /// A signal that has completed; whoever observes it learns so at once.
  public static var empty: Signal { Signal(SignalCore(ending: .completed)) }

  /// Makes a signal together with the observer that sends its events.
  ///
  /// The signal is interrupted when the observer goes away before it has ended.
  public static func pipe() -> (output: Signal, input: Observer) {
    let core = SignalCore<Value, Failure>()
    return (Signal(core), Observer(core, interruptsOnDeinit: true))
  }

  /// Whether the signal has sent its last event, or never will send one.
  package var hasEnded: Bool { self.core.isEnded }

  // MARK: Operators

  /// Makes the signal of an operator that ends as this one does.
  ///
  /// - Parameter receive: makes what is done with each value.
  @inlinable
  func forward<Output>(
    _ receive: (Outlet<Output, Failure>) -> (Value) -> Void
  ) -> Signal<Output, Failure> {
    let output = SignalCore<Output, Failure>()
    self.core.feed(output, Sink(receive: receive(Outlet(output))))
    return Signal<Output, Failure>(output)
  }

  /// Makes the signal of an operator.
  ///
  /// - Parameters:
  ///   - receive: makes what is done with each value.
  ///   - end: makes what is done with the last event.
  @inlinable
  func forward<Output, OutputFailure>(
    _ receive: (Outlet<Output, OutputFailure>) -> (Value) -> Void,
    end: (Outlet<Output, OutputFailure>) -> (Ending<Failure>) -> Void
  ) -> Signal<Output, OutputFailure> {
    let output = SignalCore<Output, OutputFailure>()
    let outlet = Outlet(output)
    self.core.feed(output, Sink(receive: receive(outlet), end: end(outlet)))
    return Signal<Output, OutputFailure>(output)
  }
}
