/// A signal that joins others: it runs when everything above it has settled in a turn.
@usableFromInline
struct SignalJoin<Output, Failure: Error> {
  @usableFromInline let core: SignalCore<Output, Failure>
  /// How the join ends once the values of the turn are sent.
  @usableFromInline let ending = State<Ending<Failure>?>(nil)
  /// The number of sides that the join waits for before it completes; until it is made, it waits for that as well.
  @usableFromInline let openSides = State(1)
  /// Whether a side has ended.
  @usableFromInline let hasEndedSide = State(false)

  /// Makes a join that does nothing yet.
  @inlinable
  init() {
    self.core = SignalCore()
    self.core.step = {}
  }

  @inlinable var outlet: Outlet<Output, Failure> { Outlet(self.core) }

  @inlinable var signal: Signal<Output, Failure> { Signal(self.core) }

  /// Says what is done with the values of a turn.
  @inlinable
  func run(_ body: @escaping () -> Void) {
    let outlet = self.outlet
    self.core.step = { [ending] in
      body()
      if let ending = ending.value { outlet.end(ending) }
    }
    self.openSides.value -= 1
    if self.openSides.value == 0, self.ending.value == nil { self.ending.value = .completed }
    // A signal that has ended says so when it begins to feed its side, before there is something to run.
    if self.hasEndedSide.value { Turn.run { self.core.schedule() } }
  }

  /// Lets a signal feed a side, whose values let the join run.
  ///
  /// The join ends when the signal fails or is interrupted.
  ///
  /// - Parameter isAwaited: whether the join completes only when this signal has.
  @inlinable
  func feed<Value>(_ side: Side<Value>, from signal: Signal<Value, Failure>, isAwaited: Bool = true) {
    if isAwaited { self.openSides.value += 1 }
    let node = self.outlet.core
    signal.core.feed(
      self.core,
      Sink(
        receive: { value in
          side.receive(value)
          node._withUnsafeGuaranteedRef { $0.schedule() }
        },
        end: self.sideEnd(side, isAwaited: isAwaited)
      ))
  }

  /// Lets a signal feed a side that is looked at when the others let the join run.
  @inlinable
  func sample<Value>(_ side: Side<Value>, from signal: Signal<Value, Failure>) {
    signal.core.feed(
      self.core,
      Sink(receive: { side.settled = $0 }, end: self.sideEnd(side, isAwaited: false)))
  }

  /// Lets a signal that cannot fail feed a side that is looked at when the others let the join run.
  @inlinable
  func sample<Value>(_ side: Side<Value>, fromUnfailing signal: Signal<Value, Never>) {
    let end = self.sideEnd(side, isAwaited: false)
    signal.core.feed(self.core, Sink(receive: { side.settled = $0 }, end: { end($0.promoted()) }))
  }

  /// Lets a signal that cannot fail feed a side, whose values let the join run.
  @inlinable
  func feed<Value>(_ side: Side<Value>, fromUnfailing signal: Signal<Value, Never>) {
    self.openSides.value += 1
    let node = self.outlet.core
    let end = self.sideEnd(side, isAwaited: true)
    signal.core.feed(
      self.core,
      Sink(
        receive: { value in
          side.receive(value)
          node._withUnsafeGuaranteedRef { $0.schedule() }
        },
        end: { end($0.promoted()) }
      ))
  }

  /// What happens when the signal of a side ends.
  @inlinable
  func sideEnd<Value>(_ side: Side<Value>, isAwaited: Bool) -> (Ending<Failure>) -> Void {
    let node = self.outlet.core
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
