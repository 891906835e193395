/// Whether other classes may inherit from a class without a modifier that says so.
public enum ClassStyle: Sendable {
  /// It may, unless it has the modifier `final`.
  case openByDefault
  /// It may not, unless it has the modifier `open`.
  case finalByDefault
}
