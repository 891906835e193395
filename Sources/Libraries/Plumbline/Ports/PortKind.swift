/// The kind of a port of a view model.
public enum PortKind: String, CaseIterable, Sendable {
  /// A function that a view calls.
  case input
  /// A signal that a view observes.
  case output
  /// An action that a view executes, and whose states it observes.
  case action
}
