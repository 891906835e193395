package import SourceModel

extension Header {
  /// The comments attached to the declaration, a slice of those before it.
  ///
  /// Headings stay, and so do regions of directives, and comments followed by a blank line that document
  /// nothing.
  package func attachedComments(in text: SourceText, of language: Language) -> ArraySlice<Comment> {
    let comments = self.leadingComments
    var next = self.range.start
    for index in comments.indices.reversed() {
      let comment = comments[index]
      let isNear = text.lineBreaks(in: TextRange(comment.range.end, next)) <= 1
      guard
        comment.isDocumentation
          || (isNear && Heading(comment, in: language) == nil && !Self.opensRegion(comment, in: language))
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

  /// Whether a comment is a directive for all following lines.
  private static func opensRegion(_ comment: Comment, in language: Language) -> Bool {
    let decoration = language.profile.comments.decoration
    let words = comment.text.split { $0 == " " || $0.asciiValue.map(decoration.contains) ?? false }
    let directives: Set<Substring> = [
      "plumb:disable", "plumb:enable", "swiftlint:disable", "swiftlint:enable", "swiftformat:disable",
      "swiftformat:enable", "CHECKSTYLE:OFF", "CHECKSTYLE:ON",
    ]
    return words.first.map(directives.contains) ?? false
  }
}
