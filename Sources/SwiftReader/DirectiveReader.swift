import SwiftSyntax
import ViewModelModel

/// Finds the comments that speak to this tool.
struct DirectiveReader {
  let places: Places

  func read(_ tree: SourceFileSyntax, text: SourceText) -> [Comment] {
    guard text.bytes.withUnsafeBufferPointer(Self.holdsMark) else { return [] }
    var comments: [Comment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      self.read(token.leadingTrivia, at: token.position, into: &comments)
      self.read(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia, into: &comments)
    }
    return comments
  }

  private func read(_ trivia: Trivia, at position: AbsolutePosition, into comments: inout [Comment]) {
    var offset = self.places.base + position.utf8Offset
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      if let (kind, text) = piece.comment, text.contains("plumb:") {
        comments.append(Comment(kind: kind, text: text, range: TextRange(offset, offset + length)))
      }
      offset += length
    }
  }

  /// Whether `plumb:` occurs.
  private static func holdsMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let mark = "plumb:".utf8
    for index in bytes.indices.dropFirst(mark.count - 1) where bytes[index] == UInt8(ascii: ":") {
      // The colon is the rarest of the letters.
      if bytes[(index - mark.count + 1)...index].elementsEqual(mark) { return true }
    }
    return false
  }
}
