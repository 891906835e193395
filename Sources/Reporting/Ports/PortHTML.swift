import PortUses
import SourceModel

/// Tables of ports, and their changes, as a page.
enum PortHTML {
  static func text(_ tables: [PortTable], _ resolution: UseResolution) -> String {
    self.page(
      tables.map { table in
        let rows = table.rows.map { row in
          let cells = [
            row.kind.rawValue, row.name, row.documentation ?? "", "\(row.declared.path):\(row.declared.line)",
            PortText.names(row.bindings, row, none: "no view"),
            PortText.names(row.tests, row, none: "no test"),
          ]
          return "<tr>" + cells.map { "<td>\(XMLText.escaped($0))</td>" }.joined() + "</tr>"
        }
        let head = ["Kind", "Port", "Documentation", "Declared", "Used by", "Tested by"].map {
          "<th>\($0)</th>"
        }
        return "<h2>\(XMLText.escaped(table.name))</h2>\n<table>\n<tr>\(head.joined())</tr>\n"
          + rows.joined(separator: "\n") + "\n</table>"
      } + ["<p>\(XMLText.escaped(PortText.summary(resolution)))</p>"])
  }

  static func text(_ changes: [PortChange]) -> String {
    let items = changes.map { "<li>\(XMLText.escaped(PortChangeText.line($0) { $0 }))</li>" }
    return self.page(["<ul>\n\(items.joined(separator: "\n"))\n</ul>"])
  }

  private static func page(_ parts: [String]) -> String {
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
