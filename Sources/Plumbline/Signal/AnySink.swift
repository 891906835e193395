/// Where the events of a signal go, without their types.
@usableFromInline
class AnySink: Disposable {
  /// The node that the sink feeds and that owns it; nil for an observer, which `source` owns.
  @exclusivity(unchecked) final var target: Unmanaged<Node>?
  /// Where the events come from; nil when nothing more arrives.
  @exclusivity(unchecked) final var source: Node?

  @usableFromInline init() {}

  @usableFromInline final var isDisposed: Bool { self.source == nil }

  /// Takes the sink out of its source. Nothing arrives any more.
  final func detach() {
    guard let source = self.source else { return }
    self.source = nil
    source.remove(self)
    // It may be the one that delivers.
    Turn.release(source)
  }

  @usableFromInline final func dispose() {
    // Its code may be on the stack.
    Turn.release(self)
    self.detach()
  }
}
