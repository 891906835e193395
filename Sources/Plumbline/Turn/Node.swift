/// What signals of all types have in common: what feeds them, what they feed, and their place in the order of a
/// turn.
///
/// A node lives as long as the handle of its signal, a node below it, or an observer needs it: a node owns the
/// sinks that feed it, and these their sources. It retains the sinks of its observers only, and itself for them while
/// something feeds it. The sink of a node below takes itself out before that node goes.
///
/// A sink is called without being retained. That is safe since whatever a turn lets go of is kept until the turn
/// ends (see `Turn.release`), and events are delivered in turns only. Tests: `UnretainedTests`.
@usableFromInline
class Node {
  @usableFromInline typealias SinkReference = Unmanaged<AnySink>

  /// What the node feeds, when it is exactly one sink.
  @usableFromInline @exclusivity(unchecked) final var only: SinkReference?
  /// What the node feeds, when there are several; nil in place of one that was removed during a delivery.
  @usableFromInline @exclusivity(unchecked) final var many: ContiguousArray<SinkReference?> = []
  /// The number of deliveries to `many` that are under way.
  @usableFromInline @exclusivity(unchecked) final var deliveries: Int32 = 0
  /// The place in the order of a turn. A join is higher than everything that feeds it.
  @exclusivity(unchecked) final var height: Int32 = 0
  /// The number of observers.
  @exclusivity(unchecked) private final var observers: Int32 = 0
  /// Whether the node keeps itself alive for its observers.
  @exclusivity(unchecked) private final var isKept = false
  /// The number of signals that are handles of the node.
  @usableFromInline @exclusivity(unchecked) final var handles: Int32 = 0
  /// Whether something waits for the end of a delivery.
  @usableFromInline @exclusivity(unchecked) final var hasChanges = false
  /// Whether nothing is sent any more.
  @usableFromInline @exclusivity(unchecked) final var isEnded = false
  /// Whether the node waits in the turn's queue.
  @usableFromInline @exclusivity(unchecked) final var isWaiting = false
  /// Whether the node is the signal of work, which stops when nobody takes its values.
  @exclusivity(unchecked) final var isWork = false
  /// Whether the work that leads to the node has been looked for, to interrupt it.
  @exclusivity(unchecked) private final var isLookedThrough = false
  /// Whether a change of the height is under way.
  @exclusivity(unchecked) private final var isRising = false
  /// The join behind this one in the turn's queue.
  @exclusivity(unchecked) final var next: Unmanaged<Node>?
  /// What a join does when everything above it has settled; nil for what is no join.
  @usableFromInline @exclusivity(unchecked) final var step: (() -> Void)?
  /// The first of the sinks that feed the node.
  @exclusivity(unchecked) private final var source: AnySink?
  /// The others.
  @exclusivity(unchecked) private final var moreSources: [AnySink] = []
  /// What ends with the node: the work of a producer, say.
  @exclusivity(unchecked) private final var companions: [any Disposable] = []

  @usableFromInline init() {}

  deinit {
    // Only observers' sinks are left: a sink that feeds a node keeps its source. All of them forget the node before the
    // first goes, whose code may dispose of the others.
    var observers: [SinkReference] = []
    self.forEachSink { observers.append($0) }
    self.only = nil
    self.many = []
    for sink in observers { sink._withUnsafeGuaranteedRef { $0.forgetSource() } }
    for sink in observers { sink.release() }
    self.source?.detach()
    for sink in self.moreSources { sink.detach() }
    for companion in self.companions { companion.dispose() }
  }

  // MARK: Order

  /// Lets a join run in the turn that is under way.
  @inlinable
  final func schedule() {
    if self.isWaiting || self.isEnded { return }
    self.isWaiting = true
    Turn.current._withUnsafeGuaranteedRef { $0.enqueue(self) }
  }

  final func runStep() {
    self.isWaiting = false
    guard !self.isEnded, let step = self.step else { return }
    step()
  }

  /// Puts the node, and what it feeds, above another one.
  final func raise(above other: Node) {
    let height = other.height + (self.step == nil ? 0 : 1)
    // A graph may lead back to itself through a signal that is switched to.
    guard height > self.height, !self.isRising else { return }
    self.height = height
    self.isRising = true
    self.forEachSink { sink in
      let target = sink._withUnsafeGuaranteedRef { $0.target }
      target?._withUnsafeGuaranteedRef { $0.raise(above: self) }
    }
    self.isRising = false
  }

  // MARK: Sources

  /// Takes a sink that feeds the node.
  final func add(source sink: AnySink) {
    if self.source == nil { self.source = sink } else { self.moreSources.append(sink) }
    self.keepIfObserved()
  }

  /// Lets go of a sink that feeds the node.
  final func remove(source sink: AnySink) {
    sink.dispose()
    if self.source === sink {
      self.source = self.moreSources.popLast()
      self.keepIfObserved()
    } else if let index = self.moreSources.firstIndex(where: { $0 === sink }) {
      self.moreSources.remove(at: index)
    }
  }

  /// Takes something that ends with the node.
  final func add(companion: any Disposable) {
    guard !self.isEnded else { return companion.dispose() }
    self.companions.append(companion)
    self.keepIfObserved()
  }

  final func remove(companion: any Disposable) {
    let companions = self.companions
    self.companions = companions.filter { $0 !== companion }
    withExtendedLifetime(companions) {}
    self.keepIfObserved()
  }

  /// Ends what feeds the node, and what ends with it, and forgets what a join does.
  final func letGoOfSources() {
    let companions = self.companions
    self.companions = []
    self.step = nil
    // Work that feeds the node tells its signals that it is interrupted, so these go after it.
    for companion in companions {
      Turn.release(companion)
      companion.dispose()
    }
    let source = self.source
    let moreSources = self.moreSources
    self.source = nil
    self.moreSources = []
    if let source { self.letGo(of: source) }
    for sink in moreSources { self.letGo(of: sink) }
    self.keepIfObserved()
  }

  private func letGo(of sink: AnySink) {
    if !self.isLookedThrough { sink.interruptWork() }
    sink.dispose()
  }

  /// Interrupts the work that leads to nothing but a sink, so that the signals on the way are told.
  final func interruptWork(for sink: AnySink) {
    guard self.handles == 0, !self.isEnded, self.feedsNothing(but: sink) else { return }
    if self.isWork { return self.interrupt() }
    // The sink is disposed of then, and this node lets go of its sources.
    self.isLookedThrough = true
    self.source?.interruptWork()
    for source in self.moreSources { source.interruptWork() }
  }

  /// Delivers an interruption.
  func interrupt() {}

  // MARK: Sinks

  /// Does something with each of the sinks that there are at first.
  final func forEachSink(_ body: (SinkReference) -> Void) {
    if let only = self.only { return body(only) }
    // Code that is called may change the list.
    for sink in self.many.compactMap({ $0 }) { body(sink) }
  }

  final func attach(_ sink: AnySink) {
    sink.setSource(self)
    let reference = SinkReference.passUnretained(sink)
    if let only = self.only {
      self.only = nil
      self.many.append(only)
      self.many.append(reference)
    } else if self.many.isEmpty {
      self.only = reference
    } else {
      self.many.append(reference)
    }
  }

  final func remove(_ sink: AnySink) {
    let reference = SinkReference.passUnretained(sink).toOpaque()
    if self.only?.toOpaque() == reference {
      self.only = nil
    } else if let index = self.many.firstIndex(where: { $0?.toOpaque() == reference }) {
      if self.deliveries > 0 {
        self.many[index] = nil
        self.hasChanges = true
      } else {
        self.many.remove(at: index)
      }
    }
    if sink.target == nil { self.releaseForObserver(sink) }
    self.abandonIfUnused()
  }

  /// Forgets the sinks that were removed during a delivery.
  final func closeGaps() {
    self.many.removeAll { $0 == nil }
    self.hasChanges = false
  }

  // MARK: Users

  /// Lets go of the node for a signal that was its handle.
  @usableFromInline
  final func releaseForHandle() {
    self.handles -= 1
    self.abandonIfUnused()
    // A turn may be in its code.
    Turn.release(self)
  }

  private func feedsNothing(but sink: AnySink) -> Bool {
    let reference = SinkReference.passUnretained(sink).toOpaque()
    if let only = self.only { return only.toOpaque() == reference }
    return self.many.allSatisfy { $0 == nil || $0?.toOpaque() == reference }
  }

  final var feedsNothing: Bool { self.only == nil && self.many.allSatisfy { $0 == nil } }

  /// Ends what feeds a node that nobody can use any more: work whose value nobody takes stops at once.
  private func abandonIfUnused() {
    guard self.handles == 0, !self.isEnded, self.feedsNothing else { return }
    guard self.isWork || self.source != nil || !self.companions.isEmpty else { return }
    self.isEnded = true
    self.letGoOfSources()
  }

  /// Keeps the sink of an observer.
  final func retainForObserver(_ sink: AnySink) {
    _ = Unmanaged.passRetained(sink)
    self.observers += 1
    self.keepIfObserved()
  }

  private func releaseForObserver(_ sink: AnySink) {
    Turn.release(sink)
    Unmanaged.passUnretained(sink).release()
    self.observers -= 1
    self.keepIfObserved()
  }

  /// Whether something may come from one of the sources.
  private var isFed: Bool {
    self.source?.isDisposed == false || self.moreSources.contains { !$0.isDisposed }
  }

  /// Keeps a node that is observed alive while something feeds it. Otherwise those that send keep it.
  final func keepIfObserved() {
    let isKept = self.observers > 0 && (self.isFed || !self.companions.isEmpty)
    guard isKept != self.isKept else { return }
    self.isKept = isKept
    if isKept {
      _ = Unmanaged.passRetained(self)
    } else {
      Turn.release(self)
      Unmanaged.passUnretained(self).release()
    }
  }
}
