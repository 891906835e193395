/// A receiver of the events of a signal that ends as its source does: an observer, or a sink that feeds a node with the
/// same type of error.
@usableFromInline
class Sink<Value, Failure: Error>: AnySink {
  @usableFromInline final let receive: (Value) -> Void

  @inlinable
  init(receive: @escaping (Value) -> Void) {
    self.receive = receive
    super.init()
  }
}

/// A receiver of the events of a signal, with a closure that receives the terminal event.
@usableFromInline
final class EndingSink<Value, Failure: Error>: Sink<Value, Failure> {
  @usableFromInline let end: (Ending<Failure>) -> Void

  @inlinable
  init(receive: @escaping (Value) -> Void, end: @escaping (Ending<Failure>) -> Void) {
    self.end = end
    super.init(receive: receive)
  }

  @usableFromInline
  override func receive(_ ending: AnyEnding) { self.end(Ending(ending)) }
}

/// A receiver of the events of a signal, without their types: an observer, or a receiver that a node owns.
@usableFromInline
class AnySink: Receiver, Disposable {
  /// The node that the sink feeds and that owns it.
  ///
  /// Safe because the node owns the sink, and detaches it before it is deinitialized.
  /// Test: `UnretainedTests.lastUserGoesInChain`
  @exclusivity(unchecked) private final var output: Unmanaged<Node>?

  @usableFromInline
  init() {
    super.init(isStep: false)
  }

  /// Safe because the node owns the sink, and detaches it before it is deinitialized.
  /// Test: `UnretainedTests.lastUserGoesInChain`
  override final var target: Unmanaged<Node>? { self.output }

  /// Sets the node that the sink feeds and that owns it.
  ///
  /// Safe because the node detaches the sink before it is deinitialized.
  /// Test: `UnretainedTests.lastUserGoesInChain`
  final func setTarget(_ node: Node) { self.output = Unmanaged.passUnretained(node) }

  /// The place among the sinks that feed the node, but the first. A sink without one is looked for.
  @usableFromInline
  var placeInTarget: Int? {
    get { nil }
    set {}
  }

  override final func leaveEndedSource() {
    if let target = self.output {
      // This releases the closures of the sink as early as possible.
      target._withUnsafeGuaranteedRef { $0.remove(source: self) }
    } else if let source = self.source {
      source._withUnsafeGuaranteedRef { $0.removeEnded(self) }
    }
  }

  @usableFromInline final func dispose() {
    // Its code may be on the stack.
    Turn.deferRelease(of: self)
    self.detach()
  }

  /// Removes the sink from its source, then interrupts the work that its events come from.
  ///
  /// The signals of the work are retained meanwhile, so that they deliver the interruption. The sink receives nothing.
  @usableFromInline
  final func dispose(interrupting interrupt: () -> Void) {
    guard let node = self.node else { return interrupt() }
    withExtendedLifetime(node) { node in
      node.handles += 1
      self.dispose()
      interrupt()
      node.releaseForHandle()
    }
  }
}
