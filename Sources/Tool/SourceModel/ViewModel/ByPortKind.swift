/// Something for each kind of ports.
struct ByPortKind<Value: Sendable>: Sendable {
  private let inputs: Value
  private let outputs: Value
  private let actions: Value

  /// - Parameter value: returns the value of a kind.
  init(_ value: (PortKind) -> Value) {
    self.inputs = value(.inputs)
    self.outputs = value(.outputs)
    self.actions = value(.actions)
  }

  subscript(kind: PortKind) -> Value {
    switch kind {
    case .inputs: self.inputs
    case .outputs: self.outputs
    case .actions: self.actions
    }
  }
}
