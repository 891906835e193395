/// The state of an operator, which its node stores.
///
/// Safe because an operator passes the node that it receives, which is the one that was created with its state.
/// Test: `ExclusivityTests.stateIsChangedByOneTurn`
@frozen @usableFromInline
struct StepState<Input, State> {
  @usableFromInline let node: Unmanaged<StatefulStepNode<Input, State>>

  @inlinable @inline(__always)
  init(_ node: Unmanaged<Node>) {
    self.node = Unmanaged.fromOpaque(node.toOpaque())
  }

  /// Changes the state. The closure sends nothing.
  @inlinable @inline(__always)
  func modify<Result>(_ body: (inout State) -> Result) -> Result {
    self.node._withUnsafeGuaranteedRef { body(&$0.state) }
  }
}
