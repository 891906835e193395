/// What every declaration has.
///
/// It is an object that never changes, so that handing it around is cheap.
public final class Header: Sendable {
  public let name: Name
  /// The declaration from its first attribute or modifier to its end.
  public let range: TextRange
  /// Where the keyword or, without one, the name starts: the place to insert a modifier.
  public let keywordStart: Int
  public let attributes: [Attribute]
  public let modifiers: [Modifier]
  /// The comments that stand before the declaration and after the one before it, documentation included.
  public let leadingComments: [Comment]
  /// The branches of conditional compilation (`#if`) that hold it, outermost first: a number for each.
  public let conditions: [Int]
  /// Whether it belongs to the type and not to its instances. In Java that may go without saying.
  public let isStatic: Bool

  public init(
    name: Name, range: TextRange, keywordStart: Int, attributes: [Attribute] = [],
    modifiers: [Modifier] = [], leadingComments: [Comment] = [], conditions: [Int] = [], isStatic: Bool? = nil
  ) {
    self.name = name
    self.range = range
    self.keywordStart = keywordStart
    self.attributes = attributes
    self.modifiers = modifiers
    self.leadingComments = leadingComments
    self.conditions = conditions
    self.isStatic =
      isStatic
      ?? modifiers.contains {
        ($0.name == "static" || $0.name == "class") && $0.detail == nil
      }
  }

  /// Whether a modifier of that name is written without a detail.
  public func has(_ modifier: String) -> Bool {
    self.modifiers.contains { $0.name == modifier && $0.detail == nil }
  }

  /// The documentation comment, the lines of a `///` comment joined.
  public var documentation: String? {
    // What stands above a heading documents nothing below it.
    let heading = self.leadingComments.lastIndex { !$0.isDocumentation && $0.text.contains("MARK:") }
    let comments = self.leadingComments[(heading.map { $0 + 1 } ?? 0)...].filter(\.isDocumentation)
    return comments.isEmpty ? nil : comments.map(\.text).joined(separator: "\n")
  }

  /// Whether there is a documentation comment.
  public var isDocumented: Bool {
    // The last comment mostly is one, or none is.
    self.leadingComments.last?.isDocumentation ?? false || self.documentation != nil
  }

  /// Whether it is visible only in its file.
  public var isPrivate: Bool { self.has("private") || self.has("fileprivate") }
}

extension Header: Equatable {
  public static func == (lhs: Header, rhs: Header) -> Bool {
    lhs.name == rhs.name
      && lhs.range == rhs.range
      && lhs.keywordStart == rhs.keywordStart
      && lhs.attributes == rhs.attributes
      && lhs.modifiers == rhs.modifiers
      && lhs.leadingComments == rhs.leadingComments
      && lhs.conditions == rhs.conditions
  }
}
