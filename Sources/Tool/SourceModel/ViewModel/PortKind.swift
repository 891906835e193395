/// The kind of a port protocol.
package enum PortKind: String, Hashable, Sendable, CaseIterable {
  /// Events of the user and the system.
  case inputs
  /// State and effects for the view.
  case outputs
  /// Work that a view starts and watches.
  case actions

  /// The name of the protocol where it stands in a class, and the end of its name elsewhere: `Inputs`.
  package var protocolName: String {
    switch self {
    case .inputs: "Inputs"
    case .outputs: "Outputs"
    case .actions: "Actions"
    }
  }
}

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
