/// A comment in source text.
package struct Comment: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `// …`
    case line
    /// `/* … */`
    case block
    /// `/// …`
    case documentationLine
    /// `/** … */`
    case documentationBlock
  }

  package var kind: Kind
  /// The text with its delimiters.
  package var text: String
  package var range: TextRange

  package init(kind: Kind, text: String, range: TextRange) {
    self.kind = kind
    self.text = text
    self.range = range
  }

  /// Whether documentation tools read the comment.
  package var isDocumentation: Bool {
    self.kind == .documentationLine || self.kind == .documentationBlock
  }
}
