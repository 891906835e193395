/// The output of an operator that sends events in later turns, if its signal still exists.
struct WeakOutlet<Value, Failure: Error> {
  private weak var core: SignalCore<Value, Failure>?

  init(_ outlet: Outlet<Value, Failure>) {
    // The signal exists: an operator makes the outlet while it makes its signal.
    self.core = outlet.core.takeUnretainedValue()
  }

  /// Sends a value in a turn of its own.
  func send(_ value: Value) { self.core?.send(value) }

  /// Sends a terminal event in a turn of its own.
  func end(_ ending: Ending<Failure>) { self.core?.send(ending) }
}
