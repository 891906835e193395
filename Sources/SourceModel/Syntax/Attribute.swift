/// An attribute or annotation: `@ViewModel`, `@Override`.
public struct Attribute: Hashable, Sendable {
  /// The name without `@` and arguments.
  public var name: String
  /// The text in its parentheses, if it has any.
  public var arguments: String?
  public var range: TextRange

  public init(name: String, arguments: String? = nil, range: TextRange) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }
}
