/// Whether the findings of a dialect are fixed.
public enum FixSupport: Sendable {
  case supported
  /// They are reported alone, for a reason that is a clause.
  case unsupported(reason: String)
}
