/// A name with its position.
public struct Name: Hashable, Sendable {
  /// The name without backticks.
  public var text: String
  public var range: TextRange

  public init(_ text: String, _ range: TextRange) {
    self.text = text
    self.range = range
  }
}
