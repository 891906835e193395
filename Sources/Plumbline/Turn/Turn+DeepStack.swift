internal import PlumblineThreadLocal

// What would overflow the stack waits until the stack is shallow: events that a graph passes on, starts of producers
// that start each other, and the release of what is no longer used.
extension Turn {
  /// How often cleaning up may cause itself before the rest waits.
  private static let maximumCleanupDepth = 64
  /// The number of objects that wait to be released while what was postponed runs.
  private static let maximumReleaseCount = 4096

  /// Whether events wait until the stack is shallow: half of it is used, or 512 KB are.
  @usableFromInline static var isDeep: Bool { plumbline_stack_is_deep() }

  /// Whether starts wait until the stack is shallow: some of it is left for the end of what has started, and they follow
  /// what the code that runs has postponed already.
  static var postponesStarts: Bool {
    plumbline_stack_is_deep_for_start()
      || Self.current._withUnsafeGuaranteedRef { $0.postponed.addedCount > 0 }
  }

  /// A number of the code that runs: another one for each work that was postponed.
  static var workNumber: Int { Self.current._withUnsafeGuaranteedRef { $0.workNumber } }

  /// Whether a closure, which is called, postpones work.
  static func isPostponing(_ body: () -> Void) -> Bool {
    Self.current._withUnsafeGuaranteedRef { turn in
      let count = turn.postponed.addedCount
      body()
      return turn.postponed.addedCount > count
    }
  }

  /// Runs work in the current turn when the stack is shallow; at once when no turn runs.
  ///
  /// The runtime makes the same code responsible for what the work writes: see ``receiver``.
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

  /// Runs what waits until the stack is shallow, and what that postpones.
  ///
  /// Objects are released meanwhile, since there may be many: no code of theirs is on the stack, and what waits retains
  /// what it needs. Joins that wait do not.
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

  /// Releases the sources of a node: at once, or after what has caused it when that is nested deeply.
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

  /// Releases an object: at once, or after what has caused it when that is nested deeply.
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
