import PortUses
import SourceModel

/// Tables of ports as lines: each port with the types that use it.
enum PortText {
  static func text(_ tables: [PortTable]) -> PrintableText {
    tables.map { table in
      let width = table.rows.map(\.name.count).max() ?? 0
      var lines = ["\(table.name) (\(table.place.path):\(table.place.line))"]
      var heading = ""
      for row in table.rows {
        if self.heading(row) != heading {
          heading = self.heading(row)
          lines += ["", heading]
        }
        let name = row.name + String(repeating: " ", count: width - row.name.count)
        lines.append("  \(name)  \(self.users(row))")
      }
      return lines.map { "\($0)\n" }.joined() as PrintableText
    }.joined(separator: "\n")
  }

  /// What ports of the same kind are called together: `outputs`, `properties that views set`.
  static func heading(_ row: PortTable.Row) -> String {
    guard row.noun.hasPrefix("property") else { return row.noun + "s" }
    return "properties" + row.noun.dropFirst("property".count)
  }

  /// How many uses of ports are resolved.
  static func summary(_ resolution: UseResolution) -> String {
    "\(resolution.resolved) of \(resolution.all) uses of ports are resolved"
  }

  /// The types that use a port, outside of tests and in tests.
  static func users(_ row: PortTable.Row) -> String {
    "\(self.names(row.bindings, row) ?? "no view"); \(self.names(row.tests, row) ?? "no test")"
  }

  /// The names of the types of uses, each once; nil when there are none.
  static func names(_ uses: [PortUse], _ row: PortTable.Row) -> String? {
    var seen: Set<String> = []
    let names = uses.map { $0.type.isEmpty ? $0.path : $0.type }.filter { seen.insert($0).inserted }
    guard names.isEmpty else { return names.joined(separator: ", ") }
    return row.isUncertain ? "unknown" : nil
  }
}
