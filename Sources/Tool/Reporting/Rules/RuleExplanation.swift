package import Rules
package import SourceModel

/// A rule explained in a terminal.
package enum RuleExplanation {
  /// - Parameters:
  ///   - rule: the rule.
  ///   - usesColour: whether headings are emphasized.
  ///   - width: the width of the terminal in columns.
  package static func text(_ rule: Rule, usesColour: Bool, width: Int) -> OutputText {
    func bold(_ text: PrintableText) -> PrintableText {
      usesColour ? TerminalStyle.bold.applied(to: text) : text
    }
    func wrapped(_ text: String) -> [PrintableText] { RuleText.wrapped(text, width: width).map { "\($0)" } }
    var lines = [bold("\(rule.id)"), ""]
    lines += wrapped(rule.summary) + [""]
    lines += wrapped(rule.page.rationale) + [""]
    lines.append("\(bold("Dialects:"))  \(RuleText.dialects(rule))")
    lines.append("\(bold("Severity:"))  \(rule.severity.rawValue)")
    lines.append("\(bold("Fix:"))       \(rule.isFixable ? "'plumb fix', where it is safe" : "by hand")")
    lines.append("\(bold("Source:"))    \(RuleText.source(rule))")
    for option in rule.options {
      let values = option.defaultValue.isEmpty ? "none" : option.defaultValue.joined(separator: ", ")
      lines += ["", "\(bold("Option")) \(option.name)"]
      let summary = RuleText.wrapped(
        "\(rule.page.options[option.name] ?? "") Default: \(values).", width: width - 2)
      lines += summary.map { "  \($0)" }
    }
    for example in rule.examples {
      lines += ["", bold("Reported (\(example.dialect.rawValue); ▸ marks the finding):"), ""]
      lines += self.indented(example.bad)
      lines += ["", bold("Not reported:"), ""]
      lines += self.indented(example.good)
    }
    lines += ["", "Suppress it with '// plumb:disable:next \(rule.id) - reason'."]
    return OutputText(lines.joined(separator: "\n") + "\n")
  }

  private static func indented(_ text: String) -> [PrintableText] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
  }
}
