import Engine
import Foundation
import Reporting
import Rules
import SourceModel

/// The list of rules as text and as JSON.
enum RuleList {
  static func table(_ rules: [Rule]) -> String {
    let rows = rules.map { rule in
      [
        rule.id, rule.severity.rawValue, rule.since.description, self.dialects(rule),
        rule.summary.replacing("`", with: ""),
      ]
    }
    return RuleTable.text([["RULE", "SEVERITY", "SINCE", "DIALECTS", "SUMMARY"]] + rows)
  }

  /// The rules with their states for each dialect.
  static func effective(_ rules: [Rule], configuration: Configuration) -> PrintableText {
    let rows = rules.map { rule in
      [rule.id] + Dialect.allCases.map { self.state(of: rule, for: $0, configuration) }
    }
    let place = configuration.path ?? "none (defaults)"
    let table = RuleTable.text([["RULE"] + Dialect.allCases.map(\.rawValue)] + rows)
    return "Configuration: \(place)\n\n\(lines: table)"
  }

  static func json(_ rules: [Rule], configuration: Configuration?) -> String {
    struct Entry: Encodable {
      var id: String
      var summary: String
      var rationale: String
      var source: String
      var section: String
      var severity: String
      var since: String
      var dialects: [String]
      var optIn: [String]
      var options: [String]
      var effective: [String: String]?
    }
    let entries = rules.map { rule in
      Entry(
        id: rule.id, summary: rule.summary, rationale: rule.rationale, source: rule.source.document.rawValue,
        section: rule.source.section, severity: rule.severity.rawValue,
        since: rule.since.description, dialects: rule.dialects.map(\.rawValue),
        optIn: rule.optIn.map(\.rawValue).sorted(), options: rule.options.map(\.name),
        effective: configuration.map { configuration in
          Dictionary(
            uniqueKeysWithValues: rule.dialects.map {
              ($0.rawValue, self.state(of: rule, for: $0, configuration))
            })
        })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(entries) else { return "[]\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func state(of rule: Rule, for dialect: Dialect, _ configuration: Configuration) -> String {
    guard rule.dialects.contains(dialect) else { return "-" }
    return configuration.isOn(rule, for: dialect) ? configuration.severity(of: rule).rawValue : "off"
  }

  private static func dialects(_ rule: Rule) -> String {
    rule.dialects.map { $0.rawValue + (rule.optIn.contains($0) ? " (opt-in)" : "") }.joined(separator: ", ")
  }
}
