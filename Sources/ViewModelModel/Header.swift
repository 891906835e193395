/// What every declaration has.
public struct Header: Hashable, Sendable {
  public var name: Name
  /// The declaration from its first attribute or modifier to its end.
  public var range: TextRange
  /// Where the keyword or, without one, the name starts: the place to insert a modifier.
  public var keywordStart: Int
  public var attributes: [Attribute]
  public var modifiers: [Modifier]
  /// The comments that stand before the declaration and after the one before it, documentation included.
  public var leadingComments: [Comment]
  /// The branches of conditional compilation (`#if`) that hold it, outermost first: a number for each.
  public var conditions: [Int]

  public init(
    name: Name, range: TextRange, keywordStart: Int, attributes: [Attribute] = [],
    modifiers: [Modifier] = [], leadingComments: [Comment] = [], conditions: [Int] = []
  ) {
    self.name = name
    self.range = range
    self.keywordStart = keywordStart
    self.attributes = attributes
    self.modifiers = modifiers
    self.leadingComments = leadingComments
    self.conditions = conditions
  }

  /// Whether a modifier of that name is written without a detail.
  public func has(_ modifier: String) -> Bool {
    self.modifiers.contains { $0.name == modifier && $0.detail == nil }
  }

  /// The documentation comment, the lines of a `///` comment joined.
  public var documentation: String? {
    let comments = self.leadingComments.filter(\.isDocumentation)
    return comments.isEmpty ? nil : comments.map(\.text).joined(separator: "\n")
  }

  /// Whether it is visible only in its file.
  public var isPrivate: Bool { self.has("private") || self.has("fileprivate") }

  /// Whether it belongs to the type and not to its instances.
  public var isStatic: Bool { self.has("static") || self.has("class") }
}
