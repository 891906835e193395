import SwiftSyntax
import ViewModelModel

/// Where syntax stands in the file.
struct Places {
  /// The offset at which the parsed text starts.
  let base: Int

  /// The range of a node without its trivia.
  func range(_ node: some SyntaxProtocol) -> TextRange {
    TextRange(
      self.base + node.positionAfterSkippingLeadingTrivia.utf8Offset,
      self.base + node.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }

  /// The range from the start of one node to the end of another.
  func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> TextRange {
    TextRange(self.range(first).start, self.range(last).end)
  }

  /// The name that a token spells and where it stands.
  func identifier(_ token: TokenSyntax) -> Name {
    Name(token.bareText, self.range(token))
  }

  /// The comments of the trivia before a node.
  func comments(before node: some SyntaxProtocol) -> [Comment] {
    let trivia = node.leadingTrivia
    guard trivia.contains(where: \.isComment) else { return [] }
    var offset = self.base + node.position.utf8Offset
    var comments: [Comment] = []
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      if let (kind, text) = piece.comment {
        comments.append(Comment(kind: kind, text: text, range: TextRange(offset, offset + length)))
      }
      offset += length
    }
    return comments
  }
}

extension TokenSyntax {
  /// The text without the backticks of a raw identifier.
  var bareText: String {
    let text = self.text
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`"), text.utf8.last == UInt8(ascii: "`")
    else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}

extension TriviaPiece {
  /// The comment that the piece is, if it is one.
  var comment: (kind: Comment.Kind, text: String)? {
    switch self {
    case .lineComment(let text): (.line, text)
    case .blockComment(let text): (.block, text)
    case .docLineComment(let text): (.documentationLine, text)
    case .docBlockComment(let text): (.documentationBlock, text)
    default: nil
    }
  }
}
