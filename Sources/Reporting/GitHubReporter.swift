import Rules
import SourceModel

extension OutputFormat {
  /// Workflow commands of GitHub Actions, which become annotations.
  public static let github = OutputFormat("github") { _ in GitHubReporter() }
}

/// Writes workflow commands, which GitHub Actions turns into annotations.
struct GitHubReporter: Reporter {
  func report(_ report: LintReport) -> String {
    report.findings.map { self.command($0) + "\n" }.joined()
  }

  private func command(_ finding: ReportedFinding) -> String {
    var properties = [
      ("file", finding.path), ("line", String(finding.line)), ("endLine", String(finding.endLine)),
    ]
    // An annotation of several lines has no columns.
    if finding.line == finding.endLine { properties.append(("col", String(finding.column))) }
    properties.append(("title", finding.rule))
    let list = properties.map { "\($0)=\(self.escapedProperty($1))" }.joined(separator: ",")
    return "::\(self.name(finding.severity)) \(list)::\(self.escapedData(finding.message))"
  }

  private func name(_ severity: Severity) -> String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  private func escapedData(_ text: String) -> String {
    self.escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func escapedProperty(_ text: String) -> String {
    self.escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// The text with its escapes. Other control characters, and other commands, become visible signs.
  private func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    let text = text.unicodeScalars.map { escapes[$0] ?? PrintableText.line(String($0)) }.joined()
    return LogCommand.replacingNumberSigns(in: text, with: "\u{FFFD}")
  }
}
