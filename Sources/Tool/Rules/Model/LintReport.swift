/// The findings of a run.
package struct LintReport: Hashable, Sendable {
  /// The number of checked files.
  package var files: Int
  /// The number of view models that were found in them.
  package var viewModels: Int
  /// The findings by path, line and column.
  package var findings: [ReportedFinding]
  /// The number of findings that the baseline suppresses.
  package var baselined: Int
  /// The numbers of view models by their dialects.
  package var dialects: [String: Int] = [:]
  /// The numbers of view models in forms other than those of the conventions, by the titles of the forms.
  package var forms: [String: Int] = [:]
  /// The number of types that are called view models and have no port protocols.
  package var outside = 0
  /// How many view models conform to each checked rule, by rule ID; empty unless requested.
  package var shares: [String: RuleShare] = [:]

  package init(files: Int, viewModels: Int, findings: [ReportedFinding], baselined: Int = 0) {
    self.files = files
    self.viewModels = viewModels
    self.findings = findings
    self.baselined = baselined
  }

  /// The number of findings of a severity.
  package func count(of severity: Severity) -> Int {
    self.findings.count { $0.severity == severity }
  }
}

/// How many of the view models that a rule was checked on conform to it.
package struct RuleShare: Hashable, Sendable, Codable {
  /// The number of view models that the rule was checked on.
  package var checked: Int
  /// The number of those with a finding, one in a baseline included.
  package var broken: Int

  package init(checked: Int = 0, broken: Int = 0) {
    self.checked = checked
    self.broken = broken
  }

  /// The number of those that keep the rule.
  package var kept: Int { self.checked - self.broken }

  /// The percentage of view models that keep the rule, rounded down so that 100 means all of them; nil for one about
  /// files.
  package var percentage: Int? { self.checked > 0 ? self.kept * 100 / self.checked : nil }

  /// As people read it: `3 of 4 (75 %)`.
  package var text: String { self.percentage.map { "\(self.kept) of \(self.checked) (\($0) %)" } ?? "-" }

  package static func += (left: inout RuleShare, right: RuleShare) {
    left.checked += right.checked
    left.broken += right.broken
  }
}
