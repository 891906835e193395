import ViewModelModel

/// The comments that head the sections of a type.
enum Heading {
  case setup
  case inputs
  case outputs
  case actions
  case lifeCycle
  /// A heading of the team's own.
  case other

  /// The heading that a comment is, if it is one.
  init?(_ comment: Comment) {
    guard !comment.isDocumentation else { return nil }
    var text = comment.text.drop { $0 == "/" || $0 == "*" || $0 == " " }
    let isMark = text.hasPrefix("MARK:")
    if isMark { text = text.dropFirst("MARK:".count) }
    let words = text.lowercased().split { !Self.isLetter($0) }
    let name = words.joined(separator: " ")
    switch name {
    case "setup", "set up": self = .setup
    case "input", "inputs": self = .inputs
    case "output", "outputs": self = .outputs
    case "action", "actions": self = .actions
    case _ where name.contains("life cycle") || name.contains("lifecycle"):
      guard isMark || words.count <= 4 else { return nil }
      self = .lifeCycle
    default:
      guard isMark else { return nil }
      self = .other
    }
  }

  private static func isLetter(_ character: Character) -> Bool {
    // Looking up the properties of a character takes long, and hardly any is needed.
    guard let byte = character.asciiValue else { return character.isLetter }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The heading that each member stands under, in the order of the members.
  static func headings(of members: [Declaration]) -> [Heading?] {
    var current: Heading?
    return members.map { member in
      current = member.header.leadingComments.reversed().lazy.compactMap { Heading($0) }.first ?? current
      return current
    }
  }
}
