import PortUses
import SourceModel

/// Tables of ports, and their changes, in JSON.
enum PortJSON {
  static func text(_ tables: [PortTable], _ resolution: UseResolution) -> OutputText {
    JSONValue.object([
      (
        "viewModels",
        .array(
          tables.map { table in
            .object([
              ("name", .string(table.name)), ("path", .string(table.place.path)),
              ("line", .int(table.place.line)),
              ("ports", .array(table.rows.map(self.value))),
            ])
          })
      ),
      ("resolved", .int(resolution.resolved)),
      (
        "unresolved",
        .array(
          resolution.unresolved.map { use in
            .object([
              ("name", .string(use.owner)), ("path", .string(use.path)), ("line", .int(use.line)),
            ])
          })
      ),
    ]).output
  }

  static func text(_ changes: [PortChange]) -> OutputText {
    JSONValue.object([
      ("changes", .array(changes.map(self.value)))
    ]).output
  }

  static func value(_ change: PortChange) -> JSONValue {
    let (kind, differences): (String, [PortChange.Difference]) =
      switch change.kind {
      case .added: ("added", [])
      case .removed: ("removed", [])
      case .changed(let differences): ("changed", differences)
      }
    return .object([
      ("viewModel", .string(change.viewModel)), ("change", .string(kind)),
      ("differences", .array(differences.map { .string($0.clause) })), ("port", self.value(change.row)),
    ])
  }

  private static func value(_ row: PortTable.Row) -> JSONValue {
    .object(omittingNil: [
      ("kind", .string(row.kind.rawValue)), ("name", .string(row.name)), ("type", .string(row.type)),
      ("documentation", row.documentation.map(JSONValue.string)), ("declared", self.value(row.declared)),
      ("implemented", row.implemented.map(self.value)), ("complete", .bool(!row.isUncertain)),
      ("uses", .array(row.uses.map(self.value))),
    ])
  }

  private static func value(_ place: PortTable.Place) -> JSONValue {
    .object([("path", .string(place.path)), ("line", .int(place.line))])
  }

  private static func value(_ use: PortUse) -> JSONValue {
    .object([
      ("by", .string(use.user.rawValue)), ("type", .string(use.type)), ("function", .string(use.function)),
      ("path", .string(use.path)), ("line", .int(use.line)), ("direct", .bool(use.isDirect)),
    ])
  }
}
