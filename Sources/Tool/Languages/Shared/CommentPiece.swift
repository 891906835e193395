package import SourceModel

/// The range of a comment, whose text is read on demand.
package struct CommentPiece {
  package var kind: Comment.Kind
  package var start: Int32
  package var end: Int32

  package init(kind: Comment.Kind, start: Int, end: Int) {
    self.kind = kind
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  package func comment(in text: SourceText) -> Comment {
    let range = TextRange(Int(self.start), Int(self.end))
    return Comment(kind: self.kind, text: text[range], range: range)
  }

  /// The comments between two tokens that belong to the declaration after them.
  ///
  /// A comment at the end of the line of the preceding code belongs to that code, unless it is documentation.
  ///
  /// - Parameters:
  ///   - previous: the end of the token before them; nil without one.
  ///   - next: the start of the token after them.
  package static func leading(
    _ pieces: ArraySlice<CommentPiece>, after previous: Int?, before next: Int, in text: SourceText
  ) -> [Comment] {
    var pieces = pieces
    while let previous, let piece = pieces.first, piece.kind != .documentationBlock,
      !Self.hasLineBreak(from: previous, to: Int(piece.start), in: text),
      Self.hasLineBreak(
        from: Int(piece.end), to: pieces.dropFirst().first.map { Int($0.start) } ?? next, in: text)
    {
      pieces.removeFirst()
    }
    return pieces.map { $0.comment(in: text) }
  }

  private static func hasLineBreak(from start: Int, to end: Int, in text: SourceText) -> Bool {
    guard start < end else { return false }
    return text.bytes[start..<end].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}
