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
