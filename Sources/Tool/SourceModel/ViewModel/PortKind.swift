/// The kind of a port protocol.
public enum PortKind: String, Hashable, Sendable, CaseIterable {
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
