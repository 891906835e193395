import SwiftSyntax
import ViewModelModel

/// Where syntax stands in the file.
struct Places {
  /// The text of the file.
  let text: SourceText
  /// The offset at which the parsed text starts.
  let base: Int

  /// The range of a node without its trivia.
  func range(_ node: some SyntaxProtocol) -> TextRange {
    TextRange(
      self.base + node.positionAfterSkippingLeadingTrivia.utf8Offset,
      self.base + node.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }

  /// The range of a token without its trivia.
  ///
  /// A token knows its lengths, which other nodes have to look for in their tokens.
  func range(_ token: TokenSyntax) -> TextRange {
    let start = self.base + token.position.utf8Offset + token.leadingTriviaLength.utf8Length
    return TextRange(start, start + token.trimmedLength.utf8Length)
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
    let start = node.position.utf8Offset
    let end = node.positionAfterSkippingLeadingTrivia.utf8Offset
    // Most trivia is white space, which takes longer to take apart than to look at.
    let bytes = self.text.bytes[(self.base + start)..<(self.base + end)]
    guard bytes.contains(UInt8(ascii: "/")) else { return [] }
    let trivia = node.leadingTrivia
    guard trivia.contains(where: \.isComment) else { return [] }
    var offset = self.base + start
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
  var bareText: String { self.text.withoutBackticks }
}

extension String {
  /// The name that an identifier spells.
  var withoutBackticks: String {
    guard self.utf8.count > 2, self.utf8.first == UInt8(ascii: "`"), self.utf8.last == UInt8(ascii: "`")
    else {
      return self
    }
    return String(self.dropFirst().dropLast())
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
