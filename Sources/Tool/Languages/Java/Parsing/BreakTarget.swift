import ReaderSupport

/// A statement that a `break` or a `continue` may refer to.
struct BreakTarget {
  /// The label of a labelled statement; nil for a loop or a `switch`.
  var label: Symbol?
  /// Whether it is a loop, which a `continue` may refer to.
  var isLoop = false
  /// Whether a `break` refers to it.
  var isLeft = false
  /// Whether a `break` inside it refers to it, or to an enclosing statement.
  var isPassed = false
  /// Whether a `continue` refers to it.
  var isContinued = false
}
