public import Conventions
import ViewModelModel

/// The documentation of the rules in Markdown: what `Documentation/Rules.md` holds.
public enum RuleMarkdown {
  /// The command that writes the file anew.
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

      Every rule, the dialects that it applies to, and how much its findings matter by default. *Opt-in* rules
      are off until a configuration turns them on. `plumb rules ID` explains one in the terminal.

      | Rule | Dialects | Severity | Demands |
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

      """
    for option in rule.options {
      let values = option.defaultValue.map { "`\($0)`" }.joined(separator: ", ")
      text += "- Option `\(option.name)`: \(option.summary) Default: \(values.isEmpty ? "none" : values).\n"
    }
    for example in rule.examples {
      let language = example.dialect.language.rawValue
      text += """

        Breaks it (\(example.dialect.rawValue)):

        ```\(language)
        \(example.unmarkedBad)
        ```

        Keeps it:

        ```\(language)
        \(example.good)
        ```

        """
    }
    return text
  }
}
