import Engine
import Reporting
import Rules
import SourceModel

/// The list of rules as text and as JSON.
enum RuleList {
  static func table(_ rules: [Rule]) -> PrintableText {
    let rows = rules.map { rule in
      [
        rule.id, rule.severity.rawValue, self.dialects(rule), rule.summary.replacing("`", with: ""),
      ]
    }
    return RuleTable.text([["RULE", "SEVERITY", "DIALECTS", "SUMMARY"]] + rows)
  }

  /// The rules with their states for each dialect.
  static func effective(_ rules: [Rule], configuration: Configuration) -> PrintableText {
    let rows = rules.map { rule in
      [rule.id] + Dialect.allCases.map { self.state(of: rule, for: $0, configuration) }
    }
    let place = configuration.path ?? "none (defaults)"
    let table = RuleTable.text([["RULE"] + Dialect.allCases.map(\.rawValue)] + rows)
    return "Configuration: \(place)\n\n\(table)"
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

  private static func dialects(_ rule: Rule) -> String {
    rule.dialects.map { $0.rawValue + (rule.optIn.contains($0) ? " (opt-in)" : "") }.joined(separator: ", ")
  }
}
