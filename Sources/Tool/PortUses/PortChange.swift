import SourceModel

/// A port that a branch adds, removes or changes.
package struct PortChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case added, removed
    /// What is different, each as a clause.
    case changed([String])
  }

  /// The name of the view model.
  package var viewModel: String
  package var kind: Kind
  /// The current port, or the former one if it was removed.
  package var row: PortTable.Row

  /// The changes between two sets of tables, in the order of the tables.
  package static func changes(from old: [PortTable], to new: [PortTable]) -> [PortChange] {
    struct Key: Hashable {
      var viewModel: String
      var kind: PortKind
      var name: String
    }
    func rows(_ tables: [PortTable]) -> [(Key, PortTable.Row)] {
      tables.flatMap { table in
        table.rows.map { (Key(viewModel: table.name, kind: $0.kind, name: $0.name), $0) }
      }
    }
    let before = Dictionary(rows(old), uniquingKeysWith: { first, _ in first })
    let after = Dictionary(rows(new), uniquingKeysWith: { first, _ in first })
    let current = rows(new).compactMap { key, row -> PortChange? in
      guard let known = before[key] else {
        return PortChange(viewModel: key.viewModel, kind: .added, row: row)
      }
      let differences = self.differences(known, row)
      return differences.isEmpty
        ? nil : PortChange(viewModel: key.viewModel, kind: .changed(differences), row: row)
    }
    return current
      + rows(old).filter { after[$0.0] == nil }.map {
        PortChange(viewModel: $0.0.viewModel, kind: .removed, row: $0.1)
      }
  }

  private static func differences(_ old: PortTable.Row, _ new: PortTable.Row) -> [String] {
    var clauses: [String] = []
    if old.type != new.type { clauses.append("its type was '\(old.type)' and is '\(new.type)'") }
    if old.documentation != new.documentation { clauses.append("its documentation changed") }
    for (name, before, after) in [
      ("view", old.bindings, new.bindings), ("test", old.tests, new.tests),
    ] {
      if before.isEmpty, !after.isEmpty { clauses.append("a \(name) uses it now") }
      if !before.isEmpty, after.isEmpty { clauses.append("no \(name) uses it any more") }
    }
    return clauses
  }
}
