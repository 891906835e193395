/// How comments are written.
public struct CommentSyntax: Sendable {
  /// A comment with a closing delimiter.
  public struct Block: Sendable {
    public let opening: String
    public let closing: String
    /// Whether a comment may contain another one.
    public let isNested: Bool

    public init(opening: String, closing: String, isNested: Bool) {
      self.opening = opening
      self.closing = closing
      self.isNested = isNested
    }
  }

  /// What starts a comment that ends with its line.
  public let line: String
  public let block: Block?
  /// The start of a comment that names a section in editors.
  public let sectionMark: String
  /// The characters that the delimiters of comments are made of, those of documentation included.
  public let decoration: Set<UInt8>

  /// - Parameter decoration: the characters that the delimiters of comments are made of.
  public init(line: String, block: Block?, sectionMark: String, decoration: String) {
    self.line = line
    self.block = block
    self.sectionMark = sectionMark
    self.decoration = Set(decoration.utf8)
  }
}
