/// A section of a file or of a class.
///
/// Sections of one table are compared by their places in it.
public struct Section: Comparable, Sendable {
  public let role: SectionRole
  /// The term for its elements in messages: `an input`.
  public let title: String
  /// The comment that names it, if there is one.
  public let heading: SectionHeading?
  /// The place in the table; smaller ones stand first.
  private let order: Int

  init(_ role: SectionRole, _ title: String, _ heading: SectionHeading?, order: Int) {
    self.role = role
    self.title = title
    self.heading = heading
    self.order = order
  }

  public static func == (lhs: Section, rhs: Section) -> Bool { lhs.order == rhs.order }

  public static func < (lhs: Section, rhs: Section) -> Bool { lhs.order < rhs.order }
}
