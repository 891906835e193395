import SourceModel
import SwiftSyntax

/// Finds the directives for this tool.
struct DirectiveReader {
  let places: Places

  func read(_ tree: SourceFileSyntax, text: SourceText) -> [Comment] {
    guard text.mayHoldDirectives else { return [] }
    var comments: [Comment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let range = self.places.range(token)
      let start = self.places.base + token.position.utf8Offset
      let end = self.places.base + token.endPosition.utf8Offset
      let around = self.places.comments(in: start..<range.start) + self.places.comments(in: range.end..<end)
      comments += around.filter(\.mayBeDirective)
    }
    return comments
  }
}
