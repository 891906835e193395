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

  package func text(of report: ParityReport) -> OutputText {
    switch self {
    case .text: OutputText(ParityText.text(report))
    case .markdown: OutputText(ParityMarkdown.text(report))
    case .json: ParityJSON.text(report)
    }
  }
}
