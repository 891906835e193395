/// A modifier of a declaration, such as `private` or `final`.
public struct Modifier: Hashable, Sendable {
  public var name: String
  /// The text in parentheses after it: `set` in `private(set)`.
  public var detail: String?
  public var range: TextRange

  public init(name: String, detail: String? = nil, range: TextRange) {
    self.name = name
    self.detail = detail
    self.range = range
  }
}
