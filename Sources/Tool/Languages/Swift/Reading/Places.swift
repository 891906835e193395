import SourceModel
import SwiftSyntax

/// The position of syntax in the file.
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
  /// A token stores its lengths, which other nodes compute from their tokens.
  func range(_ token: TokenSyntax) -> TextRange {
    let start = self.base + token.position.utf8Offset + token.leadingTriviaLength.utf8Length
    return TextRange(start, start + token.trimmedLength.utf8Length)
  }

  /// The range from the start of one node to the end of another.
  func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> TextRange {
    TextRange(self.range(first).start, self.range(last).end)
  }

  /// The name of a token, with its position.
  func identifier(_ token: TokenSyntax) -> Name {
    let range = self.range(token)
    return Name(self.text[range].withoutBackticks, range)
  }

  /// The comments of the trivia before a node.
  func comments(before node: some SyntaxProtocol) -> [Comment] {
    let start = self.base + node.position.utf8Offset
    let end = self.base + node.positionAfterSkippingLeadingTrivia.utf8Offset
    return self.comments(in: start..<end)
  }

  /// The comments in a range that holds nothing but trivia.
  ///
  /// They are read from the bytes: the parser is slower at splitting trivia, and counts invalid UTF-8 as the longer
  /// replacement character.
  func comments(in range: Range<Int>) -> [Comment] {
    self.text.bytes.withUnsafeBufferPointer { bytes in
      var comments: [Comment] = []
      var index = range.lowerBound
      while index + 1 < range.upperBound {
        guard bytes[index] == UInt8(ascii: "/") else {
          index += 1
          continue
        }
        let start = index
        let kind: Comment.Kind
        switch bytes[index + 1] {
        case UInt8(ascii: "/"):
          index = Self.endOfLine(bytes, from: index, in: range)
          let isDocumentation = index - start > 2 && bytes[start + 2] == UInt8(ascii: "/")
          kind = isDocumentation ? .documentationLine : .line
        case UInt8(ascii: "*"):
          index = Self.endOfBlock(bytes, from: index, in: range)
          // `/**/` is not documentation.
          let isDocumentation = index - start > 4 && bytes[start + 2] == UInt8(ascii: "*")
          kind = isDocumentation ? .documentationBlock : .block
        default:
          index += 1
          continue
        }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
        comments.append(Comment(kind: kind, text: text, range: TextRange(start, index)))
      }
      return comments
    }
  }

  private static func endOfLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, in range: Range<Int>
  ) -> Int {
    var index = start
    while index < range.upperBound, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      index += 1
    }
    return index
  }

  /// The end of a block comment. Block comments nest.
  private static func endOfBlock(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, in range: Range<Int>
  ) -> Int {
    var index = start
    var depth = 0
    while index + 1 < range.upperBound {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return index }
      default: index += 1
      }
    }
    return range.upperBound
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
