/// A receiver of the events of a signal, without their types.
@usableFromInline
class AnySink: Disposable {
  /// The node that the sink feeds and that owns it; nil for an observer, whose sink is owned by `source`.
  ///
  /// Safe because the node owns the sink, and detaches it before it is deinitialized.
  /// Test: `UnretainedTests.lastUserGoesInChain`
  @usableFromInline @exclusivity(unchecked) final var target: Unmanaged<Node>?
  /// The node that the events come from; nil when no more events arrive.
  ///
  /// The sink of a node retains it, so that the nodes above a node live as long as the node. The sink of an observer
  /// does not retain it.
  ///
  /// Safe because a node makes the sinks of its observers forget it when it is deinitialized.
  /// Test: `UnretainedTests.observersEndEachOther`
  private final var source: Unmanaged<Node>?

  /// Whether the sink is a `StepSink`.
  @usableFromInline final let isStep: Bool

  @usableFromInline
  init(isStep: Bool) {
    self.isStep = isStep
  }

  /// Receives the terminal event: the node that the sink feeds, if any, ends as its source does.
  @usableFromInline
  func receive(_ ending: AnyEnding) {
    if let target = self.target { target._withUnsafeGuaranteedRef { $0.end(ending) } }
  }

  @usableFromInline final var isDisposed: Bool { self.source == nil }

  /// The node that the events come from, if any.
  ///
  /// Safe because the node makes its sinks forget it before it is deinitialized.
  /// Test: `ScheduledEventTests.scheduledInterruption`
  final var node: Node? { self.source?.takeUnretainedValue() }

  /// Sets the source, and retains it for a sink that feeds a node.
  ///
  /// Safe because `detach()` balances the retain.
  /// Test: `LeakTests.unusedSignalGoes`
  final func setSource(_ source: Node) {
    self.source =
      self.target == nil ? Unmanaged.passUnretained(source) : Unmanaged.passRetained(source)
  }

  /// Forgets the source of an observer, which is being deinitialized.
  final func forgetSource() { self.source = nil }

  /// Removes the sink from its source. No more events arrive.
  final func detach() {
    guard let source = self.source else { return }
    self.source = nil
    // The removal may release the last reference to the source, whose code may be on the stack. The sink of a node has
    // retained it.
    if self.target == nil { _ = source.retain() }
    source._withUnsafeGuaranteedRef { $0.remove(self) }
    Turn.deferRelease(balancing: source)
  }

  @usableFromInline final func dispose() {
    // Its code may be on the stack.
    Turn.deferRelease(of: self)
    self.detach()
  }

  /// Removes the sink from its source, then interrupts the work that its events come from.
  ///
  /// The signals of the work are retained meanwhile, so that they deliver the interruption. The sink receives nothing.
  final func dispose(interrupting work: any Disposable) {
    guard let source = self.source else { return work.dispose() }
    withExtendedLifetime(source.takeUnretainedValue()) { node in
      node.handles += 1
      self.dispose()
      work.dispose()
      node.releaseForHandle()
    }
  }

  /// Interrupts the work that feeds this sink alone.
  final func interruptWork() {
    guard let source = self.source, !source._withUnsafeGuaranteedRef({ $0.isEnded }) else { return }
    withExtendedLifetime(source.takeUnretainedValue()) { $0.interruptWork(for: self) }
  }
}
