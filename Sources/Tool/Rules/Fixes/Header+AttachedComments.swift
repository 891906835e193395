package import SourceModel

extension Header {
  /// The comments attached to the declaration, a slice of those before it.
  ///
  /// Headings stay, and so do regions of directives, and comments followed by a blank line that document nothing. A
  /// directive without an end goes with the declaration directly below it.
  ///
  /// - Parameter withHeading: whether a heading that names the declaration goes with it.
  package func attachedComments(
    in text: SourceText, of language: Language, withHeading: Bool = false
  ) -> ArraySlice<Comment> {
    let comments = self.leadingComments
    var next = self.range.start
    for index in comments.indices.reversed() {
      let comment = comments[index]
      let isNear = text.lineBreaks(in: TextRange(comment.range.end, next)) <= 1
      let heading = Heading(comment, in: language)
      guard
        comment.isDocumentation
          || (isNear && heading == nil && !self.opensRegion(comment, in: text, of: language))
          || (withHeading && heading == .other && self.isNamed(in: comment))
      else {
        return comments[(index + 1)...]
      }
      next = comment.range.start
    }
    return comments[...]
  }

  /// Where the declaration starts with the comments that go with it.
  package func attachedStart(in text: SourceText, of language: Language) -> Int {
    self.attachedComments(in: text, of: language).first?.range.start ?? self.range.start
  }

  /// Whether a heading contains the name of the declaration: `// MARK: - LoginViewModelType`.
  private func isNamed(in heading: Comment) -> Bool {
    heading.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == self.name.text }
  }

  /// The directives for all following lines, each with the one that ends it; nil for those that stay anyway.
  private static let regions: [Substring: String?] = [
    "plumb:disable": nil, "plumb:enable": nil, "swiftlint:disable": "swiftlint:enable",
    "swiftlint:enable": nil, "swiftformat:disable": "swiftformat:enable", "swiftformat:enable": nil,
    "CHECKSTYLE:OFF": "CHECKSTYLE:ON", "CHECKSTYLE:ON": nil, "@formatter:off": "@formatter:on",
    "@formatter:on": nil,
  ]

  /// Whether a comment is a directive for the following lines up to another one.
  private func opensRegion(_ comment: Comment, in text: SourceText, of language: Language) -> Bool {
    let decoration = language.profile.comments.decoration
    let words = comment.text.split { $0 == " " || $0.asciiValue.map(decoration.contains) ?? false }
    guard let word = words.first, let end = Self.regions[word] else { return false }
    guard let end else { return true }
    return text[TextRange(comment.range.end, text.bytes.count)].contains(end)
  }
}
