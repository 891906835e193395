/// How a value that never changes is declared.
public enum ConstantStyle: Sendable {
  /// `let` in the place of `var`.
  case letKeyword
  /// `val` in the place of `var`.
  case valKeyword
  /// The modifier `final`.
  case finalModifier
}
