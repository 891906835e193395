public import Parity
public import SourceModel

/// The format of a comparison of two platforms.
public enum ParityFormat: String, Hashable, Sendable, CaseIterable {
  /// Tables for a terminal.
  case text
  /// Tables for GitHub and documentation.
  case markdown
  /// The pairs and their differences.
  case json

  public func text(of report: ParityReport) -> OutputText {
    switch self {
    case .text: OutputText(ParityText.text(report))
    case .markdown: OutputText(ParityMarkdown.text(report))
    case .json: ParityJSON.text(report)
    }
  }
}
