import DataFlow
import Parity
import PortUses
import Rules
import SourceModel

/// The page of a view model: its data flow, its ports and their uses, its tests, its twin and its findings.
struct ViewModelPage {
  let content: ViewModelContent
  let findings: [ReportedFinding]
  /// The comparison with the other platform; nil without one.
  let twin: ParityReport.ViewModels?
  /// The name and the address of the page of the twin.
  let twinPage: (name: String, address: String)?
  let links: SourceLinks

  /// A port shows at most so many of its uses.
  private static let mostUses = 20
  /// A table of pairs has at most so many cells.
  private static let mostCells = 5_000
  /// A page shows at most so many findings.
  private static let mostFindings = 100

  var text: FormattedText<HTML> {
    let table = self.content.table
    let sections: [(id: FormattedText<HTML>, title: FormattedText<HTML>, text: FormattedText<HTML>?)] = [
      ("data-flow", "Data flow", self.flow),
      ("inputs", "Inputs", self.ports(.inputs)), ("outputs", "Outputs", self.ports(.outputs)),
      ("actions", "Actions", self.ports(.actions)), ("tests", "Tests of behaviour", self.tests),
      ("twin", "The other platform", self.twinText), ("findings", "Findings", self.findingsText),
    ]
    let shown = sections.compactMap { section in section.text.map { (section.id, section.title, $0) } }
    let contents = shown.map { "<li><a href=\"#\($0.0)\">\($0.1)</a></li>" as FormattedText<HTML> }
    let parts = shown.map { id, title, text in
      """
      <section id="\(id)" aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(title)</h2>
      \(text)</section>

      """ as FormattedText<HTML>
    }
    return """
      <h1>\(table.name)</h1>
      <p class="place">\(self.links.link(table.place.path, table.place.line))</p>
      <nav class="contents" aria-label="On this page"><ul>\(contents.joined())</ul></nav>
      \(parts.joined())
      """
  }

  // MARK: Data flow

  private var flow: FormattedText<HTML> {
    let drawing = self.content.drawing
    guard !drawing.isEmpty else {
      return "<p>The code of this view model has no streams that are understood.</p>\n"
    }
    var text = DrawingHTML.figure(drawing, prefix: "flow-")
    text += DrawingHTML.steps(self.content.steps)
    if !self.content.hazards.isEmpty {
      let items = self.content.hazards.map { "<li>\($0)</li>" as FormattedText<HTML> }
      text += "<h3>Values that do not belong together</h3>\n<ul class=\"hazards\">\(items.joined())</ul>\n"
    }
    return text
  }

  // MARK: Ports

  private func ports(_ kind: PortKind) -> FormattedText<HTML>? {
    let rows = self.content.table.rows.filter { $0.kind == kind }
    guard !rows.isEmpty else { return nil }
    let flow: FormattedText<HTML> = kind == .outputs ? "Made of" : "Leads to"
    let items = rows.map { row -> FormattedText<HTML> in
      let type: FormattedText<HTML> = row.type.isEmpty ? "" : "<code class=\"type\">\(row.type)</code>"
      return """
        <tr id="port-\(row.baseName)"><th scope="row"><a href="#port-\(row.baseName)"><code>\(row.name)</code></a>\
        \(type)</th>\
        <td>\(row.documentation ?? "")</td>\
        <td>\(self.ends(row))</td>\
        <td>\(self.uses(row.bindings, none: row.isUncertain ? "unknown" : "no view", isMissing: !row.isUncertain))</td>\
        <td>\(self.uses(row.tests, none: "no test", isMissing: true))</td>\
        <td>\(self.links.short(row.declared.path, row.declared.line))</td></tr>
        """ as FormattedText<HTML>
    }
    return """
      <div class="wide" tabindex="0" role="region" aria-label="\(kind.protocolName)"><table class="ports">
      <thead><tr><th scope="col">Name</th><th scope="col">Documentation</th><th scope="col">\(flow)</th>\
      <th scope="col">Used by</th><th scope="col">Tested by</th><th scope="col">Declared</th></tr></thead>
      <tbody>
      \(items.joined(separator: "\n"))
      </tbody>
      </table></div>

      """
  }

  /// What a port is made of, or leads to.
  private func ends(_ row: PortTable.Row) -> FormattedText<HTML> {
    let nodes =
      (row.kind == .outputs ? self.content.sources : self.content.targets)[row.baseName] ?? []
    let ports = Set(self.content.table.rows.map(\.baseName))
    var seen: Set<String> = []
    let items = nodes.filter { seen.insert($0.name).inserted }.map { node -> FormattedText<HTML> in
      if [.input, .output, .action].contains(node.kind), ports.contains(node.name) {
        return "<a href=\"#port-\(node.name)\"><code>\(node.name)</code></a>"
      }
      return node.kind == .opaque ? "<em>code that is not understood</em>" : "<code>\(node.name)</code>"
    }
    guard !items.isEmpty else { return "<span class=\"missing\">nothing</span>" }
    return items.joined(separator: ", ")
  }

  private func uses(
    _ uses: [PortUse], none: FormattedText<HTML>, isMissing: Bool
  ) -> FormattedText<HTML> {
    guard !uses.isEmpty else { return isMissing ? "<span class=\"missing\">\(none)</span>" : none }
    let items = uses.prefix(Self.mostUses).map { use -> FormattedText<HTML> in
      let name = [use.type, use.function].filter { !$0.isEmpty }.joined(separator: ".")
      return
        "<li>\(self.links.link(use.path, use.line, "<code>\(name.isEmpty ? use.path : name)</code>"))</li>"
    }
    let more = uses.count - items.count
    let rest: FormattedText<HTML> = more > 0 ? "<li>and \(more) more</li>" : ""
    let list: FormattedText<HTML> = "<ul class=\"uses\">\(items.joined())\(rest)</ul>"
    return uses.count <= 3 ? list : "<details><summary>\(uses.count) places</summary>\(list)</details>"
  }

  // MARK: Tests

  private var tests: FormattedText<HTML>? {
    let coverage = self.content.coverage
    let counts = coverage.counts
    guard counts.all > 0 else { return nil }
    let columns = Set(coverage.pairs.flatMap(\.keys)).sorted()
    let rows = coverage.inputs.indices.filter { !coverage.pairs[$0].isEmpty }
    let counted: FormattedText<HTML> =
      "<p>\(counts.tested) of \(counts.all) pairs of an input and an output that it reaches are tested"
    guard columns.count * rows.count <= Self.mostCells else { return counted + ".</p>\n" }
    let head = columns.map { column in
      "<th scope=\"col\"><span>\(coverage.outputs[column])</span></th>" as FormattedText<HTML>
    }
    let body = rows.map { row in
      let cells = columns.map { column -> FormattedText<HTML> in
        switch coverage.pairs[row][column] {
        case nil: "<td></td>"
        case .none?: "<td class=\"missing\">–<span class=\"hidden\">not tested</span></td>"
        case .sameType?: "<td>○<span class=\"hidden\">in tests of one type</span></td>"
        case .sameFunction?: "<td>●<span class=\"hidden\">in one test</span></td>"
        }
      }
      return
        "<tr><th scope=\"row\">\(coverage.inputs[row])</th>\(cells.joined())</tr>" as FormattedText<HTML>
    }
    return """
      \(counted): ● one test uses both, ○ tests of one type use both, – no tests use both.</p>
      <div class="wide" tabindex="0" role="region" aria-label="Tests of behaviour"><table class="coverage">
      <thead><tr><td></td>\(head.joined())</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table></div>

      """
  }

  // MARK: Twin

  private var twinText: FormattedText<HTML>? {
    guard let twin, twin.isPair else { return nil }
    let rows = twin.ports.map { port in
      """
      <tr><td>\(port.kind.rawValue)</td><td><code>\(port.ios?.name ?? "–")</code></td>\
      <td><code>\(port.android?.name ?? "–")</code></td><td>\(ParityWords.differences(port))</td></tr>
      """ as FormattedText<HTML>
    }
    let other: FormattedText<HTML> =
      twinPage.map { "<p>Its twin is <a href=\"\($0.address)\">\($0.name)</a>.</p>\n" } ?? ""
    return """
      \(other)<div class="wide" tabindex="0" role="region" aria-label="The other platform"><table>
      <thead><tr><th scope="col">Kind</th><th scope="col">iOS</th><th scope="col">Android</th>\
      <th scope="col">Differences</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>

      """
  }

  // MARK: Findings

  private var findingsText: FormattedText<HTML>? {
    guard !self.findings.isEmpty else { return nil }
    let items = self.findings.prefix(Self.mostFindings).map { finding in
      """
      <li class="\(finding.severity.rawValue)"><code>\(finding.rule)</code> \(finding.message) \
      \(self.links.link(finding.path, finding.line))</li>
      """ as FormattedText<HTML>
    }
    let more = self.findings.count - items.count
    let rest: FormattedText<HTML> = more > 0 ? "<li>and \(more) more</li>\n" : ""
    return "<ul class=\"findings\">\n\(items.joined(separator: "\n"))\n\(rest)</ul>\n"
  }
}
