/// A comment in source text.
public struct Comment: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// `// …`
    case line
    /// `/* … */`
    case block
    /// `/// …`
    case documentationLine
    /// `/** … */`
    case documentationBlock
  }

  public var kind: Kind
  /// The text with its delimiters.
  public var text: String
  public var range: TextRange

  public init(kind: Kind, text: String, range: TextRange) {
    self.kind = kind
    self.text = text
    self.range = range
  }

  /// Whether documentation tools read the comment.
  public var isDocumentation: Bool {
    self.kind == .documentationLine || self.kind == .documentationBlock
  }
}
