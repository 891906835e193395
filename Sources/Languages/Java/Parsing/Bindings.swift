import ReaderSupport

/// The variables that the patterns of a condition declare: `text` in `value instanceof String text`.
///
/// The source is section 6.3.1 of the Java Language Specification.
struct Bindings {
  /// Those that are known where the condition holds.
  var whenTrue: [Symbol] = []
  /// Those that are known where it does not hold.
  var whenFalse: [Symbol] = []

  static let none = Bindings()

  var isEmpty: Bool { self.whenTrue.isEmpty && self.whenFalse.isEmpty }

  /// Those of the condition with `!` before it.
  var negated: Bindings { Bindings(whenTrue: self.whenFalse, whenFalse: self.whenTrue) }
}
