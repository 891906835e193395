/// A state of an action, whose value changes before it is sent.
final class ActionState {
  let core = SignalCore<Bool, Never>()
  private let state: WritableState<Bool>

  init(_ value: Bool) {
    self.state = WritableState(value)
  }

  /// The state as a read-only property.
  var property: Property<Bool> {
    Property(storage: ExposedState(self.state, self.lastWritten), signal: Signal(self.core))
  }

  /// The state after the executions and cancellations that wait for the end of the turn.
  var lastWritten: Bool { self.state.lastWritten == true }

  /// Notes the state after an execution or a cancellation that waits for the end of the turn.
  func write(_ value: Bool) { self.state.write(value) }

  /// Notes that the first of the waiting executions and cancellations is about to happen.
  func finishWriting() { self.state.finishWriting() }

  /// Changes the value.
  ///
  /// - Returns: A closure that sends the value, if it has changed.
  func settle(_ value: Bool) -> () -> Void {
    guard self.state.settled != value else { return {} }
    self.state.settle(value, in: Turn.number)
    return { [core] in core.deliver(value) }
  }
}
