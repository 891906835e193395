import Rules
import SourceModel

extension OutputFormat {
  /// The XML of Checkstyle.
  package static let checkstyle = OutputFormat("checkstyle") { _ in CheckstyleReporter() }
}

/// Writes the XML of Checkstyle, which most build servers read.
struct CheckstyleReporter: Reporter {
  func report(_ report: LintReport) -> OutputText {
    var lines: [FormattedText<XMLText>] = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">",
    ]
    for group in FileFindings.groups(of: report.findings) {
      lines.append("  <\(XMLText.tag("file", ["name": group.path]))>")
      lines += group.findings.map { "    <\(self.error($0))/>" }
      lines.append("  </file>")
    }
    lines.append("</checkstyle>")
    return OutputText(lines.joined(separator: "\n") + "\n")
  }

  private func error(_ finding: ReportedFinding) -> FormattedText<XMLText> {
    XMLText.tag(
      "error",
      [
        "line": String(finding.line),
        "column": String(finding.column),
        "severity": self.severity(finding.severity),
        "message": finding.message,
        "source": "plumb.\(finding.rule)",
      ])
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
