package import Rules
package import SourceModel

/// The documentation of the rules in one text of Markdown. `Documentation/Rules.md` holds its beginning.
package enum RuleMarkdown {
  /// The command that writes that file.
  package static let command = "make generate"

  /// The whole text: a table of the rules, and a section for each.
  package static func document(_ rules: [Rule]) -> OutputText {
    let rows = rules.map { rule -> FormattedText<Markdown> in
      "| [\(code: rule.id)](#\(rule.id)) | \(RuleText.dialects(rule)) | \(rule.severity.rawValue) | \(rule.isFixable ? "yes" : "") | \(markup: rule.summary) |"
    }
    let sections = rules.map { self.section($0) }
    return OutputText(
      """
      # Rules

      <!-- Generated from the rules by \(code: self.command). Do not edit. -->

      Each rule applies to the listed dialects and has a default severity. *Opt-in* rules are disabled until the
      configuration enables them. `plumb fix` fixes findings of the rules with a *yes*, where that is safe.
      `plumb rules ID` explains a rule in the terminal.

      | Rule | Dialects | Severity | Fix | Summary |
      | --- | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      \(sections.joined(separator: "\n"))
      """ as FormattedText<Markdown>)
  }

  private static func section(_ rule: Rule) -> FormattedText<Markdown> {
    var text: FormattedText<Markdown> = """
      ## \(code: rule.id)

      \(markup: rule.summary)

      \(markup: rule.page.rationale)

      - Dialects: \(RuleText.dialects(rule))
      - Severity: \(rule.severity.rawValue)
      - Fixed by `plumb fix`: \(rule.isFixable ? "yes, where it is safe" : "no")
      - Source: \(markup: RuleText.source(rule))

      """
    for option in rule.options {
      let values: [FormattedText<Markdown>] = option.defaultValue.map { "\(code: $0)" }
      let shown = values.isEmpty ? "none" : values.joined(separator: ", ")
      text +=
        "- Option \(code: option.name): \(markup: rule.page.options[option.name] ?? "") Default: \(shown).\n"
    }
    for example in rule.examples {
      let language = example.dialect.language.rawValue
      text += """

        Reported (\(example.dialect.rawValue)):

        ```\(language)
        \(markup: example.unmarkedBad)
        ```

        Not reported:

        ```\(language)
        \(markup: example.good)
        ```

        """
    }
    return text
  }
}
