import PortUses
import SourceModel

/// Tables of ports in Markdown.
enum PortMarkdown {
  static func text(_ tables: [PortTable]) -> FormattedText<Markdown> {
    tables.map { table in
      let rows = table.rows.map { row -> FormattedText<Markdown> in
        let places: FormattedText<Markdown> =
          "\(self.place(row.declared)) | \(row.implemented.map(self.place) ?? "")"
        let views: FormattedText<Markdown> =
          PortText.names(row.bindings, row).map { "\($0)" } ?? "**no view**"
        let tests = PortText.names(row.tests, row) ?? "no test"
        return
          "| \(PortText.heading(row)) | \(code: row.name) | \(row.documentation ?? "") | \(places) | \(views) | \(tests) |"
      }
      return """
        ## \(table.name)

        | Kind | Port | Documentation | Declared | Implemented | Used by | Tested by |
        | --- | --- | --- | --- | --- | --- | --- |
        \(rows.joined(separator: "\n"))

        """
    }.joined(separator: "\n")
  }

  private static func place(_ place: PortTable.Place) -> String {
    "\(place.path.split(separator: "/").last ?? ""):\(place.line)"
  }
}
