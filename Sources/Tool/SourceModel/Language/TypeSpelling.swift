/// How types are written.
public struct TypeSpelling: Sendable {
  /// The spelling of `Void`.
  public let void: String
  /// The text before and behind the type of an array's elements.
  public let array: (opening: String, closing: String)
  /// The suffix of an optional type.
  public let optional: String

  public init(void: String, array: (opening: String, closing: String), optional: String) {
    self.void = void
    self.array = array
    self.optional = optional
  }
}
