public import PortUses

/// The format of a table of ports.
public enum PortFormat: String, Hashable, Sendable, CaseIterable {
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
  public func text(of tables: [PortTable], _ resolution: UseResolution) -> String {
    switch self {
    case .text: PortText.text(tables) + "\n\(PortText.summary(resolution))\n"
    case .markdown: PortMarkdown.text(tables) + "\n\(PortText.summary(resolution)).\n"
    case .json: PortJSON.text(tables, resolution)
    case .html: PortHTML.text(tables, resolution)
    }
  }

  /// The text of what a branch changes.
  public func text(of changes: [PortChange]) -> String {
    switch self {
    case .text: PortChangeText.text(changes) { "'\($0)'" }
    case .markdown: PortChangeText.markdown(changes)
    case .json: PortJSON.text(changes)
    case .html: PortHTML.text(changes)
    }
  }
}
