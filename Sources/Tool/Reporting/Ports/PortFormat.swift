package import PortUses
package import SourceModel

/// The format of a table of ports.
package enum PortFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for a terminal.
  case text
  /// Tables for GitHub and documentation.
  case markdown
  case json
  /// A page.
  case html

  /// The text of some tables.
  ///
  /// - Parameter resolution: how many uses of the whole run are resolved.
  package func text(of tables: [PortTable], _ resolution: UseResolution) -> OutputText {
    switch self {
    case .text: OutputText(PortText.text(tables) + "\n\(PortText.summary(resolution))\n")
    case .markdown: OutputText(PortMarkdown.text(tables) + "\n\(PortText.summary(resolution)).\n")
    case .json: PortJSON.text(tables, resolution)
    case .html: OutputText(PortHTML.text(tables, resolution))
    }
  }

  /// The text of the changes in a branch.
  package func text(of changes: [PortChange]) -> OutputText {
    switch self {
    case .text: OutputText(PortChangeText.text(changes))
    case .markdown: OutputText(PortChangeText.markdown(changes))
    case .json: PortJSON.text(changes)
    case .html: OutputText(PortHTML.text(changes))
    }
  }
}
