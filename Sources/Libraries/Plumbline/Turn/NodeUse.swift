#if DEBUG
  internal import Dispatch
  internal import PlumblineThreadLocal

  /// The threads that use a node, in debug builds.
  ///
  /// A graph belongs to an isolation, not to a thread: the work of an actor runs on many threads, one after the other. So
  /// a use is reported if it cannot be that of one isolation:
  /// - two threads deliver values of the node at the same time;
  /// - the node was made on the main queue, and a thread without a task sends to it;
  /// - the node was made on the main queue, a task sends to it elsewhere, and then the main queue does. An actor whose
  ///   initializer runs on the main queue is not reported, since only the actor sends afterwards.
  ///
  /// It stores only numbers and Booleans, since a reported program accesses them on several threads.
  @usableFromInline
  struct NodeUse {
    /// A value that only the main queue has. On Linux, the queue also runs on threads other than the main one.
    private static let mainQueue: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: Self.mainQueue) == true }

    /// Whether the node was made on the main queue.
    private let isOfMainQueue = Self.isOnMainQueue
    /// The thread that delivers a value; 0 while none does.
    private var thread: UInt64 = 0
    /// The other thread that a task has sent to the node on; 0 if there is none.
    private var otherThread: UInt64 = 0
    private var hasReported = false

    init() {}

    /// Notes that a value is sent from outside of the graph.
    @usableFromInline
    mutating func noteSend(of type: Any.Type) {
      guard self.isOfMainQueue, !self.hasReported else { return }
      let thread = plumbline_thread_identifier()
      if Self.isOnMainQueue {
        if self.otherThread != 0 { self.report(.sentElsewhere(type, thread: self.otherThread)) }
      } else if withUnsafeCurrentTask(body: { $0 == nil }) {
        self.report(.sentElsewhere(type, thread: thread))
      } else {
        self.otherThread = thread
      }
    }

    /// Notes that a value is delivered from now on.
    ///
    /// - Returns: The thread that a value was delivered on before, to be passed to ``endDelivery(_:)``.
    @usableFromInline
    mutating func beginDelivery(of type: Any.Type) -> UInt64 {
      let outer = self.thread
      let thread = Turn.current._withUnsafeGuaranteedRef { $0.thread }
      if outer != 0, outer != thread, !self.hasReported {
        self.report(.usedByTwoThreads(type, outer, thread))
      }
      self.thread = thread
      return outer
    }

    @usableFromInline
    mutating func endDelivery(_ outer: UInt64) { self.thread = outer }

    private mutating func report(_ misuse: Misuse) {
      self.hasReported = true
      misuse.report()
    }
  }
#endif

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
  @exclusivity(unchecked) var moreSources = SinkList()
  /// Disposables that are disposed of when the signal ends: the work of a producer, for example.
  ///
  /// Safe because a disposable that is removed is retained by a local constant until the access has ended.
  /// Test: `ChangingGraphTests.switchingInterrupts`
  @exclusivity(unchecked) var disposables: [any Disposable] = []
  /// The terminal event that follows the delivery in progress.
  var endingAfterDelivery: AnyEnding?
  /// The error that the signal has failed with.
  var error: (any Error)?
  /// The number of values that are postponed, each of which is a delivery in progress.
  var postponedCount: Int32 = 0
}
