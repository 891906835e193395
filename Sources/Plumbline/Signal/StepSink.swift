/// A receiver of an operator without state, which feeds a node with the same type of error.
///
/// Its closure receives the node with each value. So it need not hold the node: most of these closures hold nothing, and
/// take no memory.
///
/// Safe because the node owns the sink, and lives as long as the sink is connected to a source.
/// Test: `UnretainedTests.lastUserGoesInOperator`
@usableFromInline
final class StepSink<Value>: AnySink {
  @usableFromInline let step: (Value, Unmanaged<Node>) -> Void

  @inlinable
  init(_ step: @escaping (Value, Unmanaged<Node>) -> Void) {
    self.step = step
    super.init(isStep: true)
  }

  @inlinable @inline(__always)
  func receive(_ value: Value) {
    if let target = self.target { self.step(value, target) }
  }
}
