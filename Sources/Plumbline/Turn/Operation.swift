/// The closure of an operator.
///
/// It cannot be copied, so a call borrows the closure where it is stored, and retains nothing.
///
/// Safe because the closure receives the node that stores it.
/// Test: `UnretainedTests.lastUserGoesInOperator`
@frozen @usableFromInline
struct Operation<Input>: ~Copyable {
  @usableFromInline let body: (Input, Unmanaged<Node>) -> Void

  @inlinable
  init(_ body: @escaping (Input, Unmanaged<Node>) -> Void) {
    self.body = body
  }

  @inlinable @inline(__always)
  borrowing func callAsFunction(_ value: Input, _ node: Unmanaged<Node>) { self.body(value, node) }
}
