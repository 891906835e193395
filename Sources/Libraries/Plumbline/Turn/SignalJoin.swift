/// A signal that joins other signals: it runs when everything above it has settled in a turn.
@usableFromInline
struct SignalJoin<Output, Failure: Error> {
  @usableFromInline let core: SignalCore<Output, Failure>
  /// The terminal event of the join, which follows the values of the turn.
  @usableFromInline let ending = State<Ending<Failure>?>(nil)
  /// The number of sides that have to complete before the join does, plus one until `run(_:)` is called.
  @usableFromInline let openSides = State(1)
  /// Whether a side has ended.
  @usableFromInline let hasEndedSide = State(false)

  /// Creates a join that does nothing yet.
  @inlinable
  init() {
    self.core = SignalCore()
    self.core.node.step = {}
  }

  @inlinable var outlet: Outlet<Output, Failure> { Outlet(self.core) }

  @inlinable var signal: Signal<Output, Failure> { Signal(self.core) }

  /// Sets the closure that is run with the values of a turn.
  @inlinable
  func run(_ body: @escaping () -> Void) {
    let outlet = self.outlet
    self.core.node.step = { [ending] in
      body()
      if let ending = ending.value { outlet.end(ending) }
    }
    self.openSides.value -= 1
    if self.openSides.value == 0, self.ending.value == nil { self.ending.value = .completed }
    // A signal that has terminated sends its terminal event when it is connected, before there is a closure to run.
    if self.hasEndedSide.value { Turn.run { self.core.node.schedule() } }
  }

  /// Connects a signal to a side whose values schedule the join.
  ///
  /// The join ends when the signal fails or is interrupted.
  ///
  /// - Parameter isAwaited: Whether the join completes only after this signal.
  @inlinable
  func feed<Value>(_ side: Side<Value>, from signal: Signal<Value, Failure>, isAwaited: Bool = true) {
    if isAwaited { self.openSides.value += 1 }
    let node = self.outlet.node
    signal.core.feed(
      self.core,
      EndingSink(
        receive: { value in
          side.receive(value)
          node._withUnsafeGuaranteedRef { $0.schedule() }
        },
        end: self.sideEnd(side, isAwaited: isAwaited)
      ))
  }

  /// Connects a signal to a side whose values a closure receives before they schedule the join.
  @inlinable
  func feed<Value>(
    _ side: Side<Value>, from signal: Signal<Value, Failure>, receive: @escaping (Value) -> Void
  ) {
    self.openSides.value += 1
    let node = self.outlet.node
    signal.core.feed(
      self.core,
      EndingSink(
        receive: { value in
          receive(value)
          node._withUnsafeGuaranteedRef { $0.schedule() }
        },
        end: self.sideEnd(side, isAwaited: true)
      ))
  }

  /// Creates a side that a signal feeds.
  @inlinable
  func side<Value>(of signal: Signal<Value, Failure>) -> Side<Value> {
    let side = Side<Value>()
    self.feed(side, from: signal)
    return side
  }

  /// Connects a signal to a side that is sampled when other sides schedule the join.
  @inlinable
  func sample<Value>(_ side: Side<Value>, from signal: Signal<Value, Failure>) {
    signal.core.feed(
      self.core,
      EndingSink(receive: { side.settled = $0 }, end: self.sideEnd(side, isAwaited: false)))
  }

  /// Connects a signal that cannot fail to a side that is sampled when other sides schedule the join. Its end has no effect.
  @inlinable
  func sample<Value>(_ side: Side<Value>, fromUnfailing signal: Signal<Value, Never>) {
    signal.core.feed(self.core, EndingSink(receive: { side.settled = $0 }, end: { _ in }))
  }

  /// Connects a signal that cannot fail to a side whose values schedule the join.
  @inlinable
  func feed<Value>(_ side: Side<Value>, fromUnfailing signal: Signal<Value, Never>) {
    self.openSides.value += 1
    let node = self.outlet.node
    let end = self.sideEnd(side, isAwaited: true)
    signal.core.feed(
      self.core,
      EndingSink(
        receive: { value in
          side.receive(value)
          node._withUnsafeGuaranteedRef { $0.schedule() }
        },
        end: { end($0.promoted()) }
      ))
  }

  /// Creates the closure that receives the terminal event of a side.
  @inlinable
  func sideEnd<Value>(_ side: Side<Value>, isAwaited: Bool) -> (Ending<Failure>) -> Void {
    let node = self.outlet.node
    return { [ending, openSides, hasEndedSide] sideEnding in
      hasEndedSide.value = true
      if case .completed = sideEnding {
        side.isCompleted = true
        if isAwaited {
          openSides.value -= 1
          if openSides.value == 0, ending.value == nil { ending.value = .completed }
        }
      } else if ending.value == nil {
        ending.value = sideEnding
      }
      node._withUnsafeGuaranteedRef { $0.schedule() }
    }
  }
}
