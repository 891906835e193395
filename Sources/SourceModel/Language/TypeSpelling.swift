/// How types are written.
public struct TypeSpelling: Sendable {
  /// The type of nothing.
  public let void: String
  /// What stands before and behind the type of an array's elements.
  public let array: (opening: String, closing: String)
  /// What stands behind the type of an optional value.
  public let optional: String

  public init(void: String, array: (opening: String, closing: String), optional: String) {
    self.void = void
    self.array = array
    self.optional = optional
  }
}
