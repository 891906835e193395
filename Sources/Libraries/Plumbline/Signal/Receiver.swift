/// A receiver of a node's events: a sink, or the node of an operator that has no sink of its own.
@usableFromInline
class Receiver {
  /// The node that the events come from; nil when no more events arrive.
  ///
  /// The receiver of a node retains it, so that the nodes above a node live as long as the node. The sink of an observer
  /// does not retain it.
  ///
  /// Safe because a node makes the sinks of its observers forget it when it is deinitialized.
  /// Test: `UnretainedTests.observersEndEachOther`
  @exclusivity(unchecked) final var source: Unmanaged<Node>?
  /// The place among the receivers of the source, if the source has several.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `DeliveryOrderTests.disposedInAnyOrder`
  @exclusivity(unchecked) final var place: Int32 = 0

  /// Whether the receiver is a `StepNode`.
  @usableFromInline final let isStep: Bool

  @usableFromInline
  init(isStep: Bool) {
    self.isStep = isStep
  }

  /// The node that the receiver feeds, which owns it or is the receiver itself; nil for an observer, whose sink is owned by
  /// `source`.
  ///
  /// Safe because a node detaches its receivers before it is deinitialized.
  /// Test: `UnretainedTests.lastUserGoesInChain`
  var target: Unmanaged<Node>? { nil }

  /// Receives the terminal event: the node that the receiver feeds, if any, ends as its source does.
  @usableFromInline
  func receive(_ ending: AnyEnding) {
    if let target = self.target { target._withUnsafeGuaranteedRef { $0.end(ending) } }
  }

  @usableFromInline final var isDisposed: Bool { self.source == nil }

  /// Whether the source may still send events.
  final var isFed: Bool {
    guard let source = self.source else { return false }
    return source._withUnsafeGuaranteedRef { !$0.isSilent }
  }

  /// The node that the events come from, if any.
  ///
  /// Safe because the node makes its receivers forget it before it is deinitialized.
  /// Test: `ScheduledEventTests.scheduledInterruption`
  final var node: Node? { self.source?.takeUnretainedValue() }

  /// Sets the source, and retains it for the receiver of a node.
  ///
  /// Safe because `detach()` balances the retain.
  /// Test: `LeakTests.unusedSignalGoes`
  final func setSource(_ source: Node) {
    self.source =
      self.target == nil ? Unmanaged.passUnretained(source) : Unmanaged.passRetained(source)
  }

  /// Forgets the source of an observer, which has ended or is being deinitialized.
  final func forgetSource() { self.source = nil }

  /// Removes the receiver from its source. No more events arrive.
  final func detach() {
    guard let source = self.source else { return }
    self.source = nil
    // The removal may release the last reference to the source, whose code may be on the stack. The receiver of a node
    // has retained it.
    if self.target == nil { _ = source.retain() }
    source._withUnsafeGuaranteedRef { $0.remove(self) }
    Turn.deferRelease(balancing: source)
  }

  /// Removes the receiver from its source, which has ended, after it has received the terminal event.
  func leaveEndedSource() { self.detach() }

  /// Interrupts the work that feeds this receiver alone.
  final func interruptWork() {
    // A loop, since a chain may be long.
    var others: [Receiver] = []
    var next: Receiver? = self
    while let receiver = next ?? others.popLast() {
      next = receiver.node?.interruptWork(for: receiver, &others)
    }
  }
}
