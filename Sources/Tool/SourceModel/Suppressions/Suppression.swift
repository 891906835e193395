/// A comment, or an annotation in Java or Kotlin, that keeps findings from being reported.
///
/// ```swift
/// // plumb:disable:next sorted-inputs, void-input - the delegate's order
/// // plumb:disable:this explicit-self
/// // plumb:disable:previous explicit-self
/// // plumb:disable documented-inputs
/// // plumb:enable documented-inputs
/// ```
///
/// ```java
/// @SuppressWarnings("plumb:void-input")
/// ```
package struct Suppression: Sendable {
  /// The rules that it names, each with its place.
  package var rules: [Name]
  /// The target lines, counted from 1.
  package var lines: ClosedRange<Int>
  /// The comment or the annotation.
  package var range: TextRange

  package init(rules: [Name], lines: ClosedRange<Int>, range: TextRange) {
    self.rules = rules
    self.lines = lines
    self.range = range
  }

  /// Whether it suppresses the findings of a rule on a line.
  package func covers(_ rule: String, line: Int) -> Bool {
    self.lines.contains(line) && self.rules.contains { $0.text == rule || $0.text == "all" }
  }
}

/// A comment with an instruction for this tool: `// plumb:disable:next rule-id, rule-id - reason`.
package struct Directive {
  package enum Verb: String {
    case disableNext = "disable:next"
    case disableThis = "disable:this"
    case disablePrevious = "disable:previous"
    case disable
    case enable
  }

  /// The instruction as written: `disable:next`.
  package let word: String
  /// The rules that it names, each with the range of the comment.
  package let rules: [Name]
  package let range: TextRange

  /// The verb of the instruction; nil when there is no such verb.
  package var verb: Verb? { Verb(rawValue: self.word) }

  /// Reads a comment; nil when it only mentions the tool.
  package init?(_ comment: Comment, in language: Language) {
    guard !comment.isDocumentation else { return nil }
    let syntax = language.profile.comments
    var text = comment.text[...]
    if let closing = syntax.block?.closing, text.hasSuffix(closing) { text = text.dropLast(closing.count) }
    text = text.drop { $0.isWhitespace || $0.asciiValue.map(syntax.decoration.contains) ?? false }
    guard text.hasPrefix("plumb:") else { return nil }
    // Other text of a block comment is on separate lines.
    text = text.dropFirst("plumb:".count).prefix { !$0.isNewline }
    let word = text.prefix { !$0.isWhitespace }
    let words = text.dropFirst(word.count).split { $0 == "," || $0.isWhitespace }
    self.word = String(word)
    self.range = comment.range
    self.rules = words.prefix { !Self.isDash($0) }.map { Name(String($0), comment.range) }
  }

  /// Whether a word is the dash before the reason: `-`, `--`, `–` or `—`.
  private static func isDash(_ word: Substring) -> Bool {
    word.allSatisfy { $0 == "-" || $0 == "–" || $0 == "—" }
  }
}
