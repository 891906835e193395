/// How declarations are documented.
public struct DocumentationSyntax: Sendable {
  /// How the text of a documentation comment is written.
  public enum Text: Sendable {
    case markdown
    /// With the characters of HTML escaped.
    case html
  }

  /// The kinds of comments that document a declaration.
  public let kinds: Set<Comment.Kind>
  /// Whether a comment above a section mark does not document the declaration below the mark.
  public let endsAtSectionMark: Bool
  public let text: Text

  public init(kinds: Set<Comment.Kind>, endsAtSectionMark: Bool, text: Text) {
    self.kinds = kinds
    self.endsAtSectionMark = endsAtSectionMark
    self.text = text
  }
}
