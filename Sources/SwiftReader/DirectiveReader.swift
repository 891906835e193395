import SwiftSyntax
import ViewModelModel

/// Finds the comments that speak to this tool.
struct DirectiveReader {
  let places: Places

  private static let mark = Array("plumb:".utf8)

  func read(_ tree: SourceFileSyntax, text: SourceText) -> [Comment] {
    guard text.bytes.contains(Self.mark) else { return [] }
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
}

extension [UInt8] {
  fileprivate func contains(_ pattern: [UInt8]) -> Bool {
    guard let first = pattern.first, self.count >= pattern.count else { return false }
    return self.withUnsafeBufferPointer { bytes in
      var index = 0
      while index <= bytes.count - pattern.count {
        if bytes[index] == first, bytes[index..<(index + pattern.count)].elementsEqual(pattern) {
          return true
        }
        index += 1
      }
      return false
    }
  }
}
