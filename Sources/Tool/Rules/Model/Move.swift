public import SourceModel

/// Members of a type, declarations of a file or imports that move among their neighbors.
///
/// A member moves with its comments, its attributes, and the rest of its last line.
public struct Move: Hashable, Sendable {
  /// Where the members go.
  public enum Place: Hashable, Sendable {
    /// Before a member of the same list: below the heading above that member.
    case before(TextRange)
    /// Before a member of another section: above the heading of that member.
    case beforeSection(TextRange)
    /// Behind a member.
    case after(TextRange)
    /// Behind a comment that heads a section.
    case afterHeading(TextRange)
  }

  /// The ranges of the declarations that go together, in source order.
  public var members: [TextRange]
  public var place: Place
  /// Whether the move is meant to change the order in which members are initialized.
  public var isOfInitialization: Bool

  public init(_ members: [TextRange], to place: Place, isOfInitialization: Bool = false) {
    self.members = members
    self.place = place
    self.isOfInitialization = isOfInitialization
  }
}
