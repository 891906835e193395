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
