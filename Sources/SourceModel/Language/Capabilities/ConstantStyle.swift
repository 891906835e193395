/// How a value that never changes is declared.
public enum ConstantStyle: Sendable {
  /// `let` in the place of `var`, `val` in Kotlin.
  case letKeyword
  /// The modifier `final`.
  case finalModifier
}
