/// The parts that all declarations have in common.
///
/// It is an immutable object, so that passing it around is cheap.
package final class Header: Sendable {
  package let name: Name
  /// The declaration from its first attribute or modifier to its end.
  package let range: TextRange
  /// Where the keyword or, without one, the name starts: the place to insert a modifier.
  package let keywordStart: Int
  package let attributes: [Attribute]
  package let modifiers: [Modifier]
  /// The comments before the declaration and after the previous one, including documentation.
  package let leadingComments: [Comment]
  /// The branches of conditional compilation (`#if`) that hold it, outermost first: a number for each.
  package let conditions: [Int]
  /// Whether it belongs to the type and not to its instances, with or without a modifier.
  package let isStatic: Bool

  package init(
    name: Name, range: TextRange, keywordStart: Int, attributes: [Attribute] = [],
    modifiers: [Modifier] = [], leadingComments: [Comment] = [], conditions: [Int] = [],
    isStatic: Bool = false
  ) {
    self.name = name
    self.range = range
    self.keywordStart = keywordStart
    self.attributes = attributes
    self.modifiers = modifiers
    self.leadingComments = leadingComments
    self.conditions = conditions
    self.isStatic = isStatic
  }

  /// Whether it has a modifier with that name and without a detail.
  package func has(_ modifier: String) -> Bool {
    self.modifiers.contains { $0.name == modifier && $0.detail == nil }
  }

  /// The documentation comment; documentation lines are joined.
  package func documentation(in language: Language) -> String? {
    let comments = self.comments(belowMarkOf: language.profile).filter(\.isDocumentation)
    return comments.isEmpty ? nil : comments.map(\.text).joined(separator: "\n")
  }

  /// Whether there is a documentation comment of a language.
  package func isDocumented(in language: Language) -> Bool {
    let (profile, kinds) = (language.profile, language.profile.documentation.kinds)
    // Usually the last comment is one, or none is.
    if let last = self.leadingComments.last, kinds.contains(last.kind) { return true }
    let comments =
      profile.documentation.endsAtSectionMark
      ? self.comments(belowMarkOf: profile) : self.leadingComments[...]
    return comments.contains { kinds.contains($0.kind) }
  }

  /// The comments below the last heading: those above it do not document the declaration.
  private func comments(belowMarkOf profile: LanguageProfile) -> ArraySlice<Comment> {
    let mark = profile.comments.sectionMark
    let heading = self.leadingComments.lastIndex { !$0.isDocumentation && $0.text.contains(mark) }
    return self.leadingComments[(heading.map { $0 + 1 } ?? 0)...]
  }

  /// Whether it is visible only in its file.
  package var isPrivate: Bool { self.has("private") || self.has("fileprivate") }
}

extension Header: Equatable {
  package static func == (lhs: Header, rhs: Header) -> Bool {
    lhs.name == rhs.name
      && lhs.range == rhs.range
      && lhs.keywordStart == rhs.keywordStart
      && lhs.attributes == rhs.attributes
      && lhs.modifiers == rhs.modifiers
      && lhs.leadingComments == rhs.leadingComments
      && lhs.conditions == rhs.conditions
  }
}

/// A modifier of a declaration, such as `private` or `final`.
package struct Modifier: Hashable, Sendable {
  package var name: String
  /// The text in parentheses after it: `set` in `private(set)`.
  package var detail: String?
  package var range: TextRange

  package init(name: String, detail: String? = nil, range: TextRange) {
    self.name = name
    self.detail = detail
    self.range = range
  }
}

/// An attribute or annotation: `@ViewModel`, `@Override`.
package struct Attribute: Hashable, Sendable {
  /// The name without `@` and arguments.
  package var name: String
  /// The text in its parentheses, if it has any.
  package var arguments: String?
  /// The part of the declaration that it is for: `get` in `@get:Inject`; nil where it does not say so.
  package var target: String?
  package var range: TextRange

  package init(name: String, arguments: String? = nil, target: String? = nil, range: TextRange) {
    self.name = name
    self.arguments = arguments
    self.target = target
    self.range = range
  }
}
