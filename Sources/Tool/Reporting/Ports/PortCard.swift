import DataFlow
package import PortUses
package import SourceModel

/// What an editor shows of a port in Markdown: its documentation, what it changes or is made of, and what uses it.
package enum PortCard {
  /// - Parameters:
  ///   - row: the port with its uses.
  ///   - viewModel: the view model that has it.
  ///   - hasUses: whether its uses were searched for.
  package static func text(_ row: PortTable.Row, of viewModel: ViewModel, hasUses: Bool) -> String {
    var parts: [FormattedText<Markdown>] = [
      "**\(row.noun.prefix(1).uppercased() + row.noun.dropFirst())** of \(code: viewModel.name): \(code: row.name)"
    ]
    if let documentation = row.documentation { parts.append("\(documentation)") }
    var facts: [FormattedText<Markdown>] = []
    if let flow = self.flow(of: row, PortFlow(viewModel)) { facts.append(flow) }
    if hasUses {
      facts.append("- used by: \(PortText.names(row.bindings, row) ?? "no view")")
      facts.append("- tested by: \(PortText.names(row.tests, row) ?? "no test")")
    }
    if !facts.isEmpty { parts.append(facts.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n").text
  }

  /// The types that use a port, and those that test it, on one line.
  package static func users(_ row: PortTable.Row) -> String { PlainText.line(PortText.users(row)) }

  /// What an output is made of, or what an input changes; nil where the code cannot be analyzed.
  private static func flow(of row: PortTable.Row, _ flow: PortFlow) -> FormattedText<Markdown>? {
    let name = row.name.prefix { $0 != "(" }
    switch row.kind {
    case .outputs:
      guard let sources = flow.sources(of: String(name)) else { return nil }
      return sources.isEmpty ? "- made of: no input" : "- made of: \(self.names(sources))"
    case .inputs, .actions:
      guard flow.isKnown else { return nil }
      let outputs = flow.outputs(of: String(name))
      return outputs.isEmpty ? nil : "- changes: \(self.names(outputs))"
    }
  }

  private static func names(_ names: Set<String>) -> FormattedText<Markdown> {
    names.sorted().map { "\(code: $0)" as FormattedText<Markdown> }.joined(separator: ", ")
  }
}
