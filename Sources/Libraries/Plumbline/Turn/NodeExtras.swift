/// The state that few nodes have: joins, signals of several sources, and signals of work.
@usableFromInline
final class NodeExtras {
  /// The closure that a join runs when everything above it has settled; nil for any other node.
  ///
  /// Safe because `Node.releaseSources()` releases the closure after the access, and `Node.runStep()` runs a copy of it.
  /// Test: `ExclusivityTests.closureOfAJoinEndsIt`
  @exclusivity(unchecked) var step: (() -> Void)?
  /// The next join of the same height in the queue of the turn.
  ///
  /// Safe because a turn releases no node before its end (see `Turn.deferRelease(of:)`).
  /// Test: `UnretainedTests.lastUserGoesBeforeJoin`
  @exclusivity(unchecked) var next: Unmanaged<Node>?
  /// The sinks that feed the node, but the first.
  ///
  /// Safe because a sink that is removed is retained until the access has ended: by the turn, since it was disposed of, or
  /// by a local constant.
  /// Test: `ExclusivityTests.sourcesReleaseEachOther`
  @exclusivity(unchecked) var moreSources: [AnySink] = []
  /// Disposables that are disposed of when the signal ends: the work of a producer, for example.
  ///
  /// Safe because a disposable that is removed is retained by a local constant until the access has ended.
  /// Test: `Contract07Tests.switchingInterrupts`
  @exclusivity(unchecked) var disposables: [any Disposable] = []
  /// The terminal event that follows the delivery in progress.
  var endingAfterDelivery: AnyEnding?
  /// The number of values that are postponed, each of which is a delivery in progress.
  var postponedCount: Int32 = 0
}
