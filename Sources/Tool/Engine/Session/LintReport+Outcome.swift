import Rules

extension LintReport {
  /// The report of what was found in a number of files.
  init(_ outcome: Checker.Outcome, files: Int) {
    self.init(files: files, viewModels: outcome.viewModels, findings: outcome.findings.sorted())
    self.dialects = outcome.dialects
    self.forms = outcome.forms
    self.outside = outcome.outside
    self.shares = outcome.shares
  }
}

extension Checker.Outcome {
  /// What was found, of which this is the report.
  init(_ report: LintReport) {
    self.init(
      viewModels: report.viewModels, dialects: report.dialects, forms: report.forms, outside: report.outside,
      findings: report.findings, shares: report.shares)
  }
}
