package import ViewModelModel

/// The comments that head the sections of a type.
package enum Heading {
  case setup
  case inputs
  case outputs
  case actions
  case lifeCycle
  /// A heading of the team's own.
  case other

  /// The heading that a comment is, if it is one.
  package init?(_ comment: Comment) {
    guard !comment.isDocumentation else { return nil }
    var text = comment.text[...].utf8.drop {
      $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: " ")
    }
    let isMark = text.starts(with: "MARK:".utf8)
    if isMark { text = text.dropFirst("MARK:".utf8.count) }
    // What is no mark and has more words is a sentence.
    guard let words = Words(Substring(text), atMost: isMark ? .max : 4) else { return nil }
    switch words.text {
    case "setup", "set up": self = .setup
    case "input", "inputs": self = .inputs
    case "output", "outputs": self = .outputs
    case "action", "actions": self = .actions
    case _ where words.contains("life cycle") || words.contains("lifecycle"): self = .lifeCycle
    default:
      guard isMark else { return nil }
      self = .other
    }
  }
}
