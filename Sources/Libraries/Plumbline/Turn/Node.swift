internal import PlumblineThreadLocal

/// The part of a signal that does not depend on its types: its sources, its sinks, and its place in the order of a
/// turn.
///
/// A node lives as long as the handle of its signal, a node below it, or an observer needs it: a node owns the sinks
/// that feed it, or is the receiver of its source itself, and each of these retains its source. A node retains the sinks
/// of its observers only, and itself for them while something feeds it. The receiver of a node below removes itself
/// before that node is deinitialized.
///
/// A receiver is called without being retained (`Unmanaged`). Safe because events are delivered in turns only, and an
/// object that is released in a turn lives until the turn ends (see `Turn.deferRelease(of:)`).
/// Test: `UnretainedTests.disposedByItself`
@usableFromInline
class Node: Receiver {
  @usableFromInline typealias ReceiverReference = Unmanaged<Receiver>

  // The small properties come first: they take no memory beside that of the base class.

  /// What is rarely read of the state.
  private final var marks: NodeMarks = []
  /// The number of deliveries to `many` that are in progress. Those of one node are nested only where a graph contains a
  /// cycle.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `DeliveryOrderTests.disposedDuringDelivery`
  @usableFromInline @exclusivity(unchecked) final var deliveries: UInt16 = 0
  /// Whether something waits for the end of a delivery.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `DeliveryOrderTests.disposedDuringDelivery`
  @usableFromInline @exclusivity(unchecked) final var hasChanges = false
  /// Whether the signal has terminated, or never sends anything.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `TerminalEventIsLastTests.valuesAfterTheEnd`
  @usableFromInline @exclusivity(unchecked) final var isEnded = false
  /// Whether the node waits in the queue of the turn.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `NoGlitchesTests.diamond`
  @usableFromInline @exclusivity(unchecked) final var isWaiting = false
  /// Whether values wait until the stack is shallow.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `LongChainTests.values`
  @usableFromInline @exclusivity(unchecked) final var hasPostponed = false
  /// The number of operators since the last one above that postpones values if the stack is deep.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `LongChainTests.values`
  @usableFromInline @exclusivity(unchecked) final var distance: UInt8 = 0
  /// The number of operators after which one follows that postpones values if the stack is deep.
  @usableFromInline static let greatestDistance: UInt8 = 64

  /// The kind of the terminal event that was delivered.
  private final var endingKind = EndingKind.none

  /// The receiver that the node feeds, when it is exactly one.
  ///
  /// Safe because the reference is trivial: each access copies or replaces it as a whole, and runs no other code.
  /// Test: `DeliveryOrderTests.disposesOfItself`
  @usableFromInline @exclusivity(unchecked) final var only: ReceiverReference?
  /// The receivers that the node feeds, when there are several; nil in place of one that was removed.
  ///
  /// Safe because a delivery copies each reference out of the array before it calls the receiver, so no access lasts
  /// while a receiver adds or removes others.
  /// Test: `DeliveryOrderTests.addedDuringDelivery`
  @usableFromInline @exclusivity(unchecked) final var many: ContiguousArray<ReceiverReference?> = []
  /// The place in the order of a turn. A join is higher than everything that feeds it.
  final var height: Int32 = 0
  /// The number of observers.
  private final var observers: Int32 = 0
  /// The number of signals that are handles of the node.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `LeakTests.unusedSignalGoes`
  @usableFromInline @exclusivity(unchecked) final var handles: Int32 = 0
  /// The number of vacant places in `many`.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `DeliveryOrderTests.disposedInAnyOrder`
  @exclusivity(unchecked) private final var vacancies: Int32 = 0
  /// The first of the sinks that feed the node. The node of an operator that is the receiver of its source has none for
  /// that.
  ///
  /// Safe because a sink that is removed is retained until the access has ended: by the turn, since it was disposed of, or
  /// by a local constant.
  /// Test: `ExclusivityTests.sourcesReleaseEachOther`
  @exclusivity(unchecked) private final var firstSource: AnySink?
  /// The state that few nodes have.
  ///
  /// Safe because it is set once: no access lasts while other code runs.
  /// Test: `NoGlitchesTests.diamond`
  @exclusivity(unchecked) private final var extras: NodeExtras?
  #if DEBUG
    /// The threads that use the node.
    ///
    /// Safe because each access reads or writes numbers and Booleans; a report, which runs other code, reads nothing after it.
    /// Test: `ThreadTests.overlapIsReported`
    @usableFromInline @exclusivity(unchecked) final var use = NodeUse()
  #endif

  @usableFromInline
  init() {
    super.init(isStep: false)
    if plumbline_records_nodes() { NodeRecording.note(self) }
  }

  /// Creates the node of an operator that is the receiver of its source.
  @usableFromInline
  override init(isStep: Bool) {
    super.init(isStep: isStep)
    if plumbline_records_nodes() { NodeRecording.note(self) }
  }

  /// A node that is a receiver feeds itself.
  ///
  /// Safe because the caller retains the receiver.
  /// Test: `UnretainedTests.lastUserGoesInOperator`
  override final var target: Unmanaged<Node>? { Unmanaged.passUnretained(self) }

  /// Creates the node of a signal that has terminated, or that never sends anything.
  @usableFromInline
  init(ending: AnyEnding?) {
    self.isEnded = true
    super.init(isStep: false)
    if let ending { self.noteEnding(ending) }
  }

  /// Whether the node is the signal of work, which is stopped when its values have no receiver.
  @usableFromInline final var isWork: Bool {
    get { self.marks.contains(.work) }
    set { self.marks.set(.work, newValue) }
  }

  /// Whether the work that leads to the node has been interrupted already.
  @usableFromInline private(set) final var hasInterruptedWork: Bool {
    get { self.marks.contains(.interruptedWork) }
    set { self.marks.set(.interruptedWork, newValue) }
  }

  /// Whether no event can arrive any more, although the signal has not terminated: its sender has been deinitialized.
  private(set) final var isSilent: Bool {
    get { self.marks.contains(.silent) }
    set { self.marks.set(.silent, newValue) }
  }

  /// Whether the node retains itself for its observers.
  private final var isRetained: Bool {
    get { self.marks.contains(.retained) }
    set { self.marks.set(.retained, newValue) }
  }

  /// Whether a change of the height is in progress.
  private final var isRising: Bool {
    get { self.marks.contains(.rising) }
    set { self.marks.set(.rising, newValue) }
  }

  /// The terminal event, once it was delivered. It stays nil for a signal that never sends anything, or whose values
  /// cannot reach a receiver.
  final var ending: AnyEnding? {
    switch self.endingKind {
    case .none: nil
    case .completed: .completed
    case .interrupted: .interrupted
    case .failed: self.extras?.error.map { .failed($0) }
    }
  }

  /// Notes the terminal event.
  final func noteEnding(_ ending: AnyEnding) {
    switch ending {
    case .completed: self.endingKind = .completed
    case .interrupted: self.endingKind = .interrupted
    case .failed(let error):
      self.endingKind = .failed
      self.madeExtras.error = error
    }
  }

  /// The extras, which are made when they are needed.
  private final var madeExtras: NodeExtras {
    if let extras { return extras }
    let extras = NodeExtras()
    self.extras = extras
    return extras
  }

  /// The closure that a join runs when everything above it has settled; nil for any other node.
  @usableFromInline final var step: (() -> Void)? {
    get { self.extras?.step }
    set { self.madeExtras.step = newValue }
  }

  /// The next join of the same height in the queue of the turn.
  final var next: Unmanaged<Node>? {
    get { self.extras?.next }
    set { self.madeExtras.next = newValue }
  }

  /// The sinks that feed the node, but the first.
  final var moreSources: [AnySink] { self.extras?.moreSources.all ?? [] }

  /// Disposables that are disposed of when the signal ends: the work of a producer, for example.
  final var disposables: [any Disposable] { self.extras?.disposables ?? [] }

  /// The terminal event that follows the delivery in progress.
  final var endingAfterDelivery: AnyEnding? {
    get { self.extras?.endingAfterDelivery }
    set { self.madeExtras.endingAfterDelivery = newValue }
  }

  deinit {
    // Only the sinks of observers are left, since the receiver of a node retains its source. All of them forget the
    // node before the first is released, since its code may dispose of the others.
    if self.only != nil || !self.many.isEmpty { self.releaseObservers() }
    if self.source != nil { self.detach() }
    self.firstSource?.detach()
    guard let extras = self.extras else { return }
    for sink in extras.moreSources.all { sink.detach() }
    for disposable in extras.disposables { disposable.dispose() }
  }

  private func releaseObservers() {
    var observers: [ReceiverReference] = []
    self.forEachReceiver { observers.append($0) }
    self.removeReceivers()
    for sink in observers { sink._withUnsafeGuaranteedRef { $0.forgetSource() } }
    for sink in observers { sink.release() }
  }

  // MARK: Order

  /// Adds the join to the queue of the current turn.
  @inlinable
  final func schedule() {
    if self.isWaiting || self.isEnded { return }
    self.isWaiting = true
    Turn.current._withUnsafeGuaranteedRef { $0.enqueue(self) }
  }

  final func runStep() {
    self.isWaiting = false
    guard !self.isEnded, let step = self.extras?.step else { return }
    step()
  }

  /// Raises the node, and the nodes that it feeds, above another node.
  final func raise(above other: Node) {
    guard let height = self.height(above: other.height) else { return }
    self.height = height
    if self.only == nil, self.many.isEmpty { return }
    // A loop, since a chain may be long. A node is followed by nil when all that it feeds has been raised.
    var path: [(node: Node, isLeft: Bool)] = [(self, false)]
    while let (node, isLeft) = path.popLast() {
      node.isRising = !isLeft
      if isLeft { continue }
      path.append((node, true))
      node.forEachReceiver { receiver in
        let target = receiver._withUnsafeGuaranteedRef { $0.target }
        target?._withUnsafeGuaranteedRef { target in
          guard let height = target.height(above: node.height) else { return }
          target.height = height
          path.append((target, false))
        }
      }
    }
  }

  /// The height that the node gets above another one; nil if it is as high already.
  private func height(above other: Int32) -> Int32? {
    let height = other + (self.step == nil ? 0 : 1)
    // A graph may contain a cycle through a signal that is switched to.
    return height > self.height && !self.isRising ? height : nil
  }

  // MARK: Sources

  /// Adds a sink that feeds the node.
  final func add(source sink: consuming AnySink) {
    self.isSilent = false
    if self.firstSource == nil {
      self.firstSource = sink
    } else {
      self.madeExtras.moreSources.append(sink)
    }
    self.retainIfObserved()
  }

  /// Calls a closure with each of the sinks that feed the node. It removes none.
  @usableFromInline
  final func forEachSource(_ body: (AnySink) -> Void) {
    if let firstSource { body(firstSource) }
    for sink in self.moreSources { body(sink) }
  }

  /// Disposes of a sink that feeds the node, and releases it.
  @usableFromInline
  final func remove(source sink: AnySink) {
    sink.dispose()
    if self.firstSource === sink {
      self.firstSource = self.extras?.moreSources.removeLast()
      self.retainIfObserved()
    } else {
      self.extras?.moreSources.remove(sink)
    }
  }

  /// Adds a disposable that is disposed of when the signal ends; at once when it has ended.
  @usableFromInline
  final func add(disposable: any Disposable) {
    guard !self.isEnded else { return disposable.dispose() }
    self.madeExtras.disposables.append(disposable)
    self.retainIfObserved()
  }

  @usableFromInline
  final func remove(disposable: any Disposable) {
    guard let extras = self.extras else { return }
    let disposables = extras.disposables
    extras.disposables = disposables.filter { $0 !== disposable }
    withExtendedLifetime(disposables) {}
    self.retainIfObserved()
  }

  /// Disposes of the sources and of the disposables, and releases the closure of a join.
  final func releaseSources() {
    if let extras = self.extras { return self.releaseSources(extras) }
    if self.source != nil { self.leaveSource() }
    if let source = self.firstSource.take() { self.release(source: source) }
    self.retainIfObserved()
  }

  /// Removes the node from the source that it is the receiver of.
  private func leaveSource() {
    // An interruption arrives first.
    if !self.hasInterruptedWork, Turn.isPostponing({ self.interruptWork() }) {
      return Turn.postpone { self.detach() }
    }
    self.detach()
  }

  private func releaseSources(_ extras: NodeExtras) {
    let disposables = extras.disposables
    let step = extras.step
    extras.disposables = []
    extras.step = nil
    // Objects that the closure holds may use the node in their deinitializers.
    withExtendedLifetime(step) {}
    // Work that feeds the node interrupts its signals, so the sources are released after it.
    for disposable in disposables {
      Turn.deferRelease(of: disposable)
      disposable.dispose()
    }
    if self.source != nil { self.leaveSource() }
    let source = self.firstSource
    let moreSources = extras.moreSources.all
    self.firstSource = nil
    extras.moreSources = SinkList()
    if let source { self.release(source: source) }
    for sink in moreSources { self.release(source: sink) }
    self.retainIfObserved()
  }

  /// Disposes of a sink that was removed from the sources.
  ///
  /// Safe because the reference that the node had is released once, and that is deferred: its code may be on the stack.
  /// Test: `UnretainedTests.disposedByItself`
  private func release(source sink: consuming AnySink) {
    let sink = sink
    // An interruption arrives first.
    if !self.hasInterruptedWork, Turn.isPostponing({ sink.interruptWork() }) {
      // The sink delivers to this node until then.
      return Turn.postpone { withExtendedLifetime(self) { sink.detach() } }
    }
    sink.detach()
    Turn.deferRelease(balancing: Unmanaged.passRetained(sink))
  }

  /// Interrupts the work that feeds a receiver alone, so that the signals in between deliver the interruption.
  ///
  /// - Parameter others: The receivers whose work is interrupted after that of the one that is returned.
  /// - Returns: The receiver whose work is interrupted next, unless this node is the work itself.
  final func interruptWork(for receiver: Receiver, _ others: inout [Receiver]) -> Receiver? {
    guard self.handles == 0, !self.isEnded, self.feedsNothing(but: receiver) else { return nil }
    if self.isWork {
      self.interrupt()
      return nil
    }
    // The receiver is removed afterwards, and this node releases its sources then.
    self.hasInterruptedWork = true
    for source in self.moreSources.reversed() { others.append(source) }
    if self.source == nil { return self.firstSource }
    if let firstSource { others.append(firstSource) }
    return self
  }

  /// Lets the nearest time-based operator, if one leads to this node alone, schedule an interruption.
  ///
  /// - Returns: Whether there is one.
  final func interruptLater() -> Bool {
    var node = self
    while !node.isEnded {
      for case let schedule as OperatorSchedule in node.disposables {
        schedule.interrupt()
        return true
      }
      // A node that feeds others as well, or has a handle, is not owned by the start.
      guard node.step == nil, let receiver = node.onlySource, let source = receiver.node,
        source.handles == 0, source.feedsNothing(but: receiver)
      else { return false }
      node = source
    }
    return false
  }

  /// The receiver that feeds the node, when it is exactly one.
  private var onlySource: Receiver? {
    guard self.extras?.moreSources.isEmpty ?? true else { return nil }
    if self.source == nil { return self.firstSource }
    return self.firstSource == nil ? self : nil
  }

  /// Releases the observers that no event can reach any more, since the sender of the signal has been deinitialized.
  final func forgetSender() {
    // A loop, since a chain may be long.
    var nodes = [self]
    while let node = nodes.popLast() {
      guard !node.isSilent else { continue }
      node.isSilent = true
      node.retainIfObserved()
      node.forEachReceiver { receiver in
        let target = receiver._withUnsafeGuaranteedRef { $0.target }
        target?._withUnsafeGuaranteedRef { if $0.disposables.isEmpty, !$0.hasSender { nodes.append($0) } }
      }
    }
  }

  // MARK: Receivers

  /// Calls a closure with each of the current receivers, not with those that it adds.
  final func forEachReceiver(_ body: (ReceiverReference) -> Void) {
    if let only = self.only { return body(only) }
    if self.many.isEmpty { return }
    // The closure may change the array.
    for receiver in self.many.compactMap({ $0 }) { body(receiver) }
  }

  final func attach(_ receiver: Receiver) {
    receiver.setSource(self)
    self.append(ReceiverReference.passUnretained(receiver))
  }

  final func append(_ reference: ReceiverReference) {
    if let only = self.only {
      self.only = nil
      self.appendToMany(only)
      self.appendToMany(reference)
    } else if self.many.isEmpty {
      self.only = reference
    } else {
      self.appendToMany(reference)
    }
  }

  private func appendToMany(_ reference: ReceiverReference) {
    reference._withUnsafeGuaranteedRef { $0.place = Int32(self.many.count) }
    self.many.append(reference)
  }

  final func remove(_ receiver: Receiver) {
    if self.only?.toOpaque() == ReceiverReference.passUnretained(receiver).toOpaque() {
      self.only = nil
    } else if self.isAmongMany(receiver) {
      self.many[Int(receiver.place)] = nil
      self.vacancies += 1
      if self.deliveries > 0 || self.hasPostponed {
        self.hasChanges = true
      } else if self.vacancies >= self.many.count / 2 {
        self.removeVacancies()
      }
    }
    if receiver.target == nil { self.releaseForObserver(receiver) }
    self.endIfUnused()
  }

  /// Removes all receivers, which have received the terminal event.
  final func removeReceivers() {
    self.only = nil
    if self.many.isEmpty { return }
    self.many = []
    self.vacancies = 0
  }

  /// Whether a receiver has a place in `many`.
  private func isAmongMany(_ receiver: Receiver) -> Bool {
    let place = Int(receiver.place)
    guard place < self.many.count else { return false }
    return self.many[place]?.toOpaque() == ReceiverReference.passUnretained(receiver).toOpaque()
  }

  /// Removes the vacant places of receivers that were removed, while no delivery is in progress.
  final func removeVacancies() {
    self.hasChanges = false
    if self.vacancies == 0 { return }
    var count = 0
    for place in self.many.indices {
      guard let receiver = self.many[place] else { continue }
      receiver._withUnsafeGuaranteedRef { $0.place = Int32(count) }
      self.many[count] = receiver
      count += 1
    }
    self.vacancies = 0
    if count == 0 { return self.many.removeAll(keepingCapacity: self.many.count <= Turn.spareCount) }
    self.many.removeLast(self.many.count - count)
  }

  // MARK: Lifetime

  /// Releases the node on behalf of a signal that was its handle.
  @usableFromInline
  final func releaseForHandle() {
    self.handles -= 1
    self.endIfUnused()
    // Its code may be on the stack.
    Turn.deferRelease(of: self)
  }

  private func feedsNothing(but receiver: Receiver) -> Bool {
    let reference = ReceiverReference.passUnretained(receiver).toOpaque()
    if let only = self.only { return only.toOpaque() == reference }
    let count = self.many.count - Int(self.vacancies)
    return count == 0 || count == 1 && self.isAmongMany(receiver)
  }

  final var feedsNothing: Bool { self.only == nil && self.many.count == self.vacancies }

  /// Ends the node when its values cannot reach a receiver any more, which stops the work that feeds it.
  private func endIfUnused() {
    guard self.handles == 0, !self.isEnded, self.feedsNothing else { return }
    guard
      self.isWork || self.source != nil || self.firstSource != nil
        || self.extras?.disposables.isEmpty == false
    else { return }
    self.isEnded = true
    Turn.current._withUnsafeGuaranteedRef { $0.releaseSources(of: self) }
  }

  /// Retains the sink of an observer.
  ///
  /// Safe because `releaseForObserver(_:)` balances the retain when the sink is removed.
  /// Test: `LeakTests.observedSignalGoes`
  final func retainForObserver(_ sink: Receiver) {
    _ = Unmanaged.passRetained(sink)
    self.observers += 1
    self.retainIfObserved()
  }

  /// Releases the sink of an observer.
  ///
  /// Safe because a sink is removed once, by `AnySink.dispose()`, which defers its last release: its code may be on the
  /// stack.
  /// Test: `UnretainedTests.disposedByItself`
  private func releaseForObserver(_ sink: Receiver) {
    Unmanaged.passUnretained(sink).release()
    self.observers -= 1
    self.retainIfObserved()
  }

  /// Removes the sink of an observer, which has received the terminal event, before the receivers are removed.
  ///
  /// Safe because it balances the retain of `retainForObserver(_:)`. It defers that: the code of the sink may be on the
  /// stack.
  /// Test: `UnretainedTests.disposedByItself`
  final func removeEnded(_ sink: AnySink) {
    sink.forgetSource()
    self.observers -= 1
    Turn.deferRelease(balancing: Unmanaged.passUnretained(sink))
  }

  /// Whether one of the sources may still send events.
  private var hasSender: Bool {
    if self.isFed || self.firstSource?.isFed == true { return true }
    return self.extras?.moreSources.contains { $0.isFed } ?? false
  }

  /// Retains the node for its observers while something feeds it; otherwise the sender retains it.
  ///
  /// Safe because `isRetained` balances the retain and the release, and the release is deferred.
  /// Test: `NoLeaksTests.neverIsNotKept`
  @inline(__always)
  final func retainIfObserved() {
    if self.observers > 0 || self.isRetained { self.updateRetained() }
  }

  private func updateRetained() {
    let isRetained =
      self.observers > 0 && !self.isSilent && (self.hasSender || self.extras?.disposables.isEmpty == false)
    guard isRetained != self.isRetained else { return }
    self.isRetained = isRetained
    if isRetained {
      _ = Unmanaged.passRetained(self)
    } else {
      Turn.deferRelease(balancing: Unmanaged.passUnretained(self))
    }
  }

  // MARK: Deep stacks

  /// Sends a value when the stack is shallow. The terminal event follows it.
  @usableFromInline @inline(never)
  final func postpone(_ send: @escaping () -> Void) {
    let extras = self.madeExtras
    self.hasPostponed = true
    extras.postponedCount += 1
    Turn.postpone {
      extras.postponedCount -= 1
      if extras.postponedCount == 0 { self.hasPostponed = false }
      if !self.isEnded { send() }
      if self.hasChanges { self.finishDelivery() }
    }
  }

  /// Lets values that arrive while the stack is deep wait until it is shallow.
  @usableFromInline func waitWhileDeep() {}

  /// Sends the terminal event to a receiver that is connected after it.
  func sendEnding(to receiver: Receiver) {
    guard let ending = self.ending else { return }
    Turn.run { receiver.receive(ending) }
  }

  /// Releases the closure of an operator, after the turn in which its signal has terminated.
  @usableFromInline func releaseOperation() {}
}

/// What is rarely read of the state of a node.
private struct NodeMarks: OptionSet {
  let rawValue: UInt8

  static let retained = NodeMarks(rawValue: 1)
  static let work = NodeMarks(rawValue: 2)
  static let interruptedWork = NodeMarks(rawValue: 4)
  static let silent = NodeMarks(rawValue: 8)
  static let rising = NodeMarks(rawValue: 16)

  mutating func set(_ mark: NodeMarks, _ isSet: Bool) {
    if isSet { self.formUnion(mark) } else { self.subtract(mark) }
  }
}

/// The kind of a terminal event, in one byte.
private enum EndingKind {
  case none
  case completed
  case interrupted
  case failed
}
