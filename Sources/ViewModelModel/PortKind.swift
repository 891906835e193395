/// What a list of ports is for.
public enum PortKind: String, Hashable, Sendable, CaseIterable {
  /// What the user and the system did.
  case inputs
  /// What the view should show.
  case outputs
  /// Work that a view starts and watches.
  case actions
}
