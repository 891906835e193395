import Rules
import SourceModel

/// Words about rules that several formats share.
package enum RuleText {
  /// The dialects of a rule: `kickstarter-swift, rxswift (opt-in)`.
  static func dialects(_ rule: Rule) -> String {
    rule.dialects.map { dialect in
      rule.optIn.contains(dialect) ? "\(dialect.rawValue) (opt-in)" : dialect.rawValue
    }.joined(separator: ", ")
  }

  /// The document and the section that a rule comes from.
  static func source(_ rule: Rule) -> String {
    "\(rule.page.source.document.rawValue), \(rule.page.source.section)"
  }

  /// Breaks text into lines of a width at its spaces.
  package static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
