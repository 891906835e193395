import Changes
import PortUses
import Rules
import SourceModel

/// What a change of the code does to view models, as a page with drawings of both states in one.
enum ChangeHTML {
  static func text(_ change: AppChange) -> OutputText {
    let sections = change.viewModels.enumerated().map { self.section($1, number: $0) }
    return Page(
      title: "\(change.oldName) to \(change.newName): view models", site: change.newName,
      content: """
        <h1>\(change.oldName) to \(change.newName)</h1>
        <p>\(ChangeWords.summary(change)).</p>
        \(sections.joined())\(self.findings("New findings", change.newFindings))\
        \(self.findings("Fixed findings", change.fixedFindings))
        """
    ).single
  }

  private static func section(_ change: ViewModelChange, number: Int) -> FormattedText<HTML> {
    let state = ChangeWords.state(change)
    var items: [FormattedText<HTML>] = change.ports.map { port in
      let name: FormattedText<HTML> = "\(port.row.noun) <code>\(port.row.name)</code>"
      return switch port.kind {
      case .added: "<b>new</b> \(name): \(PortText.users(port.row))"
      case .removed: "<b>removed</b> \(name)"
      case .changed(let differences): "\(name): \(differences.map(\.clause).joined(separator: "; "))"
      }
    }
    for (ends, clauses) in ChangeWords.behaviour(change) {
      let names = ends.map { "<code>\($0.name)</code>" as FormattedText<HTML> }.joined(separator: ", ")
      items.append("\(ChangeWords.noun(ends)) \(names) \(clauses.joined(separator: "; "))")
    }
    items += change.members.map { member in
      let words = ChangeWords.member(member)
      return "\(words.before)<code>\(member.name)</code>\(words.after)"
    }
    items += change.newHazards.map { "<b>new</b> \($0)" }
    items += change.fixedHazards.map { "no longer \($0)" }
    let list = items.map { "<li>\($0)</li>\n" as FormattedText<HTML> }.joined()
    return """
      <section aria-labelledby="change-\(number)">
      <h2 id="change-\(number)">\(change.name)\(state.isEmpty ? "" : ": " + state)</h2>
      <p class="place"><code>\(change.place.path):\(change.place.line)</code></p>
      <ul>
      \(list)</ul>
      \(self.drawing(change, prefix: "flow\(number)-"))</section>

      """
  }

  /// Both states in one drawing; empty where it would be the same.
  private static func drawing(
    _ change: ViewModelChange, prefix: FormattedText<HTML>
  ) -> FormattedText<HTML> {
    let states = [change.old, change.new].map { state in
      state.map { FlowDrawing(GraphPicture($0.viewModel, $0.graph)) }
    }
    guard let old = states[0], let new = states[1] else {
      return (states[0] ?? states[1]).map { DrawingHTML.figure($0, prefix: prefix) } ?? ""
    }
    let drawing = FlowDrawing(from: old, to: new)
    return drawing.isChanged ? DrawingHTML.figure(drawing, prefix: prefix) : ""
  }

  private static func findings(
    _ title: FormattedText<HTML>, _ findings: [ReportedFinding]
  ) -> FormattedText<HTML> {
    guard !findings.isEmpty else { return "" }
    let items = findings.map { finding in
      """
      <li><code>\(finding.rule)</code> \(finding.message) <code>\(finding.path):\(finding.line)</code></li>

      """ as FormattedText<HTML>
    }
    return "<h2>\(title)</h2>\n<ul class=\"findings\">\n\(items.joined())</ul>\n"
  }
}
