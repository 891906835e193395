package import SourceModel

/// A comment.
package struct CommentFacts: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case line, block, documentation
  }

  package var kind: Kind
  package var range: TextRange
}
