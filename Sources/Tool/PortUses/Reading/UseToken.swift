/// A token of source text.
struct UseToken {
  enum Kind: UInt8 {
    /// A name or a keyword.
    case word
    /// A number, a string or a character.
    case literal
    /// One sign, which is in `sign`.
    case sign
  }

  var kind: Kind
  /// The byte of a sign.
  var sign: UInt8
  /// Whether a line break precedes it.
  var beginsLine: Bool
  /// The number of a word among the names of the file.
  var name: Int32
  /// The line number, from 1.
  var line: Int32
  var start: Int32
  var end: Int32
}
