/// Starts the producers that an outer signal sends, and forwards their events to one signal.
@usableFromInline
final class Flattening<Value, Failure: Error> {
  /// A producer that has been started.
  private struct Inner {
    /// The sink that receives the events of the producer.
    ///
    /// Safe because the node of the output owns the sink until the producer is removed from `inners`.
    /// Test: `ChangingGraphTests.switchingInterrupts`
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
  /// Test: `ChangingGraphTests.strategies`
  @usableFromInline @exclusivity(unchecked) var running = 0
  private var started = 0
  private var waiting = ArraySlice<SignalProducer<Value, Failure>>()
  /// Whether a producer is being started.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ChangingGraphTests.strategies`
  @usableFromInline @exclusivity(unchecked) var isStarting = false
  /// Whether something has happened while a producer was started: another one arrived, or the outer signal completed.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ChangingGraphTests.strategies`
  @usableFromInline @exclusivity(unchecked) var hasChanged = false
  /// Whether producers wait.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ChangingGraphTests.strategies`
  @usableFromInline @exclusivity(unchecked) var hasWaiting = false
  private var isOuterCompleted = false
  /// Whether a producer may have postponed what it does at its start, until the stack is shallow.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `DeepStackTests.switches`
  @usableFromInline @exclusivity(unchecked) var isBehind = false
  /// The code that ran when a producer has postponed something: see `Turn.workNumber`.
  private var workNumber = 0
  /// Whether producers wait until the stack is shallow.
  private var isPostponed = false
  /// The terminal event that follows the producers that wait until the stack is shallow.
  private var endingAfterPostponed: Ending<Failure>?
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
    if self.isBehind, self.postpone(producer) { return }
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

  /// Adds a producer that is started after the work that others have postponed.
  ///
  /// - Returns: Whether others have postponed work.
  @usableFromInline
  func postpone(_ producer: SignalProducer<Value, Failure>) -> Bool {
    guard self.isPostponed || !self.isStarting && self.updateIsBehind() else { return false }
    self.waiting.append(producer)
    self.hasWaiting = true
    self.postponeStarts()
    return true
  }

  /// Adds a producer that is started now, or when others have ended.
  @usableFromInline
  func add(_ producer: SignalProducer<Value, Failure>) {
    switch self.strategy {
    case .race where self.winner != nil: return
    case .throttle where self.running > 0 || self.isStarting && !self.isPostponed: return
    default: break
    }
    self.waiting.append(producer)
    self.hasWaiting = true
    self.startWaiting()
  }

  @usableFromInline
  func outerDidEnd(_ ending: Ending<Failure>) {
    guard case .completed = ending else { return self.endOutput(ending) }
    // Work that was started for a view model ends in its teardown turn.
    if Turn.isTeardown, self.creationTurn != Turn.number { return self.endOutput(.completed) }
    self.expectNoMore()
  }

  /// Ends the output, after the producers that wait until the stack is shallow.
  private func endOutput(_ ending: Ending<Failure>) {
    guard self.isPostponed || !self.isStarting && self.updateIsBehind() else {
      return self.output.end(ending)
    }
    self.postponeStarts()
    if self.endingAfterPostponed == nil { self.endingAfterPostponed = ending }
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
    self.dropUnneeded()
    self.isStarting = true
    self.startNow(isDeep: Turn.postponesStarts)
  }

  /// Drops the waiting producers when nobody needs the signal any more, since its work is interrupted.
  private func dropUnneeded() {
    if self.output.node._withUnsafeGuaranteedRef({ $0.hasInterruptedWork }) { self.waiting = [] }
  }

  /// Lets the producers wait until the stack is shallow: if they start each other, the recursion would overflow it.
  private func postponeStarts() {
    if self.isPostponed { return }
    self.isStarting = true
    self.isPostponed = true
    let node = self.output.node.takeUnretainedValue()
    Turn.postpone { withExtendedLifetime(node) { self.startPostponed() } }
  }

  /// Returns whether a producer has postponed work that has not been done yet.
  private func updateIsBehind() -> Bool {
    if self.isBehind { self.isBehind = self.workNumber == Turn.workNumber }
    return self.isBehind
  }

  /// Starts the producers that wait, as many as the strategy allows.
  private func startNow(isDeep: Bool) {
    while self.running < self.limit, !self.output.isEnded, !self.waiting.isEmpty {
      if isDeep || self.updateIsBehind() { return self.postponeStarts() }
      let next = self.waiting.removeFirst()
      // The producers have arrived while none could be started.
      if self.isLatest, self.running > 0 { self.endInners() }
      if self.winner == nil { self.start(next) }
    }
    if case .throttle = self.strategy, !self.waiting.isEmpty {
      if self.updateIsBehind() { return self.postponeStarts() }
      self.waiting = []
    }
    self.isStarting = false
    self.hasWaiting = !self.waiting.isEmpty
    self.hasChanged = self.isOuterCompleted
    self.completeIfDone()
  }

  /// Starts the producers that have waited until the stack is shallow.
  private func startPostponed() {
    self.isPostponed = false
    self.dropUnneeded()
    guard let ending = self.endingAfterPostponed else {
      if !self.handOver() { self.startNow(isDeep: false) }
      return
    }
    self.startNow(isDeep: false)
    // One of the producers may have postponed something again.
    if self.isPostponed { return }
    self.endingAfterPostponed = nil
    self.endOutput(ending)
  }

  /// Hands the last producer over to the operator below, if that has started the work of this one. Otherwise, producers
  /// that start each other would form a chain that each value passes through.
  ///
  /// Safe because the nodes live until the turn ends.
  /// Test: `DeepStackTests.pages`
  private func handOver() -> Bool {
    guard self.running == 0, self.waiting.count == 1, let next = self.waiting.first else { return false }
    var receiver: InnerSink<Value, Failure>?
    var flattening = self
    var forwardsInterruptions = self.forwardsInterruptions
    while flattening.isLast, let sink = flattening.onlyReceiver {
      receiver = sink
      flattening = sink.flattening
      forwardsInterruptions = forwardsInterruptions && sink.forwardsInterruptions
    }
    guard let receiver else { return false }
    self.waiting = []
    flattening.replace(receiver.number, by: next, forwardsInterruptions)
    return true
  }

  /// Whether the output sends the events of one more producer, and nothing else.
  private var isLast: Bool {
    self.isOuterCompleted && self.inners.count + self.waiting.count == 1 && self.winner == nil
  }

  /// The receiver of the output, if it is the only user, and belongs to an operator that flattens producers.
  ///
  /// Safe because the output lives until the turn ends, and owns its receivers.
  /// Test: `DeepStackTests.pages`
  private var onlyReceiver: InnerSink<Value, Failure>? {
    self.output.node._withUnsafeGuaranteedRef { node in
      guard node.handles == 0, !node.isEnded, !node.hasPostponed, node.deliveries == 0,
        let sink = node.only?.takeUnretainedValue() as? InnerSink<Value, Failure>
      else { return nil }
      return sink
    }
  }

  /// Starts a producer in place of one whose other events have been sent.
  private func replace(
    _ number: Int, by producer: SignalProducer<Value, Failure>, _ forwardsInterruptions: Bool
  ) {
    guard let inner = self.inners.removeValue(forKey: number) else { return }
    self.release(inner)
    self.connect(producer, number, forwardsInterruptions)
  }

  /// Starts a producer in the current turn.
  private func start(_ producer: SignalProducer<Value, Failure>) {
    self.started += 1
    self.running += 1
    self.connect(producer, self.started, self.forwardsInterruptions)
  }

  /// Starts a producer in the current turn, whose interruption is forwarded, or ends it alone.
  ///
  /// Safe because the node of the output owns the sink from `feed(_:_:)` on.
  /// Test: `ChangingGraphTests.strategies`
  private func connect(_ producer: SignalProducer<Value, Failure>, _ number: Int, _ forwards: Bool) {
    let sink = InnerSink(self, number, forwardsInterruptions: forwards)
    let sinkReference = Unmanaged<AnySink>.passUnretained(sink)
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
      if self.inners[number] != nil, Turn.isPostponing(instance.start) {
        self.isBehind = true
        self.workNumber = Turn.workNumber
      }
    }
  }

  /// Receives a value of a producer.
  func receive(_ value: Value, from number: Int) {
    if self.wins(number) { self.output.sendUnlessDeep(value) }
  }

  /// Receives the terminal event of a producer.
  func end(_ ending: Ending<Failure>, of number: Int) {
    guard self.wins(number) else { return }
    switch ending {
    case .completed: self.innerDidEnd(number)
    case .interrupted, .failed: self.endOutput(ending)
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
    self.release(inner)
    self.startWaiting()
  }

  /// Releases a producer that has ended.
  private func release(_ inner: Inner) {
    self.output.node._withUnsafeGuaranteedRef { node in
      node.remove(source: inner.sink.takeUnretainedValue())
      if let interrupt = inner.interrupt { node.remove(disposable: interrupt) }
    }
  }

  private func completeIfDone() {
    let isOver = self.isOuterCompleted || self.winner != nil
    guard isOver, self.running == 0, self.waiting.isEmpty, !self.isStarting else { return }
    self.output.end(.completed)
  }
}

/// The receiver of the events of a producer that was started by an operator that flattens producers.
final class InnerSink<Value, Failure: Error>: Sink<Value, Failure> {
  let flattening: Flattening<Value, Failure>
  /// The number of the producer.
  let number: Int
  /// Whether an interruption of the producer is forwarded, instead of ending that producer alone.
  let forwardsInterruptions: Bool

  init(_ flattening: Flattening<Value, Failure>, _ number: Int, forwardsInterruptions: Bool) {
    self.flattening = flattening
    self.number = number
    self.forwardsInterruptions = forwardsInterruptions
    super.init(
      receive: { flattening.receive($0, from: number) },
      end: { ending in
        if !forwardsInterruptions, case .interrupted = ending {
          flattening.end(.completed, of: number)
        } else {
          flattening.end(ending, of: number)
        }
      })
  }
}

/// How the inner signals or producers of a signal are flattened into one signal.
public struct FlattenStrategy: Sendable, Equatable {
  enum Kind {
    case concurrent(limit: Int)
    case latest
    case race
    case throttle
  }

  let kind: Kind

  /// All inner producers at a time; values are forwarded as they arrive.
  public static let merge = FlattenStrategy(kind: .concurrent(limit: .max))

  /// One inner producer after the other: the next is started when the previous one has completed.
  public static let concat = FlattenStrategy(kind: .concurrent(limit: 1))

  /// A limited number of inner producers at a time; later ones wait.
  ///
  /// - Parameter limit: The maximum number, at least 1.
  public static func concurrent(limit: Int) -> FlattenStrategy {
    FlattenStrategy(kind: .concurrent(limit: max(limit, 1)))
  }

  /// A limited number of inner producers at a time; later ones wait.
  ///
  /// - Parameter limit: The maximum number, at least 1.
  @_disfavoredOverload
  public static func concurrent(limit: UInt) -> FlattenStrategy {
    .concurrent(limit: Int(clamping: limit))
  }

  /// The latest inner producer only; the previous one is interrupted when the next arrives.
  public static let latest = FlattenStrategy(kind: .latest)

  /// The first inner producer that sends an event; the others are interrupted.
  public static let race = FlattenStrategy(kind: .race)

  /// One inner producer at a time; those that arrive before it has completed are dropped.
  public static let throttle = FlattenStrategy(kind: .throttle)
}

extension FlattenStrategy.Kind: Equatable {}
