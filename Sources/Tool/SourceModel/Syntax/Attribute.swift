/// An attribute or annotation: `@ViewModel`, `@Override`.
public struct Attribute: Hashable, Sendable {
  /// The name without `@` and arguments.
  public var name: String
  /// The text in its parentheses, if it has any.
  public var arguments: String?
  /// The part of the declaration that it is for: `get` in `@get:Inject`; nil where it does not say so.
  public var target: String?
  public var range: TextRange

  public init(name: String, arguments: String? = nil, target: String? = nil, range: TextRange) {
    self.name = name
    self.arguments = arguments
    self.target = target
    self.range = range
  }
}
