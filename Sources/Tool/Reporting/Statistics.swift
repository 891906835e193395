package import Rules
package import SourceModel

/// How well each rule is kept, which helps a team to choose its rules.
package struct Statistics: Sendable {
  /// A rule with a finding now or in the baseline.
  struct Row: Sendable {
    let rule: String
    let severity: Severity
    let findings: Int
    let share: RuleShare
    /// How many more findings there are than in the baseline; nil without a baseline.
    let trend: Int?
  }

  private let report: LintReport
  /// The rows, those of the rule that is broken most first.
  let rows: [Row]
  /// The number of checked rules without a row.
  let keptRules: Int

  /// - Parameters:
  ///   - report: the report with the findings that are in the baseline.
  ///   - rules: the rules that there are.
  ///   - baseline: the number of findings in the baseline by the IDs of rules; nil without one.
  package init(_ report: LintReport, rules: [Rule], baseline: [String: Int]?) {
    let findings = Dictionary(grouping: report.findings, by: \.rule).mapValues(\.count)
    let known = Dictionary(rules.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first })
    self.report = report
    self.rows = Set(findings.keys).union(baseline?.keys.filter { known[$0] != nil } ?? []).map { rule in
      let count = findings[rule] ?? 0
      return Row(
        rule: rule, severity: report.findings.first { $0.rule == rule }?.severity ?? known[rule] ?? .warning,
        findings: count, share: report.shares[rule] ?? RuleShare(),
        trend: baseline.map { count - ($0[rule] ?? 0) })
    }.sorted {
      ($0.share.percentage ?? 100, -$0.findings, $0.rule) < (
        $1.share.percentage ?? 100, -$1.findings, $1.rule
      )
    }
    self.keptRules = Set(report.shares.keys).subtracting(self.rows.map(\.rule)).count
  }

  // MARK: Text

  /// A line for each rule, and one about all others.
  package var text: OutputText {
    let hasTrend = self.rows.contains { $0.trend != nil }
    let header = ["rule", "findings", "view models that keep it"] + (hasTrend ? ["since the baseline"] : [])
    let lines = self.rows.map { row in
      [row.rule, String(row.findings), row.share.text] + (row.trend.map { [Self.signed($0)] } ?? [])
    }
    let widths = header.indices.map { column in
      ([header] + lines).map { $0[column].count }.max() ?? 0
    }
    let table: PrintableText = (self.rows.isEmpty ? [] : [header] + lines).map { cells in
      let line = zip(cells, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        // Numbers are aligned to the right.
        return column == 1 ? space + cell.0 : cell.0 + space
      }.joined(separator: "  ").trimmingTrailingSpaces
      return "\(line)\n"
    }.joined()
    let others: PrintableText =
      self.keptRules == 0
      ? ""
      : "\(self.keptRules)\(self.rows.isEmpty ? "" : " other") rule\(self.keptRules == 1 ? "" : "s") without findings\n"
    return OutputText("\(table)\(others)" as PrintableText)
  }

  private static func signed(_ trend: Int) -> String { trend > 0 ? "+\(trend)" : "\(trend)" }

  // MARK: JSON

  /// The same as JSON, version 1.
  package var json: OutputText {
    let document: JSONValue = [
      "version": .int(1),
      "files": .int(self.report.files),
      "viewModels": .int(self.report.viewModels),
      "findings": .int(self.report.findings.count),
      "rulesWithoutFindings": .int(self.keptRules),
      "rules": .array(
        self.rows.map { row in
          .object(omittingNil: [
            ("rule", .string(row.rule)),
            ("severity", .string(row.severity.rawValue)),
            ("findings", .int(row.findings)),
            ("viewModels", .int(row.share.checked)),
            ("viewModelsThatKeepIt", .int(row.share.kept)),
            ("sinceBaseline", row.trend.map { .int($0) }),
          ])
        }),
    ]
    return document.output
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    String(self.reversed().drop { $0 == " " }.reversed())
  }
}
