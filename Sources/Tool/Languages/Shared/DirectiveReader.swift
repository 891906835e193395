package import SourceModel

/// Finds the directives for this tool.
package enum DirectiveReader {
  package static func directives(in comments: [CommentPiece], of text: SourceText) -> [Comment] {
    guard text.mayHoldDirectives else { return [] }
    return comments.map { $0.comment(in: text) }.filter(\.mayBeDirective)
  }
}
