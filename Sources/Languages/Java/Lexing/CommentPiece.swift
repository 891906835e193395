import SourceModel

/// A comment of a Java file.
struct CommentPiece {
  var kind: Comment.Kind
  var start: Int32
  var end: Int32

  func comment(in text: SourceText) -> Comment {
    let range = TextRange(Int(self.start), Int(self.end))
    return Comment(kind: self.kind, text: text[range], range: range)
  }
}
