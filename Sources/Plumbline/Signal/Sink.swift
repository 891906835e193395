/// A receiver of the events of a signal: an observer, or the signal of an operator.
///
/// Safe because the node that a step receives owns the sink, and lives as long as the sink is connected to a source.
/// Test: `UnretainedTests.lastUserGoesInOperator`
@usableFromInline
final class Sink<Value, Failure: Error>: AnySink {
  /// Receives each value, unless the sink has a step.
  @usableFromInline let values: (Value) -> Void
  /// Receives each value together with the node that the sink feeds. The closure need not hold the node, so most of these
  /// closures hold nothing and take no memory.
  @usableFromInline let step: (Value, Unmanaged<Node>) -> Void
  @usableFromInline let hasStep: Bool

  // The closures are constants and not optional, so that a call does not retain what they hold.

  /// Creates a receiver that ends as its source does: an observer, or a sink that feeds a node with the same type of
  /// error.
  @inlinable
  init(receive: @escaping (Value) -> Void) {
    self.values = receive
    self.step = { _, _ in }
    self.hasStep = false
    super.init(end: nil)
  }

  @inlinable
  init(receive: @escaping (Value) -> Void, end: @escaping (Ending<Failure>) -> Void) {
    self.values = receive
    self.step = { _, _ in }
    self.hasStep = false
    super.init(end: { end(Ending($0)) })
  }

  /// Creates a receiver that ends as its source does, and feeds a node with the same type of error.
  @inlinable
  init(step: @escaping (Value, Unmanaged<Node>) -> Void) {
    self.values = { _ in }
    self.step = step
    self.hasStep = true
    super.init(end: nil)
  }

  @inlinable @inline(__always)
  func receive(_ value: Value) {
    if self.hasStep, let target = self.target { self.step(value, target) } else { self.values(value) }
  }
}
