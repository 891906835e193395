package import SourceModel

/// The tokens and comments of a file.
package protocol TokenizedText {
  var comments: [CommentPiece] { get }

  init(_ text: SourceText)
}
