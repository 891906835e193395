import Rules
import SourceModel

extension OutputFormat {
  /// The tool's own machine-readable format.
  package static let json = OutputFormat("json") { _ in JSONReporter() }
}

/// Writes the tool's own machine-readable format, version 1.
struct JSONReporter: Reporter {
  func report(_ report: LintReport) -> OutputText {
    let document: JSONValue = [
      "version": .int(1),
      "files": .int(report.files),
      "viewModels": .int(report.viewModels),
      "forms": .object(report.forms.sorted { $0.key < $1.key }.map { ($0.key, .int($0.value)) }),
      "outside": .int(report.outside),
      "findings": .array(report.findings.map(self.finding)),
    ]
    return document.output
  }

  private func finding(_ finding: ReportedFinding) -> JSONValue {
    [
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "path": .string(finding.path),
      "line": .int(finding.line),
      "column": .int(finding.column),
      "message": .string(finding.message),
      "viewModel": finding.viewModel.map { .string($0) } ?? .null,
      "fixable": .bool(finding.fixable),
    ]
  }
}
