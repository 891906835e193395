/// A token of a Kotlin file.
struct Token {
  /// The offset of its first byte.
  var start: Int32
  /// The offset after its last byte.
  var end: Int32
  /// The symbol of an identifier or keyword; for a bracket the index of the token that closes or opens it, or -1.
  var payload: Int32
  /// The number of comments before it in the file.
  var comments: Int32
  var kind: TokenKind
  /// Whether a line ends between the previous token and this one. A line that ends in a comment does not count.
  var followsLineBreak: Bool
  /// Whether it is an identifier in backticks, which is never a word of the language.
  var isQuoted: Bool
}
