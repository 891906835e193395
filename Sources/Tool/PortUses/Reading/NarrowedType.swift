/// A type that a value has after a type test.
struct NarrowedType: Hashable, Sendable {
  var type: NamedType
  /// The number of assignments before the test.
  var assignments: Int
}
