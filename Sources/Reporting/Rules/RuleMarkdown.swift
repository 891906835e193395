public import Rules
import SourceModel

/// The documentation of the rules in Markdown: what `Documentation/Rules.md` holds.
public enum RuleMarkdown {
  /// The command that regenerates the file.
  public static let command = "make generate"

  /// The text of the whole file.
  public static func document(_ rules: [Rule]) -> String {
    let rows = rules.map { rule in
      "| [`\(rule.id)`](#\(rule.id)) | \(RuleText.dialects(rule)) | \(rule.severity.rawValue) | \(rule.summary) |"
    }
    let sections = rules.map { self.section($0) }
    return """
      # Rules

      <!-- Generated from the rules by `\(self.command)`. Do not edit. -->

      Each rule applies to the listed dialects and has a default severity. *Opt-in* rules are disabled until the
      configuration enables them. `plumb rules ID` explains a rule in the terminal.

      | Rule | Dialects | Severity | Summary |
      | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      \(sections.joined(separator: "\n"))
      """
  }

  private static func section(_ rule: Rule) -> String {
    var text = """
      ## `\(rule.id)`

      \(rule.summary)

      \(rule.rationale)

      - Dialects: \(RuleText.dialects(rule))
      - Severity: \(rule.severity.rawValue)
      - Source: \(RuleText.source(rule))
      - Since: \(rule.since)

      """
    for option in rule.options {
      let values = option.defaultValue.map { "`\($0)`" }.joined(separator: ", ")
      text += "- Option `\(option.name)`: \(option.summary) Default: \(values.isEmpty ? "none" : values).\n"
    }
    for example in rule.examples {
      let language = example.dialect.language.rawValue
      text += """

        Reported (\(example.dialect.rawValue)):

        ```\(language)
        \(example.unmarkedBad)
        ```

        Not reported:

        ```\(language)
        \(example.good)
        ```

        """
    }
    return text
  }
}
