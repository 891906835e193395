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
