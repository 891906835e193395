/// A state of an action: its value can change before it is sent.
final class ActionState {
  let core = SignalCore<Bool, Never>()
  private let storage: State<Bool>

  init(_ value: Bool) {
    self.storage = State(value)
  }

  /// The state, seen from outside.
  var property: Property<Bool> { Property(storage: self.storage, signal: Signal(self.core)) }

  /// Changes the value.
  ///
  /// - Returns: what sends it, if it has changed.
  func settle(_ value: Bool) -> () -> Void {
    guard self.storage.value != value else { return {} }
    self.storage.value = value
    return { [core] in core.deliver(value) }
  }
}
