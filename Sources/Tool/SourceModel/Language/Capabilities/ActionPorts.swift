/// Whether a view model has a protocol of actions.
public enum ActionPorts: Sendable {
  case required
  /// Where it is declared.
  case optional
  case none
}
