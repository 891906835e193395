/// What ports are.
public enum PortStyle: Sendable {
  /// Inputs are functions, outputs are properties that hold signals; a computed property hands out each protocol.
  case functionsAndSignals
  /// Inputs and outputs are methods; a field hands out each interface.
  case methodsAndGetters
  /// Inputs, outputs and actions are properties that hold streams; a computed property hands out each protocol.
  case streams
}
