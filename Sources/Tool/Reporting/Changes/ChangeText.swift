import Changes
import PortUses
import Rules
import SourceModel

/// What a change of the code does to view models, as lines for a terminal.
enum ChangeText {
  static func text(_ change: AppChange) -> PrintableText {
    var text: PrintableText = ""
    for viewModel in change.viewModels { text += self.text(viewModel) + "\n" }
    if !change.newFindings.isEmpty {
      text += "new findings\n"
      for finding in change.newFindings {
        text += "  \(finding.path):\(finding.line): \(finding.message) (\(finding.rule))\n"
      }
      text += "\n"
    }
    if !change.fixedFindings.isEmpty {
      text += "fixed findings\n  \(ChangeWords.rules(change.fixedFindings))\n\n"
    }
    return text + "\(ChangeWords.summary(change)): \(change.oldName) to \(change.newName)\n"
  }

  private static func text(_ change: ViewModelChange) -> PrintableText {
    let state = ChangeWords.state(change)
    var text: PrintableText =
      "\(change.name) (\(change.place.path):\(change.place.line))\(state.isEmpty ? "" : ": " + state)\n"
    for port in change.ports { text += self.line(port) }
    for (ends, clauses) in ChangeWords.behaviour(change) {
      let names = ends.map { "'\($0.name)'" }.joined(separator: ", ")
      text += "  * \(ChangeWords.noun(ends)) \(names)\n"
      for clause in clauses { text += "      \(clause)\n" }
    }
    for member in change.members {
      let words = ChangeWords.member(member)
      text += "  * \(words.before)'\(member.name)'\(words.after)\n"
    }
    for hazard in change.newHazards { text += "  ! new \(hazard)\n" }
    for hazard in change.fixedHazards { text += "  . no longer \(hazard)\n" }
    return text
  }

  private static func line(_ change: PortChange) -> PrintableText {
    let port: PrintableText = "\(change.row.noun) '\(change.row.name)'"
    switch change.kind {
    case .added: return "  + \(port): \(PortText.users(change.row))\n"
    case .removed: return "  - \(port)\n"
    case .changed(let differences):
      return "  ~ \(port): \(differences.map(\.clause).joined(separator: "; "))\n"
    }
  }
}
