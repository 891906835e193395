/// The output of an operator: it sends events to the signal that the operator makes.
///
/// It does not retain the core of the signal. Safe because the core owns the sink that holds the closure of the
/// operator, and neither is released while a turn runs.
/// Test: `UnretainedTests.lastUserGoesInOperator`
@frozen @usableFromInline
struct Outlet<Value, Failure: Error> {
  @usableFromInline let core: Unmanaged<SignalCore<Value, Failure>>

  @inlinable
  init(_ core: SignalCore<Value, Failure>) {
    self.core = Unmanaged.passUnretained(core)
  }

  /// Creates the outlet of a sink that receives its node.
  @inlinable
  init(_ node: Unmanaged<Node>) {
    self.core = Unmanaged.fromOpaque(node.toOpaque())
  }

  @inlinable @inline(__always)
  func send(_ value: Value) {
    self.core._withUnsafeGuaranteedRef { $0.deliver(value) }
  }

  @inlinable
  func end(_ ending: Ending<Failure>) {
    self.core._withUnsafeGuaranteedRef { $0.deliver(ending) }
  }

  /// Whether the signal has terminated.
  @inlinable
  var isEnded: Bool { self.core._withUnsafeGuaranteedRef { $0.isEnded } }
}
