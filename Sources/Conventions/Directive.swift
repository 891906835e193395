import ViewModelModel

/// A comment that speaks to this tool: `// plumb:disable:next rule-id, rule-id - reason`.
struct Directive {
  static let verbs: Set = ["disable:next", "disable:this", "disable:previous", "disable", "enable"]

  /// What it asks for: `disable:next`.
  var verb: String
  var rules: [Name]
  var range: TextRange

  /// Reads a comment; nil when it only mentions the tool.
  init?(_ comment: Comment) {
    guard !comment.isDocumentation else { return nil }
    var text = comment.text[...]
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    text = text.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
    guard text.hasPrefix("plumb:") else { return nil }
    // What else a block comment says stands on lines of its own.
    text = text.dropFirst("plumb:".count).prefix { !$0.isNewline }
    let verb = text.prefix { !$0.isWhitespace }
    let words = text.dropFirst(verb.count).split { $0 == "," || $0.isWhitespace }
    self.verb = String(verb)
    self.range = comment.range
    self.rules = words.prefix { !Self.isDash($0) }.map { Name(String($0), comment.range) }
  }

  /// Whether a word is the dash that the reason stands behind: `-`, `--`, `–` or `—`.
  private static func isDash(_ word: Substring) -> Bool {
    word.allSatisfy { $0 == "-" || $0 == "–" || $0 == "—" }
  }
}
