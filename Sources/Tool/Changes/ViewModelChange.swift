package import PortUses

/// What a change of the code does to a view model.
package struct ViewModelChange: Sendable {
  package enum Kind: Hashable, Sendable {
    case added, removed, changed
  }

  /// What is different about an output, an effect or an action.
  package struct Behaviour: Hashable, Sendable {
    package enum Difference: Hashable, Sendable {
      case isNew, isGone
      /// It depends on something no longer.
      case lost([String])
      /// It reacts to something that it did not depend on.
      case reacts([String])
      /// It reads something that it did not depend on.
      case reads([String])
      /// It reacts no longer to something that it still reads.
      case readsOnly([String])
      /// It reacts to something that it only read.
      case reactsAsWell([String])
      case lostOperators([String])
      case newOperators([String])
      /// It passes operators of a name less often, or more often.
      case fewerOperators([String])
      case moreOperators([String])
      /// The arguments of operators are different.
      case code([String])
      /// Storage that it reads has another initial value.
      case initialValue
      /// The same operators are put together in another way.
      case order
    }

    /// What it is called: `output`, `effect`.
    package var noun: String
    package var name: String
    package var differences: [Difference]
  }

  /// A member that no output or effect tells about.
  package struct Member: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case added, removed
      /// Its code changed.
      case code
      /// The value that it begins with changed.
      case initialValue
    }

    package var kind: Kind
    package var name: String
  }

  package var kind: Kind
  package var name: String
  /// The name that it had; nil where it is the same.
  package var oldName: String?
  package var place: PortTable.Place
  /// The view model before and after the change; nil where it is not there.
  package var old: ViewModelState?
  package var new: ViewModelState?
  package var ports: [PortChange] = []
  package var behaviour: [Behaviour] = []
  package var newHazards: [String] = []
  package var fixedHazards: [String] = []
  /// The members whose code changed in a way that no output or effect tells.
  package var members: [Member] = []

  /// Whether code that uses it has to be changed.
  package var breaksUsers: Bool {
    self.kind == .removed || self.oldName != nil || self.ports.contains(where: \.breaksUsers)
  }

  /// Whether it may do something else than before.
  package var changesBehaviour: Bool {
    self.kind != .changed || !self.behaviour.isEmpty || !self.members.isEmpty || !self.newHazards.isEmpty
      || !self.fixedHazards.isEmpty
      || self.ports.contains { change in
        switch change.kind {
        case .added, .removed: true
        case .changed(let differences):
          differences.contains { difference in
            switch difference {
            case .type, .bound, .unbound: true
            default: false
            }
          }
        }
      }
  }

  var isEmpty: Bool {
    self.kind == .changed && self.oldName == nil && self.ports.isEmpty && !self.changesBehaviour
  }
}

extension ViewModelChange {
  /// The changes between two states of view models, in the order of the later state; those that were removed are at the end.
  package static func all(from old: [ViewModelState], to new: [ViewModelState]) -> [ViewModelChange] {
    let pairs = ViewModelPairs(old, new)
    return pairs.pairs.map { ViewModelComparison($0, $1).change }.filter { !$0.isEmpty }
      + pairs.added.map { state in
        var change = ViewModelChange(kind: .added, name: state.name, place: state.table.place, new: state)
        change.ports = state.table.rows.map { PortChange(viewModel: state.name, kind: .added, row: $0) }
        return change
      }
      + pairs.removed.map { state in
        var change = ViewModelChange(kind: .removed, name: state.name, place: state.table.place, old: state)
        change.ports = state.table.rows.map { PortChange(viewModel: state.name, kind: .removed, row: $0) }
        return change
      }
  }
}

/// The view models of two states that are the same ones.
private struct ViewModelPairs {
  var pairs: [(ViewModelState, ViewModelState)] = []
  var added: [ViewModelState] = []
  var removed: [ViewModelState] = []

  init(_ old: [ViewModelState], _ new: [ViewModelState]) {
    var left = old
    func take(_ isSame: (ViewModelState) -> Bool) -> ViewModelState? {
      left.firstIndex(where: isSame).map { left.remove(at: $0) }
    }
    // Those in their own files first: others may have their names.
    var known: [Int: ViewModelState] = [:]
    for (number, state) in new.enumerated() {
      known[number] = take {
        $0.name == state.name && $0.table.language == state.table.language
          && $0.table.place.path == state.table.place.path
      }
    }
    for (number, state) in new.enumerated() where known[number] == nil {
      known[number] = take { $0.name == state.name && $0.table.language == state.table.language }
    }
    for (number, state) in new.enumerated() where known[number] == nil {
      let best = left.filter { $0.table.language == state.table.language }
        .map { ($0, Self.likeness($0, state)) }.max { $0.1 < $1.1 }
      guard let best, best.1 >= 0.5 else { continue }
      known[number] = take { $0.name == best.0.name && $0.table.place == best.0.table.place }
    }
    for (number, state) in new.enumerated() {
      if let old = known[number] { self.pairs.append((old, state)) } else { self.added.append(state) }
    }
    self.removed = left
  }

  /// The share of their ports that two view models have in common.
  private static func likeness(_ old: ViewModelState, _ new: ViewModelState) -> Double {
    let names = (Set(old.table.rows.map(\.name)), Set(new.table.rows.map(\.name)))
    let all = names.0.union(names.1).count
    return all < 2 ? 0 : Double(names.0.intersection(names.1).count) / Double(all)
  }
}
