import Engine
import Reporting
import Rules
import SourceModel

/// The list of rules as text and as JSON.
enum RuleList {
  /// A line for each rule; on a terminal, its summary continues on lines below.
  ///
  /// - Parameter width: the width of the terminal; nil for lines of any length.
  static func table(_ rules: [Rule], width: Int?) -> PrintableText {
    let heads = rules.map { rule in
      [rule.id, rule.severity.rawValue, rule.isFixable ? "fix" : "", self.letters(rule)]
    }
    let indentation = (0..<4).reduce(0) { sum, column in
      sum + 2 + max(4, heads.map { $0[column].count }.max() ?? 0)
    }
    let rows = zip(rules, heads).flatMap { rule, head in
      let summary = rule.summary.replacing("`", with: "")
      let lines = width.map { RuleText.wrapped(summary, width: max($0 - indentation, 20)) } ?? [summary]
      return lines.enumerated().map { index, line in
        (index == 0 ? head : head.map { _ in "" }) + [line]
      }
    }
    let table = RuleTable.text([["RULE", "", "", "FOR", "SUMMARY"]] + rows)
    guard width != nil else { return table }
    return table
      + "\nFor: S kickstarter-swift, J kickstarter-java, K kickstarter-kotlin, R rxswift; small letters are opt-in.\n"
      + "'plumb rules ID' explains a rule.\n"
  }

  /// A letter for each dialect of a rule: a small one where it is off unless the configuration has it on.
  private static func letters(_ rule: Rule) -> String {
    Dialect.allCases.map { dialect in
      guard rule.dialects.contains(dialect) else { return "-" }
      let letter = (dialect.rawValue.split(separator: "-").last ?? "").prefix(1)
      return rule.optIn.contains(dialect) ? letter.lowercased() : letter.uppercased()
    }.joined()
  }

  /// The rules with their states for each dialect.
  static func effective(_ rules: [Rule], configuration: Configuration) -> PrintableText {
    let rows = rules.map { rule in
      [rule.id] + Dialect.allCases.map { self.state(of: rule, for: $0, configuration) }
    }
    let place = configuration.path ?? "none (defaults)"
    let table = RuleTable.text([["RULE"] + Dialect.allCases.map(\.rawValue)] + rows)
    let overrides: PrintableText = configuration.overridesText.map { "\($0)\n" }.joined()
    return "Configuration: \(place)\n\n\(table)" + (overrides == "" ? "" : "\nBy path:\n" + overrides)
  }

  static func json(_ rules: [Rule], configuration: Configuration?) -> OutputText {
    JSONValue.array(
      rules.map { rule in
        .object(omittingNil: [
          ("dialects", .array(rule.dialects.map { .string($0.rawValue) })),
          (
            "effective",
            configuration.map { configuration in
              let dialects = rule.dialects.sorted { $0.rawValue < $1.rawValue }
              return .object(
                dialects.map { ($0.rawValue, .string(self.state(of: rule, for: $0, configuration))) })
            }
          ),
          ("fixable", .bool(rule.isFixable)),
          ("id", .string(rule.id)),
          ("optIn", .array(rule.optIn.map(\.rawValue).sorted().map { .string($0) })),
          ("options", .array(rule.options.map { .string($0.name) })),
          ("rationale", .string(rule.page.rationale)),
          ("section", .string(rule.page.source.section)),
          ("severity", .string(rule.severity.rawValue)),
          ("source", .string(rule.page.source.document.rawValue)),
          ("summary", .string(rule.summary)),
        ])
      }
    ).output
  }

  private static func state(of rule: Rule, for dialect: Dialect, _ configuration: Configuration) -> String {
    guard rule.dialects.contains(dialect) else { return "-" }
    return configuration.isOn(rule, for: dialect) ? configuration.severity(of: rule).rawValue : "off"
  }
}
