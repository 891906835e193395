/// Where an operator puts events later, if its signal still exists then.
struct LateOutlet<Value, Failure: Error> {
  private weak var core: SignalCore<Value, Failure>?

  init(_ outlet: Outlet<Value, Failure>) {
    // An operator makes it while it makes its signal.
    self.core = outlet.core.takeUnretainedValue()
  }

  /// Sends a value in a turn of its own.
  func send(_ value: Value) { self.core?.send(value) }

  /// Sends the last event in a turn of its own.
  func end(_ ending: Ending<Failure>) { self.core?.send(ending) }
}
