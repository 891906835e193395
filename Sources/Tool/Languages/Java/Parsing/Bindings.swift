import ReaderSupport

/// The variables that the patterns of a condition declare: `text` in `value instanceof String text`.
///
/// The source is section 6.3.1 of the Java Language Specification.
struct Bindings {
  /// The variables that are in scope when the condition is true.
  var whenTrue: [Symbol] = []
  /// The variables that are in scope when it is false.
  var whenFalse: [Symbol] = []

  static let none = Bindings()

  var isEmpty: Bool { self.whenTrue.isEmpty && self.whenFalse.isEmpty }

  /// The variables of the condition with `!` before it.
  var negated: Bindings { Bindings(whenTrue: self.whenFalse, whenFalse: self.whenTrue) }
}
