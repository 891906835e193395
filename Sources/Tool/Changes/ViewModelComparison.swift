import DataFlow
import PortUses
import SourceModel

/// The comparison of a view model with what it was before.
struct ViewModelComparison {
  private let old: ViewModelState
  private let new: ViewModelState
  /// What the later state is made of.
  private let ends: [FlowEnd]
  /// The names of renamed ports by those that they had.
  private var names: [String: String] = [:]
  private(set) var change: ViewModelChange

  init(_ old: ViewModelState, _ new: ViewModelState) {
    self.old = old
    self.new = new
    self.ends = new.flow.ends()
    self.change = ViewModelChange(
      kind: .changed, name: new.name, oldName: old.name == new.name ? nil : old.name, place: new.table.place,
      old: old, new: new)
    self.comparePorts()
    self.compareBehaviour()
    self.change.newHazards = new.hazards.without(old.hazards) { $0 }
    self.change.fixedHazards = old.hazards.without(new.hazards) { $0 }
    self.compareMembers()
  }

  // MARK: Ports

  private mutating func comparePorts() {
    var before = self.old.table
    before.name = self.new.name
    let changes = PortChange.changes(from: [before], to: [self.new.table])
    var removed = changes.filter { $0.kind == .removed }
    let oldEnds = removed.isEmpty ? [] : self.old.flow.ends()
    for change in changes where change.kind != .removed {
      guard change.kind == .added,
        let place = self.origin(of: change.row, among: removed.map(\.row), oldEnds)
      else {
        self.change.ports.append(change)
        continue
      }
      let origin = removed.remove(at: place).row
      self.names[origin.baseName] = change.row.baseName
      self.change.ports.append(
        PortChange(
          viewModel: change.viewModel, kind: .changed(PortChange.differences(origin, change.row)),
          row: change.row))
    }
    self.change.ports += removed
  }

  /// The removed port that an added one was: of the same kind, with the same name and other labels; or of the same type, with
  /// the same documentation, the same sources or the same effects, and no other with them.
  private func origin(
    of row: PortTable.Row, among removed: [PortTable.Row], _ oldEnds: [FlowEnd]
  ) -> Int? {
    let namesakes = removed.indices.filter {
      removed[$0].kind == row.kind && removed[$0].baseName == row.baseName
    }
    if namesakes.count == 1 { return namesakes[0] }
    let candidates = removed.indices.filter { removed[$0].kind == row.kind && removed[$0].type == row.type }
    let documented = candidates.filter {
      removed[$0].documentation != nil && removed[$0].documentation == row.documentation
    }
    if documented.count == 1 { return documented[0] }
    let alike = candidates.filter { place in
      switch row.kind {
      case .outputs:
        guard let old = oldEnds.first(where: { $0.kind == .output && $0.name == removed[place].baseName }),
          let new = self.ends.first(where: { $0.kind == .output && $0.name == row.baseName })
        else { return false }
        return !old.sources.isEmpty && old.sources == new.sources && old.operators == new.operators
          && old.codes == new.codes
      case .inputs, .actions:
        let old = Self.names(of: oldEnds, from: removed[place].baseName)
        return !old.isEmpty && old == Self.names(of: self.ends, from: row.baseName)
      }
    }
    return alike.count == 1 ? alike[0] : nil
  }

  /// The ends that an input leads to.
  private static func names(of ends: [FlowEnd], from input: String) -> Set<String> {
    Set(ends.filter { $0.sources[input] != nil }.map(\.identity))
  }

  // MARK: Behaviour

  private mutating func compareBehaviour() {
    let ports = Set((self.old.table.rows + self.new.table.rows).map(\.baseName))
    let before = Dictionary(
      self.old.flow.ends(self.names).map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(self.ends.map(\.identity))
    let requests = (old: Self.requests(of: before.values), new: Self.requests(of: self.ends))
    for end in self.ends {
      guard let old = before[end.identity] else {
        // A new port is listed as such, and a call that is a request no longer by what used its value.
        if !ports.contains(end.name), !requests.old.subtracting(requests.new).contains(end.name) {
          self.add(end, [.isNew])
        }
        continue
      }
      let differences = Self.differences(old, end)
      if !differences.isEmpty { self.add(end, differences) }
    }
    for end in self.old.flow.ends(self.names)
    where !after.contains(end.identity) && !ports.contains(end.name)
      && !requests.new.subtracting(requests.old).contains(end.name)
    {
      self.add(end, [.isGone])
    }
  }

  /// What ends depend on.
  private static func requests(of ends: some Sequence<FlowEnd>) -> Set<String> {
    Set(ends.flatMap(\.sources.keys))
  }

  private mutating func add(_ end: FlowEnd, _ differences: [ViewModelChange.Behaviour.Difference]) {
    let row = self.new.table.rows.first { $0.baseName == end.name }
    self.change.behaviour.append(
      ViewModelChange.Behaviour(
        noun: row?.noun ?? end.kind.rawValue, name: end.name, differences: differences))
  }

  /// What is different about an end; empty where it does the same.
  static func differences(_ old: FlowEnd, _ new: FlowEnd) -> [ViewModelChange.Behaviour.Difference] {
    guard old.shape != new.shape else { return [] }
    let (before, after) = (old.sources, new.sources)
    var differences: [ViewModelChange.Behaviour.Difference] = []
    func note(
      _ difference: ([String]) -> ViewModelChange.Behaviour.Difference, _ names: some Sequence<String>
    ) {
      let names = names.sorted()
      if !names.isEmpty { differences.append(difference(names)) }
    }
    note({ .lost($0) }, before.keys.filter { after[$0] == nil })
    note({ .reacts($0) }, after.keys.filter { before[$0] == nil && after[$0] == .reacts })
    note({ .reads($0) }, after.keys.filter { before[$0] == nil && after[$0] == .reads })
    note({ .readsOnly($0) }, after.keys.filter { before[$0] == .reacts && after[$0] == .reads })
    note({ .reactsAsWell($0) }, after.keys.filter { before[$0] == .reads && after[$0] == .reacts })
    let names = Set(old.operators.keys).union(new.operators.keys)
    func count(_ end: FlowEnd, _ name: String) -> Int { end.operators[name] ?? 0 }
    note({ .lostOperators($0) }, names.filter { count(new, $0) == 0 })
    note({ .fewerOperators($0) }, names.filter { count(old, $0) > count(new, $0) && count(new, $0) > 0 })
    note({ .newOperators($0) }, names.filter { count(old, $0) == 0 })
    note({ .moreOperators($0) }, names.filter { count(old, $0) < count(new, $0) && count(old, $0) > 0 })
    note(
      { .code($0) },
      names.filter {
        count(old, $0) == count(new, $0) && old.codes[$0]?.sorted() != new.codes[$0]?.sorted()
      })
    let hasOtherValue = new.initialValues.contains { name, value in
      old.initialValues[name].map { $0 != value } ?? false
    }
    let hasOtherStorage =
      differences.isEmpty && old.storage.count == new.storage.count
      && old.storage.sorted() != new.storage.sorted()
    if hasOtherValue || hasOtherStorage { differences.append(.initialValue) }
    return differences.isEmpty ? [.order] : differences
  }

  // MARK: Members

  /// Notes the members with statements that the graph does not show, and that they did not have, or have no longer.
  ///
  /// A statement that moved to another member is no difference, and neither is the code of a port that is new or gone.
  private mutating func compareMembers() {
    let ports = Set(
      self.change.ports.compactMap { change in
        switch change.kind {
        case .added, .removed: change.row.baseName
        case .changed: nil
        }
      })
    let members = Set(self.old.statements.keys).union(self.new.statements.keys)
      .filter { !ports.contains(String($0.prefix { $0 != "(" })) }
    // What an output or an effect tells is not told again.
    let told = Set(self.change.behaviour.map(\.name))
    func isTold(_ statement: CodeDigests.Statement) -> Bool {
      statement.isShown || !statement.ports.isDisjoint(with: ports)
        || !statement.ports.isEmpty && statement.ports.isSubset(of: told)
    }
    // Those that are told come last: of several with the same code, they are the ones that the other state lacks.
    func statements(_ member: String, of state: ViewModelState) -> [CodeDigests.Statement] {
      let statements = state.statements[member] ?? []
      return statements.filter { !isTold($0) } + statements.filter(isTold)
    }
    typealias Difference = (member: String, statement: CodeDigests.Statement)
    func changes(_ left: ViewModelState, _ right: ViewModelState) -> [Difference] {
      members.flatMap { member in
        statements(member, of: left).without(statements(member, of: right), by: \.code)
          .filter { !isTold($0) }.map { (member, $0) }
      }
    }
    let (removed, added) = (changes(self.old, self.new), changes(self.new, self.old))
    let moved = Set(removed.map(\.statement.code)).intersection(added.map(\.statement.code))
    let own = Self.withOwnChanges(removed, added)
    let names = Set((removed + added).filter { !moved.contains($0.statement.code) }.map(\.member))
    let shown = names.intersection(own).isEmpty ? names : names.intersection(own)
    let values = self.old.initialValues.filter { name, value in
      self.new.initialValues[name].map { $0 != value } ?? false
    }
    let changed = shown.map { name in
      ViewModelChange.Member(
        kind: !self.old.members.contains(name)
          ? .added : !self.new.members.contains(name) ? .removed : .code, name: name)
    }
    let begins = values.keys.filter { !shown.contains($0) }
      .map { ViewModelChange.Member(kind: .initialValue, name: $0) }
    self.change.members = (changed + begins).sorted { $0.name < $1.name }
  }

  /// The members with statements that differ by more than the code of the functions that they call.
  private static func withOwnChanges(
    _ removed: [(member: String, statement: CodeDigests.Statement)],
    _ added: [(member: String, statement: CodeDigests.Statement)]
  ) -> Set<String> {
    func codes(_ list: [(member: String, statement: CodeDigests.Statement)]) -> [String: [Int]] {
      Dictionary(grouping: list, by: \.member).mapValues { $0.map(\.statement.ownCode).sorted() }
    }
    let (old, new) = (codes(removed), codes(added))
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }
}
