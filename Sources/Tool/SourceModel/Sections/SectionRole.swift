/// What stands in a section of a file or of a class.
public enum SectionRole: Hashable, Sendable {
  // Of a file.
  case portProtocol(PortKind)
  case errorProtocol
  case typeProtocol
  case viewModel
  // Of a class.
  /// The properties that expose the ports.
  case accessors
  case actions
  case dependencies
  case helpers
  case initializer
  /// The fields that back inputs, where these stand apart from their methods.
  case inputFields
  /// The implementations of the inputs.
  case inputs
  case lifeCycle
  /// The fields that back outputs, where these stand apart from their methods.
  case outputFields
  /// The implementations of the outputs.
  case outputs

  /// Whether it holds the fields of ports without their methods.
  public var isOfFields: Bool { self == .inputFields || self == .outputFields }
}
