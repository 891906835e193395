internal import PlumblineThreadLocal

/// Everything that one send from outside the graph causes.
///
/// A turn delivers a value from its source downwards. Joins wait until everything above them has settled. Values
/// that are sent in the meantime wait until the turn has ended.
///
/// Each thread has one instance: a turn is synchronous, so it begins and ends on one thread. No instance is shared
/// between threads.
@usableFromInline
final class Turn {
  /// Whether a turn runs on this thread.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `TurnsNeverNestTests.observersSeeOneOrder`
  @usableFromInline @exclusivity(unchecked) var isRunning = false
  /// Whether something is left to do before the turn ends.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `TurnsNeverNestTests.sendsWaitInOrder`
  @usableFromInline @exclusivity(unchecked) var hasWork = false

  /// The joins that wait until everything above them has settled.
  ///
  /// Safe because the methods of the queue run no other code: they store references that are not retained.
  /// Test: `NoGlitchesTests.deepDiamond`
  @exclusivity(unchecked) var joins = JoinQueue()
  /// The sends that wait for the end of the turn, in their order.
  ///
  /// Safe because the methods of the queue run no other code: `removeFirst()` returns a send, which is run and released
  /// after the access.
  /// Test: `TurnsNeverNestTests.deepNesting`
  @exclusivity(unchecked) private var sends = SendQueue()
  /// Whether sends have waited in this turn.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `TurnsNeverNestTests.sendsWaitInOrder`
  @exclusivity(unchecked) private var hasSends = false
  /// The depth of causation of the sends of the turn.
  ///
  /// Safe because the methods that are called on it run no other code: the description of a value is made by a copy of it
  /// (see `record(_:_:_:)`).
  /// Test: `EndlessTurnTests.circlesAreNamed`
  @exclusivity(unchecked) private var causation = Causation()
  /// Whether sends are recorded, since the turn may never end.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `EndlessTurnTests.circlesAreNamed`
  @usableFromInline @exclusivity(unchecked) private(set) var isRecording = false
  /// The work that waits until the stack is shallow again.
  ///
  /// Safe because the methods of the queue run no other code: work is run and released after the access that removes it.
  /// Test: `DeepStackTests.pages`
  @exclusivity(unchecked) var postponed = PostponedWork()
  /// Whether work waits until the stack is shallow again.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `DeepStackTests.pages`
  @exclusivity(unchecked) var hasPostponed = false
  /// The number of the postponed work that was run last.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `DeepStackTests.switches`
  @exclusivity(unchecked) var workNumber = 0
  /// The nodes of a chain of operators that end, the last one first to finish.
  ///
  /// Safe because each access copies, appends or removes a trivial reference, and runs no other code.
  /// Test: `LongChainTests.ends`
  @exclusivity(unchecked) var endingNodes: ContiguousArray<Unmanaged<Node>> = []
  /// The cleanups that wait for the end of the cleanup that has caused them.
  ///
  /// Safe because the methods of the queue run no other code: work is run and released after the access that removes it.
  /// Test: `LongChainTests.disposal`
  @exclusivity(unchecked) var cleanups = PostponedWork()
  /// The current depth of recursive cleanup.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `LongChainTests.disposal`
  @exclusivity(unchecked) var cleanupDepth = 0
  /// Objects that are released at the end of the turn, since their code may be on the stack.
  ///
  /// Safe because each reference was retained when it was added, and is released once, after the access that removes it
  /// (see `releaseDeferred()`).
  /// Test: `DeferredReleaseTests.nestedRelease`
  @exclusivity(unchecked) var deferredReleases = DeferredReleases()
  /// The nodes of operators that have ended in this turn, whose closures are released at its end, since their code may be
  /// on the stack.
  ///
  /// Safe because each node was retained when it was added, and is released once, after the access that removes it (see
  /// `releaseDeferred()`).
  /// Test: `DeferredReleaseTests.nestedRelease`
  @exclusivity(unchecked) private var endedOperators: ContiguousArray<Unmanaged<Node>> = []
  /// Empty storage that is used again.
  ///
  /// Safe because it is taken out before objects are released, and stored again afterwards.
  /// Test: `DeferredReleaseTests.nestedRelease`
  @exclusivity(unchecked) private var spareReleases = DeferredReleases()
  /// The number of the turn that runs, or of the next one.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `PropertyInStepTests.whatTakesPartIsInStep`
  @usableFromInline @exclusivity(unchecked) private(set) var number = 0
  /// The receiver that a node with several receivers delivers to, or the join that runs; nil while other code runs. It
  /// tells the code that has written a value from other code of the turn.
  ///
  /// Safe because the reference is trivial, and is only compared.
  /// Test: `PropertyInStepTests.writersReadWhatTheyWrote`
  @usableFromInline @exclusivity(unchecked) var receiver: UnsafeMutableRawPointer?
  /// The receivers whose code has started the producers that are being started; see ``receiver``.
  ///
  /// Safe because the references are trivial, and are only compared.
  /// Test: `PropertyInStepTests.startsBelongToTheirCode`
  @exclusivity(unchecked) private(set) var starters: ContiguousArray<UnsafeMutableRawPointer?> = []
  /// Whether properties whose value is tracked have changed, or observers have joined this turn.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ObservationTests.oneInvalidation`
  @exclusivity(unchecked) var hasChanges = false
  /// The properties that have changed in this turn, of those whose value is tracked.
  ///
  /// Safe because the array is taken out before other code runs.
  /// Test: `ObservationTests.oneInvalidation`
  @exclusivity(unchecked) var changedProperties: [PropertyExtras] = []
  /// The observers that have joined this turn.
  ///
  /// Safe because the array is taken out before other code runs.
  /// Test: `TurnObserverTests.sendsFromTheClosure`
  @exclusivity(unchecked) private var observers: [TurnObserver] = []
  /// Whether the last read of a property is tracked; see `PropertyTracking`.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ObservationTests.oneInvalidation`
  @exclusivity(unchecked) var isReadTracked = false
  /// The registrar of the next property whose value is tracked; see `PropertyTracking`.
  ///
  /// Safe because the reference is retained when it is stored, and released when it is taken or with the turn.
  /// Test: `ObservationTests.otherThread`
  @exclusivity(unchecked) var nextTracking: Unmanaged<PropertyExtras>?
  /// The maximum number of objects whose storage is used again.
  static let spareCount = 256
  /// The number of the last teardown turn.
  private var teardownNumber = -1

  #if DEBUG
    /// The number of the thread.
    let thread = plumbline_thread_identifier()
  #endif

  private init() {}

  deinit {
    self.nextTracking?.release()
    self.deferredReleases.deallocate()
    self.spareReleases.deallocate()
  }

  /// The instance of the calling thread.
  ///
  /// Safe because thread-local storage retains the instance until the thread exits (see `make`), when no code of the
  /// thread runs any more.
  /// Test: `OneIsolationTests.threadsExit`
  @usableFromInline static var current: Unmanaged<Turn> {
    if let object = plumbline_thread_local_object() { return Unmanaged.fromOpaque(object) }
    return Self.make()
  }

  /// Creates the instance of the calling thread.
  ///
  /// Safe because the retain is balanced: the thread-local storage releases the instance once, when the thread exits.
  /// Test: `OneIsolationTests.threadsExit`
  @inline(never)
  private static func make() -> Unmanaged<Turn> {
    let turn = Unmanaged.passRetained(Turn())
    plumbline_mark_stack()
    plumbline_set_thread_local_object(turn.toOpaque()) { Unmanaged<Turn>.fromOpaque($0).release() }
    return turn
  }

  /// Runs a closure in the current turn, or in a turn of its own.
  @inlinable
  static func run(_ body: () -> Void) {
    Self.current._withUnsafeGuaranteedRef { turn in
      if turn.isRunning {
        body()
      } else {
        turn.isRunning = true
        body()
        turn.end()
      }
    }
  }

  /// Runs a closure that starts a producer, in the current turn or in a turn of its own.
  ///
  /// Values that are sent at once are attributed to the code that starts the producer: each reads what the other has
  /// written.
  static func runStart(_ body: () -> Void) {
    Self.current._withUnsafeGuaranteedRef { turn in
      guard turn.isRunning else { return Self.run(body) }
      turn.starters.append(turn.receiver)
      body()
      turn.starters.removeLast()
    }
  }

  /// Runs a closure in a turn of its own: at once, or after the current turn and the sends that wait.
  @usableFromInline
  static func runNext(_ body: @escaping () -> Void) {
    Self.current._withUnsafeGuaranteedRef { turn in
      if turn.isRunning {
        turn.enqueue(body)
      } else {
        turn.isRunning = true
        body()
        turn.end()
      }
    }
  }

  /// Runs a teardown turn: the turn in which a source that is deinitialized completes.
  ///
  /// Work that was started for values of the source ends in that turn, since the owner of the source, which would
  /// take the results, is going away as well.
  static func runTeardown(of node: Node) {
    Self.current._withUnsafeGuaranteedRef { turn in
      if turn.isRunning {
        turn.enqueue { turn.tearDown(node) }
      } else {
        turn.isRunning = true
        turn.tearDown(node)
        turn.end()
      }
    }
  }

  private func tearDown(_ node: Node) {
    // Operators that are made in this turn have another creation turn than those that were made before it.
    self.number &+= 1
    self.teardownNumber = self.number
    node.end(.completed)
  }

  /// Whether the current turn is a teardown turn.
  static var isTeardown: Bool {
    Self.current._withUnsafeGuaranteedRef { $0.isRunning && $0.teardownNumber == $0.number }
  }

  /// The number of the current turn, or of the next one.
  static var number: Int { Self.current._withUnsafeGuaranteedRef { $0.number } }

  /// Whether a turn runs on this thread.
  @inlinable static var isRunning: Bool { Self.current._withUnsafeGuaranteedRef { $0.isRunning } }

  /// Calls a closure on behalf of one of several receivers.
  ///
  /// Safe because the reference is only compared.
  /// Test: `PropertyInStepTests.writersReadWhatTheyWrote`
  static func run(for receiver: Unmanaged<Receiver>, _ body: () -> Void) {
    Self.current._withUnsafeGuaranteedRef { turn in
      let outer = turn.receiver
      turn.receiver = receiver.toOpaque()
      body()
      turn.receiver = outer
    }
  }

  /// Adds a send that runs in a turn of its own after this one.
  @usableFromInline
  func enqueue(_ body: @escaping () -> Void) {
    self.sends.append(body)
    self.hasSends = true
    self.causation.add()
    self.hasWork = true
  }

  /// Records the sender of a waiting value, if the turn may never end.
  static func record<Sender: AnyObject>(_ sender: Sender, _ value: some Any) {
    Self.current._withUnsafeGuaranteedRef { turn in
      if turn.isRecording { turn.record(sender, "\(Sender.self)", value) }
    }
  }

  /// Records the sender of a waiting value, in a turn that may never end.
  @usableFromInline @inline(never)
  func record(_ sender: AnyObject, _ name: String, _ value: Any) {
    var causation = self.causation
    let report = causation.record(sender, name, value)
    self.causation = causation
    self.isRecording = causation.isRecording
    report?.report()
  }

  /// Adds a join that runs when everything above it has settled.
  @usableFromInline
  func enqueue(_ join: Node) {
    self.joins.insert(join)
    self.hasWork = true
  }

  /// Retains an object until the end of the current turn, since its code may be on the stack.
  ///
  /// It does nothing when no turn runs.
  ///
  /// Safe because `releaseDeferred()` balances the retain.
  /// Test: `DeferredReleaseTests.nestedRelease`
  @usableFromInline
  static func deferRelease(of object: AnyObject) {
    Self.current._withUnsafeGuaranteedRef { turn in
      guard turn.isRunning else { return }
      turn.deferredReleases.append(Unmanaged.passRetained(object))
      turn.hasWork = true
    }
  }

  /// Releases an object at the end of the current turn, since its code may be on the stack; at once when no turn runs.
  ///
  /// Safe because the caller has retained the object, and it is released once.
  /// Test: `DeferredReleaseTests.nestedRelease`
  static func deferRelease<Object: AnyObject>(balancing reference: Unmanaged<Object>) {
    Self.current._withUnsafeGuaranteedRef { turn in
      guard turn.isRunning else { return turn.release(reference) }
      turn.deferredReleases.append(Unmanaged.fromOpaque(reference.toOpaque()))
      turn.hasWork = true
    }
  }

  /// Releases the closure of an operator that has ended at the end of the current turn, since its code may be on the
  /// stack; at once when no turn runs.
  ///
  /// Safe because `releaseOperations()` balances the retain.
  /// Test: `DeferredReleaseTests.nestedRelease`
  static func releaseOperation(of node: Node) {
    Self.current._withUnsafeGuaranteedRef { turn in
      guard turn.isRunning else { return node.releaseOperation() }
      turn.endedOperators.append(Unmanaged.passRetained(node))
      turn.hasWork = true
    }
  }

  /// Ends the current turn, and runs those that wait.
  @inlinable
  func end() {
    if self.hasWork { self.settle() }
    self.isRunning = false
    self.number &+= 1
  }

  @usableFromInline
  func settle() {
    while true {
      if self.hasPostponed { self.runPostponed() }
      if let join = self.joins.removeLowest() {
        self.receiver = join.toOpaque()
        join._withUnsafeGuaranteedRef { $0.runStep() }
        continue
      }
      self.receiver = nil
      if !self.endedOperators.isEmpty {
        self.releaseOperations()
        continue
      }
      if !self.deferredReleases.isEmpty {
        self.releaseDeferred()
        continue
      }
      if self.hasChanges {
        self.reportChanges()
        continue
      }
      guard self.hasSends, let send = self.sends.removeFirst() else { break }
      self.number &+= 1
      self.causation.removeFirst()
      self.isRecording = self.causation.isRecording
      send()
    }
    if self.hasSends {
      self.hasSends = false
      self.causation = Causation()
      self.isRecording = false
    }
    self.hasWork = false
  }

  /// Adds an observer that is told when the current turn has ended.
  func add(observer: TurnObserver) {
    self.observers.append(observer)
    self.hasChanges = true
    self.hasWork = true
  }

  /// Invalidates what tracks the properties that have changed; when all is settled again, tells the observers.
  private func reportChanges() {
    guard self.changedProperties.isEmpty else { return self.invalidateProperties() }
    self.hasChanges = false
    let observers = self.observers
    self.observers = []
    for observer in observers { observer.noteTurnEnd() }
  }

  /// Releases the closures of the operators that have ended.
  ///
  /// Safe because `releaseOperation(of:)` has retained the nodes.
  /// Test: `DeferredReleaseTests.nestedRelease`
  func releaseOperations() {
    while let node = self.endedOperators.popLast() {
      node._withUnsafeGuaranteedRef { $0.releaseOperation() }
      node.release()
    }
    if self.endedOperators.capacity > Self.spareCount { self.endedOperators = [] }
  }

  /// Releases the objects whose release was deferred. Their deinitializers may send, observe, and defer releases.
  ///
  /// Safe because `deferRelease(of:)` has retained the objects.
  /// Test: `DeferredReleaseTests.nestedRelease`
  func releaseDeferred() {
    var objects = self.deferredReleases
    // Objects that their deinitializers add are stored in the other storage.
    self.deferredReleases = self.spareReleases
    self.spareReleases = DeferredReleases()
    objects.releaseAll()
    objects.deallocate(above: Self.spareCount)
    self.spareReleases = objects
  }
}
