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
    text = text.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
    guard text.hasPrefix("plumb:") else { return nil }
    text = text.dropFirst("plumb:".count)
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    let verb = text.prefix { !$0.isWhitespace }
    var list = text.dropFirst(verb.count)
    // The reason stands behind a dash of its own.
    if let dash = list.firstRange(of: " - ") ?? list.firstRange(of: " – ") ?? list.firstRange(of: " — ") {
      list = list[..<dash.lowerBound]
    }
    self.verb = String(verb)
    self.range = comment.range
    self.rules = list.split { $0 == "," || $0.isWhitespace }.map { Name(String($0), comment.range) }
  }
}
