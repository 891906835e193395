package import ViewModelModel

extension Header {
  /// The comments that go with the declaration, a slice of those that stand before it.
  ///
  /// Headings stay, and so do regions of a tool's directives, and comments with a blank line behind them that document
  /// nothing.
  package func attachedComments(in text: SourceText) -> ArraySlice<Comment> {
    let comments = self.leadingComments
    var next = self.range.start
    for index in comments.indices.reversed() {
      let comment = comments[index]
      let isNear = text.lineBreaks(in: TextRange(comment.range.end, next)) <= 1
      guard comment.isDocumentation || (isNear && Heading(comment) == nil && !Self.opensRegion(comment))
      else {
        return comments[(index + 1)...]
      }
      next = comment.range.start
    }
    return comments[...]
  }

  /// Where the declaration starts with the comments that go with it.
  package func attachedStart(in text: SourceText) -> Int {
    self.attachedComments(in: text).first?.range.start ?? self.range.start
  }

  /// Whether a comment speaks to a tool of all lines from here on.
  private static func opensRegion(_ comment: Comment) -> Bool {
    let words = comment.text.split { $0 == " " || $0 == "/" || $0 == "*" }
    let directives: Set<Substring> = [
      "plumb:disable", "plumb:enable", "swiftlint:disable", "swiftlint:enable", "swiftformat:disable",
      "swiftformat:enable", "CHECKSTYLE:OFF", "CHECKSTYLE:ON",
    ]
    return words.first.map(directives.contains) ?? false
  }
}
