/// The closure of an operator.
///
/// It cannot be copied, so a call borrows the closure where it is stored, and retains nothing.
///
/// Safe because the closure receives the node that stores it.
/// Test: `UnretainedTests.lastUserGoesInOperator`
@frozen @usableFromInline
struct Operation<Input>: ~Copyable {
  /// Receives each value and the node.
  @usableFromInline typealias Body = (_ value: Input, _ node: Unmanaged<Node>) -> Void

  @usableFromInline let body: Body

  @inlinable
  init(_ body: @escaping Body) {
    self.body = body
  }

  @inlinable @inline(__always)
  borrowing func callAsFunction(_ value: Input, _ node: Unmanaged<Node>) { self.body(value, node) }
}
