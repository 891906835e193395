/// A token of a Java file.
struct Token {
  /// The offset of its first byte in the file.
  var start: Int32
  /// The offset after its last byte.
  var end: Int32
  /// The symbol of an identifier or keyword; for a bracket the index of the token that closes or opens it, or -1.
  var payload: Int32
  /// The number of comments before it in the file.
  var comments: Int32
  var kind: TokenKind
}
