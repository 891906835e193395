package import Parity
package import SourceModel

/// The format of a comparison of two platforms.
package enum ParityFormat: String, Hashable, Sendable, CaseIterable {
  /// Tables for a terminal.
  case text
  /// Tables for GitHub and documentation.
  case markdown
  /// The pairs and their differences.
  case json

  /// - Parameter isSummary: whether the text has one line for each pair, not its differences; data has all.
  package func text(of report: ParityReport, isSummary: Bool = false) -> OutputText {
    switch self {
    case .text: OutputText(isSummary ? ParityText.summary(report) : ParityText.text(report))
    case .markdown: OutputText(isSummary ? ParityMarkdown.summary(report) : ParityMarkdown.text(report))
    case .json: ParityJSON.text(report)
    }
  }
}
