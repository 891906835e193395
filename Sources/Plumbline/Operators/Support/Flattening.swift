/// Starts the producers that an outer signal sends, and forwards their events to one signal.
@usableFromInline
final class Flattening<Value, Failure: Error> {
  /// A producer that has been started.
  private struct Inner {
    /// The sink that receives the events of the producer.
    ///
    /// Safe because the node of the output owns the sink until the producer is removed from `inners`.
    /// Test: `Contract07Tests.switchingInterrupts`
    let sink: Unmanaged<AnySink>
    /// Interrupts the work; nil for a signal, whose work belongs to others.
    let interrupt: AnyDisposable?
  }

  private let strategy: FlattenStrategy.Kind
  @usableFromInline let output: Outlet<Value, Failure>
  /// The maximum number of producers at a time.
  private let limit: Int
  /// The number of producers in progress below which an immediate producer is forwarded directly.
  @usableFromInline let directLimit: Int
  /// Whether an interruption of a producer is forwarded, instead of ending that producer alone.
  private let forwardsInterruptions: Bool
  /// Whether a producer replaces the one before it.
  @usableFromInline let isLatest: Bool
  /// The number of the turn in which the operator was made.
  private let creationTurn = Turn.number
  private var inners: [Int: Inner] = [:]
  /// The number of producers in progress.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `Contract07Tests.strategies`
  @usableFromInline @exclusivity(unchecked) var running = 0
  private var started = 0
  private var waiting = ArraySlice<SignalProducer<Value, Failure>>()
  /// Whether a producer is being started.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `Contract07Tests.strategies`
  @usableFromInline @exclusivity(unchecked) var isStarting = false
  /// Whether something has happened while a producer was started: another one arrived, or the outer signal completed.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `Contract07Tests.strategies`
  @usableFromInline @exclusivity(unchecked) var hasChanged = false
  /// Whether producers wait.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `Contract07Tests.strategies`
  @usableFromInline @exclusivity(unchecked) var hasWaiting = false
  private var isOuterCompleted = false
  /// The number of the producer that has won a race.
  private var winner: Int?

  @usableFromInline
  init(_ strategy: FlattenStrategy, _ output: Outlet<Value, Failure>, forwardsInterruptions: Bool = false) {
    self.strategy = strategy.kind
    self.output = output
    self.forwardsInterruptions = forwardsInterruptions
    switch strategy.kind {
    case .concurrent(let limit): (self.limit, self.directLimit) = (limit, limit)
    case .latest: (self.limit, self.directLimit) = (.max, .max)
    // The first event of a race interrupts the other producers.
    case .race: (self.limit, self.directLimit) = (.max, 0)
    case .throttle: (self.limit, self.directLimit) = (1, 1)
    }
    self.isLatest = strategy.kind == .latest
  }

  @inlinable
  func receive(_ producer: SignalProducer<Value, Failure>) {
    if self.isLatest, self.running > 0 { self.endInners() }
    guard producer.isImmediate, self.running < self.directLimit, !self.isStarting, !self.output.isEnded else {
      return self.add(producer)
    }
    self.isStarting = true
    let ending = producer.emit { value in
      self.output.send(value)
      return !self.output.isEnded && !(self.isLatest && self.hasWaiting)
    }
    self.isStarting = false
    if case .failed = ending, let ending { return self.output.end(ending) }
    if self.hasChanged { self.startWaiting() }
  }

  /// Adds a producer that is started now, or when others have ended.
  @usableFromInline
  func add(_ producer: SignalProducer<Value, Failure>) {
    switch self.strategy {
    case .race where self.winner != nil: return
    case .throttle where self.running > 0 || self.isStarting: return
    default: break
    }
    self.waiting.append(producer)
    self.hasWaiting = true
    self.startWaiting()
  }

  @usableFromInline
  func outerDidEnd(_ ending: Ending<Failure>) {
    guard case .completed = ending else { return self.output.end(ending) }
    // Work that was started for a view model ends in its teardown turn.
    if Turn.isTeardown, self.creationTurn != Turn.number { return self.output.end(.completed) }
    self.expectNoMore()
  }

  /// Completes when all producers that have been received have completed.
  func expectNoMore() {
    self.isOuterCompleted = true
    self.hasChanged = true
    self.completeIfDone()
  }

  /// Starts the producers that wait, as many as the strategy allows.
  @usableFromInline
  func startWaiting() {
    // A producer that completes at once lets the next one start: that is a loop, not a recursion.
    guard !self.isStarting else {
      self.hasChanged = true
      return
    }
    // Nobody needs the signal any more when its work is interrupted: what waits is not started then.
    if self.output.node._withUnsafeGuaranteedRef({ $0.hasInterruptedWork }) { self.waiting = [] }
    self.isStarting = true
    while self.running < self.limit, !self.output.isEnded, let next = self.waiting.popFirst() {
      self.start(next)
    }
    self.isStarting = false
    self.hasWaiting = !self.waiting.isEmpty
    self.hasChanged = self.isOuterCompleted
    self.completeIfDone()
  }

  /// Starts a producer in the current turn.
  ///
  /// Safe because the node of the output owns the sink from `feed(_:_:)` on.
  /// Test: `Contract07Tests.strategies`
  private func start(_ producer: SignalProducer<Value, Failure>) {
    self.started += 1
    let number = self.started
    let sink = Sink<Value, Failure>(
      receive: { value in
        if self.wins(number) { self.output.send(value) }
      },
      end: { ending in
        guard self.wins(number) else { return }
        if case .failed = ending { return self.output.end(ending) }
        if self.forwardsInterruptions, case .interrupted = ending { return self.output.end(ending) }
        self.innerDidEnd(number)
      })
    let sinkReference = Unmanaged<AnySink>.passUnretained(sink)
    self.running += 1
    self.output.node._withUnsafeGuaranteedRef { node in
      if case .signal(let signal, _) = producer.work {
        self.inners[number] = Inner(sink: sinkReference, interrupt: nil)
        return signal.core.feed(node, sink)
      }
      let instance = producer.instance()
      let interrupt = AnyDisposable(instance.interrupt)
      self.inners[number] = Inner(sink: sinkReference, interrupt: interrupt)
      node.add(disposable: interrupt)
      instance.signal.core.feed(node, sink)
      // Values that are sent at once belong to this turn.
      if self.inners[number] != nil { instance.start() }
    }
  }

  /// Whether an event of a producer is forwarded; the first event in a race interrupts the other producers.
  private func wins(_ number: Int) -> Bool {
    guard case .race = self.strategy else { return true }
    if let winner { return winner == number }
    self.winner = number
    for (other, inner) in self.inners where other != number {
      self.end(inner)
      self.inners[other] = nil
      self.running -= 1
    }
    return true
  }

  /// Ignores further events of all producers, and interrupts their work.
  @usableFromInline
  func endInners() {
    let inners = self.inners.values
    self.inners = [:]
    self.running = 0
    for inner in inners { self.end(inner) }
  }

  /// Ignores further events of a producer, and interrupts its work.
  private func end(_ inner: Inner) {
    self.output.node._withUnsafeGuaranteedRef { node in
      let sink = inner.sink.takeUnretainedValue()
      if let interrupt = inner.interrupt { sink.dispose(interrupting: interrupt) }
      node.remove(source: sink)
      if let interrupt = inner.interrupt { node.remove(disposable: interrupt) }
    }
  }

  private func innerDidEnd(_ number: Int) {
    guard let inner = self.inners.removeValue(forKey: number) else { return }
    self.running -= 1
    self.output.node._withUnsafeGuaranteedRef { node in
      node.remove(source: inner.sink.takeUnretainedValue())
      if let interrupt = inner.interrupt { node.remove(disposable: interrupt) }
    }
    self.startWaiting()
  }

  private func completeIfDone() {
    let isOver = self.isOuterCompleted || self.winner != nil
    guard isOver, self.running == 0, self.waiting.isEmpty, !self.isStarting else { return }
    self.output.end(.completed)
  }
}
