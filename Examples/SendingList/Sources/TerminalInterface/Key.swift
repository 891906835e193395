/// What a person presses.
public nonisolated enum Key: Hashable, Sendable {
  /// A letter, a digit or a sign.
  case character(Character)
  /// A letter with the control key.
  case control(Character)
  case up, down, left, right
  case enter, escape, backspace, tab
  /// A key that has no meaning here.
  case other
}
