import Changes
import PortUses
import Rules
import SourceModel

/// What a change of the code does to view models, as data.
enum ChangeJSON {
  static func text(_ change: AppChange) -> OutputText {
    let document: JSONValue = [
      "version": .int(1),
      "old": .string(change.oldName),
      "new": .string(change.newName),
      "breaksUsers": .bool(change.breaksUsers),
      "changesBehaviour": .bool(change.changesBehaviour),
      "viewModels": .array(change.viewModels.map(self.value)),
      "newFindings": .array(change.newFindings.map(self.value)),
      "fixedFindings": .array(change.fixedFindings.map(self.value)),
    ]
    return document.output
  }

  private static func value(_ change: ViewModelChange) -> JSONValue {
    let kind =
      switch change.kind {
      case .added: "added"
      case .removed: "removed"
      case .changed: "changed"
      }
    return .object(omittingNil: [
      ("name", .string(change.name)), ("oldName", change.oldName.map(JSONValue.string)),
      ("path", .string(change.place.path)), ("line", .int(change.place.line)),
      ("change", .string(kind)),
      ("breaksUsers", .bool(change.breaksUsers)), ("changesBehaviour", .bool(change.changesBehaviour)),
      ("ports", .array(change.ports.map(PortJSON.value))),
      (
        "behaviour",
        .array(
          change.behaviour.map { end in
            [
              "kind": .string(end.noun), "name": .string(end.name),
              "differences": .array(
                end.differences.map { .string(ChangeWords.clause($0, isOne: true)) }),
            ]
          })
      ),
      (
        "members",
        .array(change.members.map { ["name": .string($0.name), "change": .string($0.kind.rawValue)] })
      ),
      ("newHazards", .array(change.newHazards.map(JSONValue.string))),
      ("fixedHazards", .array(change.fixedHazards.map(JSONValue.string))),
    ])
  }

  private static func value(_ finding: ReportedFinding) -> JSONValue {
    .object(omittingNil: [
      ("rule", .string(finding.rule)), ("path", .string(finding.path)), ("line", .int(finding.line)),
      ("viewModel", finding.viewModel.map(JSONValue.string)), ("message", .string(finding.message)),
    ])
  }
}
