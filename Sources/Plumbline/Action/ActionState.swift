/// A state of an action, whose value changes before it is sent.
final class ActionState {
  let core = SignalCore<Bool, Never>()
  private let storage: State<Bool>

  init(_ value: Bool) {
    self.storage = State(value)
  }

  /// The state as a read-only property.
  var property: Property<Bool> { Property(storage: self.storage, signal: Signal(self.core)) }

  /// Changes the value.
  ///
  /// - Returns: A closure that sends the value, if it has changed.
  func settle(_ value: Bool) -> () -> Void {
    guard self.storage.value != value else { return {} }
    self.storage.value = value
    return { [core] in core.deliver(value) }
  }
}
