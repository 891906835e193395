/// The output of an operator that sends events in later turns, if its signal still exists.
struct WeakOutlet<Value, Failure: Error> {
  private weak var node: Node?

  init(_ core: SignalCore<Value, Failure>) {
    self.node = core.node
  }

  /// Creates the weak form of the outlet of an operator.
  init(_ outlet: Outlet<Value, Failure>) {
    // The signal exists: an operator makes the outlet while it makes its signal.
    self.node = outlet.node.takeUnretainedValue()
  }

  /// Sends a value in a turn of its own.
  func send(_ value: Value) {
    if let node { SignalCore<Value, Failure>(node).send(value) }
  }

  /// Sends a terminal event in a turn of its own.
  func end(_ ending: Ending<Failure>) { self.node?.sendEnd(ending.erased) }
}
