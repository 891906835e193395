/// Starts the producers that an outer signal sends, and forwards their events to one signal.
@usableFromInline
final class Flattening<Value, Failure: Error>: Disposable {
  @usableFromInline let strategy: FlattenStrategy.Kind
  @usableFromInline let output: Outlet<Value, Failure>
  /// The maximum number of producers at a time.
  @usableFromInline let limit: Int
  /// The number of producers in progress below which an immediate producer is forwarded directly.
  @usableFromInline let directLimit: Int
  /// Whether an interruption of a producer is forwarded, instead of ending that producer alone.
  @usableFromInline let forwardsInterruptions: Bool
  /// Whether a producer replaces the one before it.
  @usableFromInline let isLatest: Bool
  /// The number of the turn in which the operator was made.
  @usableFromInline let creationTurn = Turn.number
  /// The number of producers in progress whose work is interrupted when the output ends.
  @usableFromInline var working = 0
  /// Whether the output has ended, which has interrupted the work of the producers.
  @usableFromInline private(set) var isDisposed = false
  /// Forwards a value of a producer, unless producers race.
  @usableFromInline let forward: (Value) -> Void
  /// The number of producers in progress.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ChangingGraphTests.strategies`
  @usableFromInline @exclusivity(unchecked) var running = 0
  @usableFromInline var started = 0
  @usableFromInline var waiting = ArraySlice<SignalProducer<Value, Failure>>()
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
  /// Whether the outer signal has completed.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ChangingGraphTests.strategies`
  @usableFromInline @exclusivity(unchecked) var isOuterCompleted = false
  /// Whether a producer may have postponed what it does at its start, until the stack is shallow.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `DeepStackTests.switches`
  @usableFromInline @exclusivity(unchecked) var isBehind = false
  /// The code that ran when a producer has postponed something: see `Turn.workNumber`.
  @usableFromInline var workNumber = 0
  /// Whether producers wait until the stack is shallow.
  @usableFromInline var isPostponed = false
  /// The terminal event that follows the producers that wait until the stack is shallow.
  private var endingAfterPostponed: Ending<Failure>?
  /// The number of the producer that has won a race.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ChangingGraphTests.strategies`
  @usableFromInline @exclusivity(unchecked) var winner: Int?

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
    self.forward = { output.sendUnlessDeep($0) }
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
  @inlinable
  func add(_ producer: SignalProducer<Value, Failure>) {
    switch self.strategy {
    case .race where self.winner != nil: return
    case .throttle where self.running > 0 || self.isStarting && !self.isPostponed: return
    default: break
    }
    if self.startsNow {
      self.isStarting = true
      // The producers have arrived while none could be started.
      if self.isLatest, self.running > 0 { self.endInners() }
      self.start(producer)
      return self.startNow(isDeep: false)
    }
    self.waiting.append(producer)
    self.hasWaiting = true
    self.startWaiting()
  }

  /// Whether a producer need not wait for others, nor for the stack to become shallow.
  @inlinable
  var startsNow: Bool {
    !self.isStarting && self.waiting.isEmpty && self.winner == nil && self.running < self.limit
      && !self.output.node._withUnsafeGuaranteedRef { $0.isEnded || $0.hasInterruptedWork }
      && !Turn.postponesStarts && !self.updateIsBehind()
  }

  @usableFromInline
  func outerDidEnd(_ ending: Ending<Failure>) {
    guard case .completed = ending else { return self.endOutput(ending) }
    // Work that was started for a view model ends in its teardown turn.
    if Turn.isTeardown, self.creationTurn != Turn.number { return self.endOutput(.completed) }
    self.expectNoMore()
  }

  /// Ends the output, after the producers that wait until the stack is shallow.
  @usableFromInline
  func endOutput(_ ending: Ending<Failure>) {
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
  @inlinable
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
  @inlinable
  func dropUnneeded() {
    if self.output.node._withUnsafeGuaranteedRef({ $0.hasInterruptedWork }) { self.waiting = [] }
  }

  /// Lets the producers wait until the stack is shallow: if they start each other, the recursion would overflow it.
  @usableFromInline
  func postponeStarts() {
    if self.isPostponed { return }
    self.isStarting = true
    self.isPostponed = true
    let node = self.output.node.takeUnretainedValue()
    Turn.postpone { withExtendedLifetime(node) { self.startPostponed() } }
  }

  /// Returns whether a producer has postponed work that has not been done yet.
  @usableFromInline
  func updateIsBehind() -> Bool {
    if self.isBehind { self.isBehind = self.workNumber == Turn.workNumber }
    return self.isBehind
  }

  /// Starts the producers that wait, as many as the strategy allows.
  @inlinable
  func startNow(isDeep: Bool) {
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
    flattening.replace(receiver, by: next, forwardsInterruptions)
    return true
  }

  /// Whether the output sends the events of one more producer, and nothing else.
  private var isLast: Bool {
    self.isOuterCompleted && self.running + self.waiting.count == 1 && self.winner == nil
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
    _ inner: InnerSink<Value, Failure>, by producer: SignalProducer<Value, Failure>,
    _ forwardsInterruptions: Bool
  ) {
    guard self.forget(inner) else { return }
    self.connect(producer, inner.number, forwardsInterruptions)
  }

  /// Starts a producer in the current turn.
  @inlinable
  func start(_ producer: SignalProducer<Value, Failure>) {
    self.started += 1
    self.running += 1
    self.connect(producer, self.started, self.forwardsInterruptions)
  }

  /// Starts a producer in the current turn, whose interruption is forwarded, or ends it alone.
  ///
  /// Safe because the node of the output owns the sink from `feed(_:_:)` on.
  /// Test: `ChangingGraphTests.strategies`
  @inlinable
  func connect(_ producer: SignalProducer<Value, Failure>, _ number: Int, _ forwards: Bool) {
    let sink = InnerSink(self, number, forwardsInterruptions: forwards)
    self.output.node._withUnsafeGuaranteedRef { node in
      if case .signal(let signal, _) = producer.work { return signal.core.feed(node, sink) }
      let instance = producer.instance()
      sink.interrupt = instance.interrupt
      sink.hasWork = true
      self.working += 1
      if self.isDisposed || node.isEnded {
        sink.isInProgress = false
        sink.interruptProducer()
      } else if self.working == 1 {
        node.add(disposable: self)
      }
      instance.signal.core.feed(node, sink)
      // Values that are sent at once belong to this turn.
      if sink.isInProgress, Turn.isPostponing(instance.start) {
        self.isBehind = true
        self.workNumber = Turn.workNumber
      }
    }
  }

  /// Receives a value of a producer in a race.
  @inlinable
  func receive(_ value: Value, inRaceFrom number: Int) {
    if self.wins(number) { self.output.sendUnlessDeep(value) }
  }

  @inlinable
  var isRace: Bool { self.directLimit == 0 }

  /// Receives the terminal event of a producer.
  @inlinable
  func end(_ ending: AnyEnding, of inner: InnerSink<Value, Failure>) {
    guard self.wins(inner.number) else { return }
    if case .failed = ending { return self.endOutput(Ending(ending)) }
    if inner.forwardsInterruptions, case .interrupted = ending { return self.endOutput(.interrupted) }
    self.innerDidEnd(inner)
  }

  /// Whether an event of a producer is forwarded; the first event in a race interrupts the other producers.
  @inlinable
  func wins(_ number: Int) -> Bool {
    guard case .race = self.strategy else { return true }
    if let winner { return winner == number }
    self.winner = number
    for inner in self.inners where inner.number != number && inner.isInProgress {
      self.running -= 1
      inner.isInProgress = false
      self.end(inner)
    }
    return true
  }

  /// Ignores further events of all producers, and interrupts their work.
  @inlinable
  func endInners() {
    let inners = self.takeInners()
    self.running = 0
    for inner in inners { self.end(inner) }
  }

  /// Removes all producers from those in progress, so that nothing that they do has an effect.
  @inlinable
  func takeInners() -> [InnerSink<Value, Failure>] {
    let inners = self.inners
    for inner in inners { inner.isInProgress = false }
    return inners
  }

  /// The producers in progress, in the order of their starts. The node of the output owns their sinks.
  @inlinable
  var inners: [InnerSink<Value, Failure>] {
    var inners: [InnerSink<Value, Failure>] = []
    self.output.node._withUnsafeGuaranteedRef { node in
      node.forEachSource { sink in
        if let inner = sink as? InnerSink<Value, Failure>, inner.isInProgress { inners.append(inner) }
      }
    }
    if inners.count > 1 { inners.sort { $0.number < $1.number } }
    return inners
  }

  /// Interrupts the work of all producers, since the output has ended. The node releases the sinks.
  @usableFromInline
  func dispose() {
    guard !self.isDisposed else { return }
    self.isDisposed = true
    for inner in self.takeInners() { inner.interruptProducer() }
  }

  /// Ignores further events of a producer, and interrupts its work.
  @inlinable
  func end(_ inner: InnerSink<Value, Failure>) {
    if inner.hasWork { inner.dispose(interrupting: inner.interruptProducer) }
    self.release(inner)
  }

  @inlinable
  func innerDidEnd(_ inner: InnerSink<Value, Failure>) {
    guard self.forget(inner) else { return }
    self.running -= 1
    // What waits has types. Nothing else needs metadata, which code that is not specialized would look up.
    if self.hasWaiting || self.isStarting { self.startWaiting() } else { self.completeIfDone() }
  }

  /// Removes a producer that has ended from those in progress, and releases it.
  ///
  /// - Returns: Whether it was in progress.
  @inlinable
  func forget(_ inner: InnerSink<Value, Failure>) -> Bool {
    guard inner.isInProgress else { return false }
    inner.isInProgress = false
    self.release(inner)
    return true
  }

  @inlinable
  func release(_ inner: InnerSink<Value, Failure>) {
    self.output.node._withUnsafeGuaranteedRef { node in
      node.remove(source: inner)
      guard inner.hasWork else { return }
      self.working -= 1
      if self.working == 0 { node.remove(disposable: self) }
    }
  }

  @inlinable
  func completeIfDone() {
    guard self.isOuterCompleted || self.winner != nil, self.running == 0, !self.isStarting else { return }
    self.completeUnlessWaiting()
  }

  /// Completes, unless producers wait. It stands apart from the function above, since it needs metadata.
  @usableFromInline @inline(never)
  func completeUnlessWaiting() {
    if self.waiting.isEmpty { self.output.end(.completed) }
  }
}

/// The receiver of the events of a producer that was started by an operator that flattens producers.
@usableFromInline
final class InnerSink<Value, Failure: Error>: Sink<Value, Failure> {
  @usableFromInline let flattening: Flattening<Value, Failure>
  /// The number of the producer.
  @usableFromInline let number: Int
  /// Interrupts the work; nil for a signal, whose work belongs to others.
  @usableFromInline var interrupt: (() -> Void)?
  /// Whether the producer is in progress: it has not ended, and its end matters.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ChangingGraphTests.strategies`
  @usableFromInline @exclusivity(unchecked) var isInProgress = true
  /// The place among the sinks of the output, or -1.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ChangingGraphTests.strategies`
  @usableFromInline @exclusivity(unchecked) var storedPlaceInTarget: Int32 = -1
  /// Whether the producer does work, which is interrupted when the output ends.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ChangingGraphTests.switchingInterrupts`
  @usableFromInline @exclusivity(unchecked) var hasWork = false
  /// Whether an interruption of the producer is forwarded, instead of ending that producer alone.
  @usableFromInline let forwardsInterruptions: Bool

  @inlinable
  init(_ flattening: Flattening<Value, Failure>, _ number: Int, forwardsInterruptions: Bool) {
    self.flattening = flattening
    self.number = number
    self.forwardsInterruptions = forwardsInterruptions
    super.init(
      receive: flattening.isRace
        ? { flattening.receive($0, inRaceFrom: number) } : flattening.forward)
  }

  @usableFromInline
  override func receive(_ ending: AnyEnding) {
    // Code that is not specialized needs metadata to handle the others.
    if case .completed = ending, !self.flattening.isRace { return self.flattening.innerDidEnd(self) }
    self.flattening.end(ending, of: self)
  }

  @usableFromInline
  override var placeInTarget: Int? {
    get { self.storedPlaceInTarget < 0 ? nil : Int(self.storedPlaceInTarget) }
    set { self.storedPlaceInTarget = newValue.map { Int32($0) } ?? -1 }
  }

  /// Interrupts the work, once.
  @inlinable
  func interruptProducer() {
    let interrupt = self.interrupt
    self.interrupt = nil
    interrupt?()
  }
}

/// How the inner signals or producers of a signal are flattened into one signal.
public struct FlattenStrategy: Sendable, Equatable {
  @usableFromInline
  enum Kind: Sendable, Equatable {
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
