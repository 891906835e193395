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
  public func text(of tables: [PortTable]) -> String {
    switch self {
    case .text: PortText.text(tables)
    case .markdown: PortMarkdown.text(tables)
    case .json: PortJSON.text(tables)
    case .html: PortHTML.text(tables)
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
