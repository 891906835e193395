/// What a port of a view model is for.
public enum PortKind: String, CaseIterable, Sendable {
  /// A function that a view calls.
  case input
  /// A signal that a view observes.
  case output
  /// Work that a view starts, and whose states it observes.
  case action
}
