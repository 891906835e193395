package import SourceModel

/// The tokens and comments of a file.
package protocol TokenizedText {
  associatedtype Token

  /// The tokens of the whole file, unless there are more than `TokenLimit.most`.
  var tokens: [Token] { get }
  var comments: [CommentPiece] { get }

  init(_ text: SourceText)
}
