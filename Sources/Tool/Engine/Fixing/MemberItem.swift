import SourceModel

/// A part of a list that moves as a whole: a declaration with everything attached to it, or a comment that stays.
struct MemberItem {
  /// The kind of the item, which determines the space between two of them.
  enum Kind: Hashable {
    /// A stored property.
    case property
    /// A computed property, or one whose value is the instance itself.
    case accessor
    /// A property or a function that a protocol requires.
    case requirement
    case function
    case initializer
    case type
    case statement
    /// A comment that heads a section.
    case heading
    /// A comment that is not attached to a declaration.
    case comment
  }

  var kind: Kind
  /// The range of the declaration; that of the comment for a comment.
  var declaration: TextRange
  /// The range with the comments before it and the rest of its last line.
  var range: TextRange
  /// The section that it belongs to; nil when it is in none.
  var section: Section?

  var isComment: Bool { self.kind == .heading || self.kind == .comment }
}
