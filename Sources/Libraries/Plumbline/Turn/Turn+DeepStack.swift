internal import PlumblineThreadLocal

// Work that would overflow the stack waits until the stack is shallow: events that pass through a graph, starts of
// producers that start each other, and the release of unused objects.
extension Turn {
  /// The maximum depth of recursive cleanup; the rest waits.
  private static let maximumCleanupDepth = 64
  /// The number of objects that may wait for their release while postponed work runs.
  private static let maximumReleaseCount = 4096

  /// Whether events wait until the stack is shallow: half of it is used, or 512 KB are.
  @usableFromInline static var isDeep: Bool { plumbline_stack_is_deep() }

  /// Whether starts wait until the stack is shallow: they leave space for the termination of what has started, and
  /// follow the work that the running code has postponed already.
  @usableFromInline static var postponesStarts: Bool {
    plumbline_stack_is_deep_for_start()
      || Self.current._withUnsafeGuaranteedRef { $0.postponed.addedCount > 0 }
  }

  /// The number of the running code, which differs for each postponed work.
  @usableFromInline static var workNumber: Int { Self.current._withUnsafeGuaranteedRef { $0.workNumber } }

  /// Whether a closure, which is called, postpones work.
  @usableFromInline
  static func isPostponing(_ body: () -> Void) -> Bool {
    Self.current._withUnsafeGuaranteedRef { turn in
      let count = turn.postponed.addedCount
      body()
      return turn.postponed.addedCount > count
    }
  }

  /// Runs work in the current turn when the stack is shallow; at once when no turn runs.
  ///
  /// Values that the work writes are attributed to the code that postpones it: see ``receiver``.
  static func postpone(_ work: @escaping () -> Void) {
    Self.current._withUnsafeGuaranteedRef { turn in
      guard turn.isRunning else { return work() }
      let receiver = turn.receiver
      turn.postponed.append {
        Self.current._withUnsafeGuaranteedRef { $0.receiver = receiver }
        work()
      }
      turn.hasPostponed = true
      turn.hasWork = true
    }
  }

  /// Runs the postponed work, and the work that it postpones in turn.
  ///
  /// Objects are released meanwhile, since there may be many: none of their code is on the stack, and the postponed
  /// work retains what it needs. They are not released while joins wait, which retain nothing.
  func runPostponed() {
    while let work = self.postponed.removeFirst() {
      self.workNumber &+= 1
      work()
      if self.deferredReleases.count > Self.maximumReleaseCount, self.joins.isEmpty {
        self.releaseOperations()
        self.releaseDeferred()
      }
    }
    self.hasPostponed = false
  }

  /// Releases the sources of a node: at once or, in a deep recursion, after the cleanup that has caused it.
  @inline(__always)
  func releaseSources(of node: Node) {
    if self.beginCleanup() {
      node.releaseSources()
      self.endCleanup()
    } else {
      // Its code may be on the stack.
      Self.deferRelease(of: node)
      self.cleanups.append { node.releaseSources() }
    }
  }

  /// Releases an object: at once or, in a deep recursion, after the cleanup that has caused it.
  ///
  /// Safe because the caller has retained the object, and it is released once.
  /// Test: `LongChainTests.release`
  func release<Object: AnyObject>(_ reference: Unmanaged<Object>) {
    if self.beginCleanup() {
      reference.release()
      self.endCleanup()
    } else {
      self.cleanups.append { reference.release() }
    }
  }

  @inline(__always)
  private func beginCleanup() -> Bool {
    guard self.cleanupDepth < Self.maximumCleanupDepth else { return false }
    self.cleanupDepth += 1
    return true
  }

  @inline(__always)
  private func endCleanup() {
    if self.cleanupDepth == 1 {
      while let cleanup = self.cleanups.removeFirst() { cleanup() }
    }
    self.cleanupDepth -= 1
  }
}
