import Rules

extension OutputFormat {
  /// A line a finding, as Xcode and most editors read it.
  public static let xcode = OutputFormat("xcode") { _ in XcodeReporter() }
}

/// Writes a line a finding, in the form of a compiler's diagnostics.
///
/// Notes follow the finding that they belong to.
struct XcodeReporter: Reporter {
  func report(_ report: LintReport) -> String {
    var text = ""
    for finding in report.findings {
      text += self.place(finding.path, finding.line, finding.column)
      text += "\(finding.severity.rawValue): \(finding.message) (\(finding.rule))".printable + "\n"
      for note in finding.notes {
        text += self.place(note.path, note.line, note.column) + "note: \(note.message)".printable + "\n"
      }
    }
    return text
  }

  private func place(_ path: String, _ line: Int, _ column: Int) -> String {
    "\(path.printable):\(line):\(column): "
  }
}

extension String {
  fileprivate var printable: String { PrintableText.line(self) }
}
