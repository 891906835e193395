import Rules
import SourceModel

extension OutputFormat {
  /// Workflow commands of GitHub Actions, which become annotations.
  package static let github = OutputFormat("github") { _ in GitHubReporter() }
}

/// Writes workflow commands, which GitHub Actions turns into annotations.
struct GitHubReporter: Reporter {
  func report(_ report: LintReport) -> OutputText {
    OutputText(report.findings.map { self.command($0) + "\n" }.joined())
  }

  private func command(_ finding: ReportedFinding) -> FormattedText<WorkflowCommand> {
    var properties: [FormattedText<WorkflowCommand>] = [
      "file=\(property: finding.path)", "line=\(finding.line)", "endLine=\(finding.endLine)",
    ]
    // An annotation of several lines has no columns.
    if finding.line == finding.endLine { properties.append("col=\(finding.column)") }
    properties.append("title=\(property: finding.rule)")
    return "\(self.name(finding.severity)) \(properties.joined(separator: ","))::\(finding.message)"
  }

  private func name(_ severity: Severity) -> FormattedText<WorkflowCommand> {
    switch severity {
    case .note: "::notice"
    case .warning: "::warning"
    case .error: "::error"
    }
  }
}

/// A command to GitHub Actions.
enum WorkflowCommand: TextFormat {
  static func escaped(_ value: String) -> String {
    self.escaped(value, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  static func finished(_ text: String) -> String { text }

  /// The text with its escapes. Other control characters, and other commands, become visible signs.
  fileprivate static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    let text = text.unicodeScalars.map { escapes[$0] ?? PlainText.line(String($0)) }.joined()
    return LogCommand.replacingNumberSigns(in: text, with: "\u{FFFD}")
  }
}

extension FormattedText.StringInterpolation where Format == WorkflowCommand {
  /// Appends the value of a property.
  fileprivate mutating func appendInterpolation(property value: String) {
    let escapes: [Unicode.Scalar: String] = [
      "%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C",
    ]
    self.appendInterpolation(markup: WorkflowCommand.escaped(value, escapes))
  }
}
