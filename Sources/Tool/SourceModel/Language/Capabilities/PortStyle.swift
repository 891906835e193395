/// What ports are.
public enum PortStyle: Sendable {
  /// Inputs are functions, outputs are properties that hold signals; a computed property exposes each protocol.
  case functionsAndSignals
  /// Inputs and outputs are methods; a field exposes each interface.
  case methodsAndGetters
  /// Inputs, outputs and actions are properties that hold streams; a computed property exposes each protocol.
  case streams
}
