import Changes
import PortUses
import Rules
import SourceModel

/// What a change of the code does to view models, as a comment on a pull request.
enum ChangeMarkdown {
  /// The length of a comment that sites accept, less that of the end.
  private static let maximumLength = 64_000

  static func text(_ change: AppChange) -> FormattedText<Markdown> {
    var text: FormattedText<Markdown> = "**View models:** \(ChangeWords.summary(change)).\n"
    var left = change.viewModels[...]
    var findings = self.findings(change)
    while let next = left.first {
      let section = self.text(next)
      guard (text + section + findings).text.utf8.count < Self.maximumLength else { break }
      text += section
      left.removeFirst()
    }
    if text.text.utf8.count + findings.text.utf8.count > Self.maximumLength { findings = "" }
    text += findings
    guard left.isEmpty else {
      let rest = left.prefix(50).map { "\(code: $0.name)" as FormattedText<Markdown> }.joined(separator: ", ")
      return text + "\n\(left.count) more view models changed: \(rest). `plumb diff` prints all.\n"
    }
    return text
  }

  private static func text(_ change: ViewModelChange) -> FormattedText<Markdown> {
    let state = ChangeWords.state(change)
    var text: FormattedText<Markdown> =
      "\n<details open>\n<summary>\(change.name)\(state.isEmpty ? "" : ": " + state)</summary>\n\n"
    for port in change.ports {
      let name: FormattedText<Markdown> = "\(port.row.noun) \(code: port.row.name)"
      switch port.kind {
      case .added: text += "- new \(name): \(PortText.users(port.row))\n"
      case .removed: text += "- **removed** \(name)\n"
      case .changed(let differences):
        text += "- \(name): \(differences.map(\.clause).joined(separator: "; "))\n"
      }
    }
    for (ends, clauses) in ChangeWords.behaviour(change) {
      let names = ends.map { "\(code: $0.name)" as FormattedText<Markdown> }.joined(separator: ", ")
      text += "- \(ChangeWords.noun(ends)) \(names) \(clauses.joined(separator: "; "))\n"
    }
    for member in change.members {
      let words = ChangeWords.member(member)
      text += "- \(words.before)\(code: member.name)\(words.after)\n"
    }
    for hazard in change.newHazards { text += "- **new** \(hazard)\n" }
    for hazard in change.fixedHazards { text += "- no longer \(hazard)\n" }
    return text + "\n</details>\n"
  }

  private static func findings(_ change: AppChange) -> FormattedText<Markdown> {
    var text: FormattedText<Markdown> = ""
    if !change.newFindings.isEmpty {
      let count = change.newFindings.count
      text += "\n<details>\n<summary>\(count) new finding\(count == 1 ? "" : "s")</summary>\n\n"
      for finding in change.newFindings.prefix(100) {
        text += "- \(code: "\(finding.path):\(finding.line)") \(finding.message) (\(code: finding.rule))\n"
      }
      if count > 100 { text += "- and \(count - 100) more\n" }
      text += "\n</details>\n"
    }
    if !change.fixedFindings.isEmpty {
      text += "\nFixed: \(ChangeWords.rules(change.fixedFindings)).\n"
    }
    return text
  }
}
