import Rules
import SourceModel

extension OutputFormat {
  /// One line per finding, as Xcode and most editors read it.
  package static let xcode = OutputFormat("xcode") { _ in XcodeReporter() }
}

/// Writes one line per finding, in the form of a compiler's diagnostics.
///
/// Notes follow the finding that they belong to.
struct XcodeReporter: Reporter {
  func report(_ report: LintReport) -> OutputText {
    var text: PrintableText = ""
    for finding in report.findings {
      for line in [self.line(of: finding)] + finding.notes.map(self.line) { text += "\(line)\n" }
    }
    return OutputText(text)
  }

  private func line(of finding: ReportedFinding) -> PrintableText {
    let place = PrintableText.place(finding.path, finding.line, finding.column)
    return "\(place): \(finding.severity.rawValue): \(finding.message) (\(finding.rule))"
  }

  private func line(of note: ReportedFinding.Note) -> PrintableText {
    "\(PrintableText.place(note.path, note.line, note.column)): note: \(note.message)"
  }
}
