package import Changes
package import SourceModel

/// The format of what a change of the code does to view models.
package enum ChangeFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for a terminal.
  case text
  /// A comment on a pull request.
  case markdown
  case json

  package func text(of change: AppChange) -> OutputText {
    switch self {
    case .text: OutputText(ChangeText.text(change))
    case .markdown: OutputText(ChangeMarkdown.text(change))
    case .json: ChangeJSON.text(change)
    }
  }
}
