public import ViewModelModel

/// Members of a type, declarations of a file or imports that go to another place among their neighbours.
///
/// What belongs to a member goes with it: its comments, its attributes, and what stands behind it on its line.
public struct Move: Hashable, Sendable {
  /// Where the members go.
  public enum Place: Hashable, Sendable {
    /// In front of a member of the same list: behind the heading that the member stands under.
    case before(TextRange)
    /// In front of a member of another section: before the heading that the member stands under.
    case beforeSection(TextRange)
    /// Behind a member.
    case after(TextRange)
    /// Behind a comment that heads a section.
    case afterHeading(TextRange)
  }

  /// The ranges of the declarations that go together, in source order.
  public var members: [TextRange]
  public var place: Place

  public init(_ members: [TextRange], to place: Place) {
    self.members = members
    self.place = place
  }
}
