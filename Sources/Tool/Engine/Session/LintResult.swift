package import Rules

/// The result of a run of the linter.
package struct LintResult: Sendable {
  package var report: LintReport
  /// The files that could not be read; the others were checked.
  package var failures: [FileFailure]
  /// The named files in languages that are not supported.
  package var skipped: [String]
  /// The baselines that the configurations of the files name, absolute, by the paths that findings show.
  package var baselines: [String: String]
  /// The severities that make a command fail where a configuration sets one, by the paths that findings show.
  var failLevels: [String: Severity] = [:]
  /// The absolute paths of the files of the run and of their configurations.
  package var inputs: [String] = []

  package init(
    report: LintReport, failures: [FileFailure], skipped: [String], baselines: [String: String] = [:]
  ) {
    self.report = report
    self.failures = failures
    self.skipped = skipped
    self.baselines = baselines
  }

  /// Whether a command fails with one of some findings.
  ///
  /// - Parameter level: the lowest severity that makes it fail; nil for that of the configurations.
  package func fails(with findings: [ReportedFinding], at level: Severity?) -> Bool {
    findings.contains { $0.severity >= level ?? self.failLevels[$0.path] ?? .warning }
  }
}
