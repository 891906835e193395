import Rules
import SourceModel

extension OutputFormat {
  /// A Code Quality report of GitLab.
  package static let gitlab = OutputFormat("gitlab") { _ in GitLabReporter() }
}

/// Writes a Code Quality report of GitLab.
struct GitLabReporter: Reporter {
  func report(_ report: LintReport) -> OutputText {
    let fingerprints = Fingerprint.all(of: report.findings)
    return JSONValue.array(zip(report.findings, fingerprints).map(self.issue)).output
  }

  private func issue(_ finding: ReportedFinding, fingerprint: String) -> JSONValue {
    [
      "description": .string(finding.message),
      "check_name": .string(finding.rule),
      "fingerprint": .string(fingerprint),
      "severity": .string(self.severity(finding.severity)),
      "location": [
        "path": .string(self.path(finding.path)),
        "lines": ["begin": .int(finding.line)],
      ],
    ]
  }

  /// GitLab compares paths as text with those of the repository.
  private func path(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
