import ViewModelModel

/// A part of a list that moves as a whole: a declaration with what belongs to it, or a comment that stays.
struct MemberItem {
  /// What kind of thing it is, for the space between two of them.
  enum Kind: Hashable {
    case property
    case function
    case initializer
    case type
    case statement
    /// A comment that heads what follows, or that stands by itself.
    case comment
  }

  var kind: Kind
  /// The range of the declaration; that of the comment for a comment.
  var declaration: TextRange
  /// The range with the comments before it and what stands behind it on its line.
  var range: TextRange
}
