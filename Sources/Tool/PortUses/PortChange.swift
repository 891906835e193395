import SourceModel

/// A port that a change of the code adds, removes or changes.
package struct PortChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case added, removed
    case changed([Difference])
  }

  /// What is different about a port that was there before.
  package enum Difference: Hashable, Sendable {
    /// It had another name.
    case name(String)
    case type(from: String, to: String)
    case documentation
    /// A view uses it, and none did.
    case bound
    /// No view uses it, and one did.
    case unbound
    case tested
    case untested

    package var clause: String {
      switch self {
      case .name(let old): "it was called '\(old)'"
      case .type(let old, let new): "its type was '\(old)' and is '\(new)'"
      case .documentation: "its documentation changed"
      case .bound: "a view uses it now"
      case .unbound: "no view uses it any more"
      case .tested: "a test uses it now"
      case .untested: "no test uses it any more"
      }
    }

    /// Whether code that used the port has to be changed.
    package var breaksUsers: Bool {
      switch self {
      case .name, .type: true
      default: false
      }
    }
  }

  /// The name of the view model.
  package var viewModel: String
  package var kind: Kind
  /// The current port, or the former one if it was removed.
  package var row: PortTable.Row

  package init(viewModel: String, kind: Kind, row: PortTable.Row) {
    self.viewModel = viewModel
    self.kind = kind
    self.row = row
  }

  /// Whether code that used the port has to be changed.
  package var breaksUsers: Bool {
    switch self.kind {
    case .added: false
    case .removed: true
    case .changed(let differences): differences.contains(where: \.breaksUsers)
    }
  }

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

  /// What is different about a port.
  package static func differences(_ old: PortTable.Row, _ new: PortTable.Row) -> [Difference] {
    var differences: [Difference] = []
    if old.name != new.name { differences.append(.name(old.name)) }
    if old.type != new.type { differences.append(.type(from: old.type, to: new.type)) }
    if old.documentation != new.documentation { differences.append(.documentation) }
    for (before, after, gained, lost) in [
      (old.bindings, new.bindings, Difference.bound, Difference.unbound),
      (old.tests, new.tests, .tested, .untested),
    ] {
      if before.isEmpty, !after.isEmpty { differences.append(gained) }
      if !before.isEmpty, after.isEmpty { differences.append(lost) }
    }
    return differences
  }
}
