/// A type that a value has after a test.
struct NarrowedType: Hashable, Sendable {
  var type: NamedType
  /// How many assignments come before the test.
  var assignments: Int
}
