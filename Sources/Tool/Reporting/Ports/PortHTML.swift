import PortUses
import SourceModel

/// Tables of ports, and their changes, as a page.
enum PortHTML {
  static func text(_ tables: [PortTable], _ resolution: UseResolution) -> FormattedText<HTML> {
    self.page(
      tables.map { table in
        let rows = table.rows.map { row -> FormattedText<HTML> in
          let cells = [
            PortText.heading(row), row.name, row.documentation ?? "",
            "\(row.declared.path):\(row.declared.line)",
            PortText.names(row.bindings, row) ?? "no view", PortText.names(row.tests, row) ?? "no test",
          ]
          let columns: [FormattedText<HTML>] = cells.map { "<td>\($0)</td>" }
          return "<tr>\(columns.joined())</tr>"
        }
        let head: FormattedText<HTML> =
          "<tr><th>Kind</th><th>Port</th><th>Documentation</th><th>Declared</th><th>Used by</th><th>Tested by</th></tr>"
        return
          "<h2>\(table.name)</h2>\n<table>\n\(head)\n\(rows.joined(separator: "\n"))\n</table>"
      } + ["<p>\(PortText.summary(resolution))</p>"])
  }

  static func text(_ changes: [PortChange]) -> FormattedText<HTML> {
    let items: [FormattedText<HTML>] = changes.map { "<li>\(PortChangeText.line($0) { "\($0)" })</li>" }
    return self.page(["<ul>\n\(items.joined(separator: "\n"))\n</ul>"])
  }

  private static func page(_ parts: [FormattedText<HTML>]) -> FormattedText<HTML> {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <title>Ports</title>
    <style>body{font:15px system-ui}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:4px 8px;text-align:left}</style>
    \(parts.joined(separator: "\n"))
    </html>

    """
  }
}
