import Changes
import PortUses
import Rules
import SourceModel

/// What a change of the code does to view models, in words that all formats have in common.
package enum ChangeWords {
  typealias Behaviour = ViewModelChange.Behaviour

  /// What is different about outputs, effects and actions, with those that have the same differences together.
  static func behaviour(_ change: ViewModelChange) -> [(ends: [Behaviour], clauses: [String])] {
    var groups: [[Behaviour]] = []
    var places: [Behaviour: Int] = [:]
    for end in change.behaviour {
      var key = end
      key.name = ""
      if let place = places[key] {
        groups[place].append(end)
      } else {
        places[key] = groups.count
        groups.append([end])
      }
    }
    return groups.map { ends in
      (ends, ends[0].differences.map { self.clause($0, isOne: ends.count == 1) })
    }
  }

  /// What is different, with the outputs as the subject: "no longer depends on 'street'".
  ///
  /// - Parameter isOne: whether the subject is one output.
  static func clause(_ difference: Behaviour.Difference, isOne: Bool) -> String {
    func verb(_ verb: String) -> String { isOne ? verb : Self.plurals[verb] ?? String(verb.dropLast()) }
    return switch difference {
    case .isNew: "\(verb("is")) new"
    case .isGone: "\(verb("is")) gone"
    case .lost(let names): "no longer \(verb("depends")) on \(self.list(names))"
    case .reacts(let names): "now \(verb("reacts")) to \(self.list(names))"
    case .reads(let names): "now \(verb("reads")) \(self.list(names))"
    case .readsOnly(let names):
      "no longer \(verb("reacts")) to, but still \(verb("reads")) \(self.list(names))"
    case .reactsAsWell(let names): "now \(verb("reacts")) to, and did not only read, \(self.list(names))"
    case .lostOperators(let names): "no longer \(verb("passes")) \(self.list(names))"
    case .newOperators(let names): "now \(verb("passes")) \(self.list(names))"
    case .fewerOperators(let names): "less often \(verb("passes")) \(self.list(names))"
    case .moreOperators(let names): "more often \(verb("passes")) \(self.list(names))"
    case .code(let names): "\(verb("has")) other code in \(self.list(names))"
    case .initialValue: "now \(verb("starts")) with another value"
    case .order: "\(verb("is")) put together in another way"
    }
  }

  private static let plurals = ["is": "are", "has": "have", "passes": "pass"]

  /// What is said about a member, in front of its name and behind it.
  static func member(_ member: ViewModelChange.Member) -> (before: String, after: String) {
    switch member.kind {
    case .added: ("the member ", " is new")
    case .removed: ("the member ", " is gone")
    case .code: ("the code of ", " changed")
    case .initialValue: ("the initial value of ", " changed")
    }
  }

  /// The most names that a clause lists.
  private static let maximumNames = 8

  /// The first names in quotes, and how many more there are.
  package static func list(_ names: [String]) -> String {
    let shown = names.prefix(self.maximumNames).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > self.maximumNames ? "\(shown) and \(names.count - self.maximumNames) more" : shown
  }

  /// `output`, `outputs`.
  static func noun(_ ends: [Behaviour]) -> String {
    (ends.first?.noun ?? "") + (ends.count == 1 ? "" : "s")
  }

  /// What became of a view model: `new`, `was called 'SignInViewModel'`; empty where it is still there by its name.
  static func state(_ change: ViewModelChange) -> String {
    switch change.kind {
    case .added: "new"
    case .removed: "removed"
    case .changed: change.oldName.map { "was called '\($0)'" } ?? ""
    }
  }

  /// `2 ports added, 1 new finding. Behaviour may change`.
  static func summary(_ change: AppChange) -> String {
    let ports = change.viewModels.flatMap(\.ports)
    var parts: [String] = []
    func count(_ number: Int, _ one: String, _ many: String) {
      if number > 0 { parts.append(number == 1 ? "1 \(one)" : "\(number) \(many)") }
    }
    count(change.viewModels.count { $0.kind == .added }, "view model added", "view models added")
    count(change.viewModels.count { $0.kind == .removed }, "view model removed", "view models removed")
    count(ports.count { $0.kind == .added }, "port added", "ports added")
    count(ports.count { $0.kind == .removed }, "port removed", "ports removed")
    count(ports.count { Self.isChanged($0) }, "port changed", "ports changed")
    count(
      change.viewModels.reduce(0) { $0 + $1.behaviour.count }, "output or effect made in another way",
      "outputs and effects made in another way")
    count(
      change.viewModels.reduce(0) { $0 + $1.members.count }, "member with other code",
      "members with other code")
    count(change.newFindings.count, "new finding", "new findings")
    count(change.fixedFindings.count, "finding fixed", "findings fixed")
    let end =
      change.breaksUsers
      ? "Code that uses these view models has to be changed"
      : change.changesBehaviour ? "Behaviour may change" : "No change in behaviour"
    return (parts.isEmpty ? "" : "\(parts.joined(separator: ", ")). ") + end
  }

  private static func isChanged(_ change: PortChange) -> Bool {
    guard case .changed = change.kind else { return false }
    return true
  }

  /// How many findings each rule has: `sorted-inputs 3, documented-outputs`.
  static func rules(_ findings: [ReportedFinding]) -> String {
    Dictionary(grouping: findings, by: \.rule).mapValues(\.count).sorted { $0.key < $1.key }
      .map { $0.value == 1 ? $0.key : "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
