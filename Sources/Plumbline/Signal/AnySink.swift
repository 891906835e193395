/// Where the events of a signal go, without their types.
@usableFromInline
class AnySink: Disposable {
  /// The node that the sink feeds and that owns it; nil for an observer, which `source` owns.
  @exclusivity(unchecked) final var target: Unmanaged<Node>?
  /// Where the events come from; nil when nothing more arrives.
  ///
  /// The sink of a node retains it, so that what is above a node lives as long as the node. The sink of an observer
  /// does not: its source owns it, and makes it forget when it goes.
  @exclusivity(unchecked) private final var source: Unmanaged<Node>?

  @usableFromInline init() {}

  @usableFromInline final var isDisposed: Bool { self.source == nil }

  final func setSource(_ source: Node) {
    self.source =
      self.target == nil ? Unmanaged.passUnretained(source) : Unmanaged.passRetained(source)
  }

  /// Forgets the source of an observer, which goes away.
  final func forgetSource() { self.source = nil }

  /// Takes the sink out of its source. Nothing arrives any more.
  final func detach() {
    guard let source = self.source else { return }
    self.source = nil
    // It may be what keeps itself alive, and what delivers.
    withExtendedLifetime(source.takeUnretainedValue()) { node in
      Turn.release(node)
      node.remove(self)
    }
    if self.target != nil { source.release() }
  }

  @usableFromInline final func dispose() {
    // Its code may be on the stack.
    Turn.release(self)
    self.detach()
  }

  /// Takes the sink out of its source, then ends the work that its events come from.
  ///
  /// The signals of the work are still there, so that they are told. What they send goes nowhere.
  final func dispose(interrupting work: any Disposable) {
    guard let source = self.source else { return work.dispose() }
    withExtendedLifetime(source.takeUnretainedValue()) { node in
      node.handles += 1
      self.dispose()
      work.dispose()
      node.releaseForHandle()
    }
  }

  /// Interrupts the work that leads to nothing but the sink.
  final func interruptWork() {
    guard let source = self.source else { return }
    withExtendedLifetime(source.takeUnretainedValue()) { $0.interruptWork(for: self) }
  }
}
