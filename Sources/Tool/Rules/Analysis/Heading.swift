package import SourceModel

/// The comments that head the sections of a type.
package enum Heading: Equatable {
  /// A section of the convention.
  case section(SectionHeading)
  /// A heading of the team's own.
  case other

  /// Reads a comment as a heading; nil when it is not one.
  package init?(_ comment: Comment, in language: Language) {
    guard !comment.isDocumentation else { return nil }
    let syntax = language.profile.comments
    var text = comment.text[...].utf8.drop { $0 == UInt8(ascii: " ") || syntax.decoration.contains($0) }
    let isMark = text.starts(with: syntax.sectionMark.utf8)
    if isMark { text = text.dropFirst(syntax.sectionMark.utf8.count) }
    // A comment that is not a mark and has more words is a sentence.
    guard let words = Words(Substring(text), atMost: isMark ? .max : 4) else { return nil }
    switch words.text {
    case "setup", "set up": self = .section(.setup)
    case "input", "inputs": self = .section(.inputs)
    case "output", "outputs": self = .section(.outputs)
    case "action", "actions": self = .section(.actions)
    case _ where words.contains("life cycle") || words.contains("lifecycle"): self = .section(.lifeCycle)
    default:
      guard isMark else { return nil }
      self = .other
    }
  }
}

extension ViewModel {
  /// The heading above a property of the class.
  ///
  /// Reading headings is slow, so rules check them last.
  func heading(of property: PropertyDeclaration) -> Heading? {
    let members = self.declaration.members
    guard let index = members.firstIndex(where: { $0.property === property }) else { return nil }
    return members[...index].reversed().lazy
      .flatMap { $0.header.leadingComments.reversed() }.compactMap { Heading($0, in: self.profile.language) }
      .first
  }

  /// Whether a place in a body is under a comment that names the life cycle, above it in the body.
  func isUnderLifeCycle(_ place: TextRange, in body: Located<Body>) -> Bool {
    guard let text = self.file(at: body.path)?.text else { return false }
    let syntax = self.language.comments
    var line = text.lineIndex(at: place.start)
    let first = text.lineIndex(at: body.value.range.start)
    while line > first {
      let written = text.line(line + 1).drop { $0 == " " || $0 == "\t" }
      line -= 1
      guard written.hasPrefix(syntax.line) else { continue }
      let comment = Comment(kind: .line, text: String(written), range: place)
      if let heading = Heading(comment, in: self.profile.language) { return heading == .section(.lifeCycle) }
    }
    return false
  }
}
