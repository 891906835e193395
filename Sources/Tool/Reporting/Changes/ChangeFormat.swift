package import Changes
package import SourceModel

/// The format of what a change of the code does to view models.
package enum ChangeFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for a terminal.
  case text
  /// A comment on a pull request.
  case markdown
  /// A page with drawings in which what is new and what is gone is marked.
  case html
  case json

  package func text(of change: AppChange) -> OutputText {
    switch self {
    case .text: OutputText(ChangeText.text(change))
    case .markdown: OutputText(ChangeMarkdown.text(change))
    case .html: ChangeHTML.text(change)
    case .json: ChangeJSON.text(change)
    }
  }
}
