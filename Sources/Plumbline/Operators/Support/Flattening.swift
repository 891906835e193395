/// Starts the producers that an outer signal sends, and forwards their events to one signal.
final class Flattening<Value, Failure: Error> {
  /// A producer that has been started.
  private struct Inner {
    /// The sink that receives the events of the producer.
    ///
    /// Safe because the node of the output owns the sink until the producer is removed from `inners`.
    /// Test: `Contract07Tests.switchingInterrupts`
    let sink: Unmanaged<AnySink>
    let interrupt: AnyDisposable
  }

  private let strategy: FlattenStrategy.Kind
  private let output: Outlet<Value, Failure>
  /// The number of the turn in which the operator was made.
  private let creationTurn = Turn.number
  private var inners: [Int: Inner] = [:]
  private var started = 0
  private var waiting = ArraySlice<SignalProducer<Value, Failure>>()
  private var isStarting = false
  private var isOuterCompleted = false
  /// The number of the producer that has won a race.
  private var winner: Int?

  init(_ strategy: FlattenStrategy, _ output: Outlet<Value, Failure>) {
    self.strategy = strategy.kind
    self.output = output
  }

  func receive(_ producer: SignalProducer<Value, Failure>) {
    switch self.strategy {
    case .latest:
      for inner in self.inners.values { self.end(inner) }
      self.inners = [:]
    case .race where self.winner != nil: return
    default: break
    }
    self.waiting.append(producer)
    self.startWaiting()
  }

  func outerDidEnd(_ ending: Ending<Failure>) {
    guard case .completed = ending else { return self.output.end(ending) }
    // Work that was started for a view model ends in its teardown turn.
    if Turn.isTeardown, self.creationTurn != Turn.number { return self.output.end(.completed) }
    self.expectNoMore()
  }

  /// Completes when all producers that have been received have completed.
  func expectNoMore() {
    self.isOuterCompleted = true
    self.completeIfDone()
  }

  private var limit: Int {
    if case .concurrent(let limit) = self.strategy { limit } else { .max }
  }

  private func startWaiting() {
    // A producer that completes at once lets the next one start: that is a loop, not a recursion.
    guard !self.isStarting else { return }
    self.isStarting = true
    while self.inners.count < self.limit, !self.output.isEnded, let next = self.waiting.popFirst() {
      self.start(next)
    }
    self.isStarting = false
    self.completeIfDone()
  }

  /// Starts a producer in the current turn.
  ///
  /// Safe because the node of the output owns the sink from `feed(_:_:)` on.
  /// Test: `Contract07Tests.strategies`
  private func start(_ producer: SignalProducer<Value, Failure>) {
    self.started += 1
    let number = self.started
    let instance = producer.makeInstance()
    let sink = Sink<Value, Failure>(
      receive: { value in
        if self.wins(number) { self.output.send(value) }
      },
      end: { ending in
        guard self.wins(number) else { return }
        if case .failed = ending { return self.output.end(ending) }
        self.innerDidEnd(number)
      })
    self.inners[number] = Inner(
      sink: Unmanaged.passUnretained(sink), interrupt: AnyDisposable(instance.interrupt))
    self.output.core._withUnsafeGuaranteedRef { core in
      if let inner = self.inners[number] { core.add(disposable: inner.interrupt) }
      instance.signal.core.feed(core, sink)
    }
    // Values that are sent at once belong to this turn.
    if self.inners[number] != nil { instance.start() }
  }

  /// Whether an event of a producer is forwarded; the first event in a race interrupts the other producers.
  private func wins(_ number: Int) -> Bool {
    guard case .race = self.strategy else { return true }
    if let winner { return winner == number }
    self.winner = number
    for (other, inner) in self.inners where other != number {
      self.end(inner)
      self.inners[other] = nil
    }
    return true
  }

  /// Ignores further events of a producer, and interrupts its work.
  private func end(_ inner: Inner) {
    self.output.core._withUnsafeGuaranteedRef { core in
      let sink = inner.sink.takeUnretainedValue()
      sink.dispose(interrupting: inner.interrupt)
      core.remove(source: sink)
      core.remove(disposable: inner.interrupt)
    }
  }

  private func innerDidEnd(_ number: Int) {
    guard let inner = self.inners.removeValue(forKey: number) else { return }
    self.output.core._withUnsafeGuaranteedRef { core in
      core.remove(source: inner.sink.takeUnretainedValue())
      core.remove(disposable: inner.interrupt)
    }
    self.startWaiting()
  }

  private func completeIfDone() {
    let isOver = self.isOuterCompleted || self.winner != nil
    guard isOver, self.inners.isEmpty, self.waiting.isEmpty, !self.isStarting else { return }
    self.output.end(.completed)
  }
}
