import PortUses
import SourceModel

/// Tables of ports in Markdown.
enum PortMarkdown {
  static func text(_ tables: [PortTable]) -> String {
    tables.map { table in
      let rows = table.rows.map { row in
        [
          row.kind.rawValue, "`\(row.name)`", row.documentation ?? "", self.place(row.declared),
          row.implemented.map(self.place) ?? "", PortText.names(row.bindings, row, none: "**no view**"),
          PortText.names(row.tests, row, none: "no test"),
        ].map(self.cell).joined(separator: " | ")
      }
      return """
        ## \(self.cell(table.name))

        | Kind | Port | Documentation | Declared | Implemented | Used by | Tested by |
        | --- | --- | --- | --- | --- | --- | --- |
        \(rows.map { "| \($0) |" }.joined(separator: "\n"))

        """
    }.joined(separator: "\n")
  }

  private static func place(_ place: PortTable.Place) -> String {
    "\(place.path.split(separator: "/").last ?? ""):\(place.line)"
  }

  /// Text that does not leave its cell, and is no markup but that of the tool.
  static func cell(_ text: String) -> String {
    PrintableText("\(text)").text.replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }
}
