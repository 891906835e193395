import Rules
import SourceModel

extension OutputFormat {
  /// For a person: colors and code frames.
  public static let text = OutputFormat("text") { TextReporter(settings: $0) }
}

/// Writes findings for a person: file by file, with the source line and a mark under the place.
struct TextReporter: Reporter {
  var settings: ReportSettings

  func report(_ report: LintReport) -> String {
    var text = ""
    for group in FileFindings.groups(of: report.findings) {
      let source = self.settings.source(group.path).map { SourceText($0) }
      for finding in group.findings {
        text += self.headline(of: finding) + "\n"
        for line in self.frame(of: finding, in: source) + self.notes(of: finding) { text += line + "\n" }
        text += "\n"
      }
    }
    guard self.settings.showsSummary else { return text }
    let summary = Summary(report: report)
    return text + self.styled(summary.text, summary.isClean ? .green : .bold) + "\n"
  }

  private func headline(of finding: ReportedFinding) -> String {
    let place = self.place(finding.path, finding.line, finding.column)
    return [
      self.styled(place + ":", .bold),
      self.styled(finding.severity.rawValue + ":", TerminalStyle(finding.severity)),
      self.styled(PrintableText.line(finding.message), .bold),
      self.styled("(\(PrintableText.line(finding.rule)))", .dim),
    ].joined(separator: " ")
  }

  private func frame(of finding: ReportedFinding, in source: SourceText?) -> [String] {
    guard let line = source?.line(finding.line), !line.isEmpty else { return [] }
    let frame = CodeFrame(finding, in: line)
    return [
      self.styled("\(finding.line) |", .dim) + (frame.code.isEmpty ? "" : " \(frame.code)"),
      self.styled("\(self.gutter(of: finding)) |", .dim) + " " + frame.indentation
        + self.styled(frame.mark, TerminalStyle(finding.severity)),
    ]
  }

  private func notes(of finding: ReportedFinding) -> [String] {
    finding.notes.map { note in
      "\(self.gutter(of: finding)) \(self.styled("=", .dim)) \(self.styled("note:", TerminalStyle(.note))) "
        + "\(PrintableText.line(note.message)): \(self.place(note.path, note.line, note.column))"
    }
  }

  /// Spaces as wide as the line number.
  private func gutter(of finding: ReportedFinding) -> String {
    String(repeating: " ", count: String(finding.line).count)
  }

  private func place(_ path: String, _ line: Int, _ column: Int) -> String {
    "\(PrintableText.line(path)):\(line):\(column)"
  }

  private func styled(_ text: String, _ style: TerminalStyle) -> String {
    self.settings.usesColour ? style.applied(to: text) : text
  }
}
