/// The node of an operator that sends values for each value of one source, with the same type of error.
///
/// Its source delivers to it directly: there is no sink between the two. Its closure receives the node with each value,
/// so it need not hold the node: most of these closures hold nothing, and take no memory.
///
/// Safe because a node lives as long as it is connected to its source: when it is released in a turn, it lives until the
/// turn ends.
/// Test: `UnretainedTests.lastUserGoesInOperator`
@usableFromInline
class StepNode<Input>: Node {
  /// Receives each value and the node; it does nothing any more after the turn in which the signal has terminated.
  ///
  /// Safe because it is replaced at the end of a turn, when no operator runs.
  /// Test: `UnretainedTests.lastUserGoesInOperator`
  @usableFromInline @exclusivity(unchecked) final var operation: Operation<Input>

  @inlinable
  init(_ operation: @escaping Operation<Input>.Body) {
    self.operation = Operation(operation)
    super.init(isStep: true)
  }

  @inlinable @inline(__always)
  final func receive(_ value: Input) {
    self.operation(value, Unmanaged.passUnretained(self))
  }

  @usableFromInline
  override func waitWhileDeep() {
    let operation = self.operation.body
    self.operation = Operation { value, node in
      node._withUnsafeGuaranteedRef { node in
        if !Turn.isDeep, !node.hasPostponed { return operation(value, Unmanaged.passUnretained(node)) }
        node.postpone { operation(value, Unmanaged.passUnretained(node)) }
      }
    }
  }

  @usableFromInline
  override func releaseOperation() {
    self.operation = Operation { _, _ in }
  }
}

/// The node of an operator that has a state, which is stored in the node.
@usableFromInline
final class StatefulStepNode<Input, State>: StepNode<Input> {
  /// The state of the operator.
  ///
  /// Safe because no access lasts while the state is accessed elsewhere: values are sent in turns, which never nest,
  /// so an operator is not run again while it changes its state.
  /// Test: `ExclusivityTests.stateIsChangedByOneTurn`
  @usableFromInline @exclusivity(unchecked) var state: State

  /// Safe because the closure receives the node that it is created for.
  /// Test: `ExclusivityTests.stateIsChangedByOneTurn`
  @inlinable
  init(_ state: State, _ operation: @escaping Operation<Input>.Body) {
    self.state = state
    super.init(operation)
  }
}

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
