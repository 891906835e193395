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
    let range = self.range(token)
    return Name(self.text[range].withoutBackticks, range)
  }

  /// The comments of the trivia before a node.
  func comments(before node: some SyntaxProtocol) -> [Comment] {
    let start = self.base + node.position.utf8Offset
    let end = self.base + node.positionAfterSkippingLeadingTrivia.utf8Offset
    if let comments = self.lineComments(in: start..<end) { return comments }
    var offset = start
    var comments: [Comment] = []
    for piece in node.leadingTrivia {
      let length = piece.sourceLength.utf8Length
      if let (kind, text) = piece.comment {
        comments.append(Comment(kind: kind, text: text, range: TextRange(offset, offset + length)))
      }
      offset += length
    }
    return comments
  }

  /// The comments in a range that holds nothing but white space and comments of one line; nil when it holds more.
  ///
  /// Nearly all trivia is so, and the parser takes longer to take it apart.
  private func lineComments(in range: Range<Int>) -> [Comment]? {
    self.text.bytes.withUnsafeBufferPointer { bytes in
      var comments: [Comment] = []
      var index = range.lowerBound
      while index < range.upperBound {
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
        case UInt8(ascii: "/") where index + 1 < range.upperBound && bytes[index + 1] == UInt8(ascii: "/"):
          let start = index
          while index < range.upperBound, bytes[index] != UInt8(ascii: "\n"),
            bytes[index] != UInt8(ascii: "\r")
          {
            index += 1
          }
          let isDocumentation = index - start > 2 && bytes[start + 2] == UInt8(ascii: "/")
          comments.append(
            Comment(
              kind: isDocumentation ? .documentationLine : .line,
              text: String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self),
              range: TextRange(start, index)))
        default: return nil
        }
      }
      return comments
    }
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
