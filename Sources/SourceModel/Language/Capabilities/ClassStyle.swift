/// Whether a class may be inherited from that does not say so.
public enum ClassStyle: Sendable {
  /// It may, unless it has the modifier `final`.
  case openByDefault
  /// It may not, unless it has the modifier `open`.
  case finalByDefault
}
