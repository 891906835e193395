import DataFlow
import Drawing
package import Parity
import PortUses
package import Rules
package import SourceModel

/// The view models of an app as a folder of pages.
package struct AppSite: Sendable {
  /// The name of the app.
  let title: String
  let links: SourceLinks
  private let pages: [(name: String, content: ViewModelContent, module: String)]
  /// The numbers of the pages of the view models of each name.
  private let numbers: [String: [Int]]
  private let findings: [String: [ReportedFinding]]
  private let twins: [String: ParityReport.ViewModels]
  /// The views that name views of other view models, by the numbers of their pages.
  private let screens: [LayeredLayout.Edge]
  /// The numbers of findings of baselines, oldest first.
  private let trend: [(name: String, findings: Int)]

  /// - Parameters:
  ///   - contents: the view models in the order of their files.
  ///   - findings: what the rules report.
  ///   - parity: the comparison of platforms; nil for an app of one platform.
  ///   - trend: the names of baselines with the numbers of their findings.
  ///   - words: returns the words of a file.
  package init(
    title: String, _ contents: [ViewModelContent], _ findings: [ReportedFinding], parity: ParityReport?,
    links: SourceLinks, trend: [(name: String, findings: Int)], words: (String) -> Set<String>
  ) {
    self.title = title
    self.links = links
    self.trend = trend
    var names = PageNames()
    self.pages = contents.map { content in
      (names.name(of: content.table.name), content, ModuleName.of(content.table.place.path))
    }
    self.numbers = Dictionary(grouping: contents.indices) { contents[$0].table.name }
    self.findings = Dictionary(grouping: findings) { $0.viewModel ?? "" }
    var twins: [String: ParityReport.ViewModels] = [:]
    for pair in parity?.pairs ?? [] {
      for place in [pair.ios, pair.android].compactMap(\.self) { twins["\(place.path):\(place.name)"] = pair }
    }
    self.twins = twins
    self.screens = ScreenMap.edges(contents.map(\.table), words: words)
  }

  // MARK: Files

  /// A file by its path in the folder.
  package typealias File = (path: String, text: OutputText)

  /// The number of view models.
  package var count: Int { self.pages.count }

  /// The files of the folder but for those of single view models, by their paths in it.
  package var commonFiles: [File] {
    var files: [File] = [
      ("assets/site.css", OutputText("\(markup: Page.style)" as FormattedText<HTML>)),
      ("assets/site.js", OutputText("\(markup: Page.script)" as FormattedText<HTML>)),
      ("assets/search.js", self.searchIndex),
    ]
    files.append(("index.html", Page(title: self.title, site: self.title, content: self.first).text))
    if let map = self.map {
      files.append(
        ("screens.html", Page(title: "Screens – \(self.title)", site: self.title, content: map).text))
    }
    for (number, part) in self.parts.enumerated() where self.parts.count > 1 {
      files.append((self.address(ofPart: number), self.page(part, number)))
    }
    return files
  }

  /// The page of a view model.
  package func page(_ number: Int) -> File { (self.address(of: number), self.text(of: number)) }

  private func text(of number: Int) -> OutputText {
    let (_, content, _) = self.pages[number]
    let twin = self.twins["\(content.table.place.path):\(content.table.name)"]
    let other = twin.flatMap { pair in
      [pair.ios, pair.android].compactMap(\.self).first { $0.path != content.table.place.path }
    }
    let otherPage = other.flatMap { place in
      self.numbers[place.name]?.map { self.pages[$0] }.first { $0.content.table.place.path == place.path }
    }
    let page = ViewModelPage(
      content: content, findings: self.findings(of: content), twin: twin,
      twinPage: otherPage.map { ($0.content.table.name, "\($0.name).html") }, links: self.links)
    return Page(
      title: "\(content.table.name) – \(self.title)", site: self.title, root: "../", content: page.text
    ).text
  }

  /// A view model of the same name in another file has findings of its own.
  private func findings(of content: ViewModelContent) -> [ReportedFinding] {
    let paths = Set(content.viewModel.declaringPaths)
    let found = self.findings[content.table.name] ?? []
    let own = found.filter { paths.contains($0.path) }
    return self.numbers[content.table.name]?.count == 1 ? found : own
  }

  // MARK: First page

  /// A page lists at most so many view models.
  private static let mostRows = 600

  /// The view models by the pages that list them: those of one module are beside each other.
  private var parts: [[Int]] {
    guard self.pages.count > Self.mostRows else { return [Array(self.pages.indices)] }
    let sorted = self.pages.indices.sorted { (self.pages[$0].module, $0) < (self.pages[$1].module, $1) }
    return stride(from: 0, to: sorted.count, by: Self.mostRows).map {
      Array(sorted[$0..<min($0 + Self.mostRows, sorted.count)])
    }
  }

  private func address(ofPart number: Int) -> String { "view-models-\(number + 1).html" }

  private func page(_ part: [Int], _ number: Int) -> OutputText {
    let last = self.parts.count
    let title = "View models, part \(number + 1) of \(last)"
    return Page(
      title: "\(title) – \(self.title)", site: self.title,
      content: "<h1>\(title)</h1>\n\(self.matrix(part))"
    ).text
  }

  private var first: FormattedText<HTML> {
    let parts = self.parts
    let list: FormattedText<HTML>
    if parts.count == 1 {
      list = self.matrix(parts[0])
    } else {
      let items = parts.enumerated().map { number, part -> FormattedText<HTML> in
        let modules = [part.first, part.last].compactMap { $0.map { self.pages[$0].module } }
        let address = self.address(ofPart: number)
        return
          "<li><a href=\"\(address)\">\(part.count) view models, \(modules.first ?? "") to \(modules.last ?? "")</a></li>"
      }
      list = "<ul>\n\(items.joined(separator: "\n"))\n</ul>\n"
    }
    return """
      <h1>\(self.title)</h1>
      \(self.statistics)\
      <section aria-labelledby="view-models-title">
      <h2 id="view-models-title">View models</h2>
      \(list)</section>
      \(self.modules)
      """
  }

  private var statistics: FormattedText<HTML> {
    let tables = self.pages.map(\.content.table)
    let ports = tables.flatMap(\.rows)
    let pairs = self.pages.map(\.content.coverage.counts)
    let (all, tested) = (pairs.reduce(0) { $0 + $1.all }, pairs.reduce(0) { $0 + $1.tested })
    let hazards = self.pages.reduce(0) { $0 + $1.content.hazards.count }
    let count = self.findings.values.reduce(0) { $0 + $1.count }
    let facts: [(FormattedText<HTML>, Int)] = [
      ("view models", tables.count), ("inputs", ports.count { $0.kind == .inputs }),
      ("outputs", ports.count { $0.kind == .outputs }), ("actions", ports.count { $0.kind == .actions }),
      ("ports that no view uses", self.pages.reduce(0) { $0 + $1.content.unused.count }),
      ("ports that no test uses", self.pages.reduce(0) { $0 + $1.content.untested.count }),
      ("hazards", hazards), ("findings", count),
    ]
    let items = facts.map { "<li><b>\($0.1)</b> \($0.0)</li>" as FormattedText<HTML> }
    let behaviour: FormattedText<HTML> =
      all == 0 ? "" : "<li><b>\(tested * 100 / all) %</b> of \(all) pairs of input and output tested</li>"
    let baselines = self.trend.map { "\($0.name) \($0.findings)" }
    let trend: FormattedText<HTML> =
      self.trend.isEmpty
      ? ""
      : "<p>Findings in baselines: \(baselines.joined(separator: ", ")); now \(count).</p>\n"
    let screens: FormattedText<HTML> =
      self.screens.isEmpty ? "" : "<p><a href=\"screens.html\">Which screen shows which</a></p>\n"
    return "<ul class=\"facts\">\(items.joined())\(behaviour)</ul>\n\(trend)\(screens)"
  }

  /// View models × features.
  private func matrix(_ part: [Int]) -> FormattedText<HTML> {
    let columns: [FormattedText<HTML>] = [
      "View model", "Module", "Inputs", "Outputs", "Actions", "Unused", "Untested", "Pairs tested", "Hazards",
      "Findings",
    ]
    let hasTwins = !self.twins.isEmpty
    let head = (columns + (hasTwins ? ["Drifted from twin"] : [])).map {
      "<th scope=\"col\">\($0)</th>" as FormattedText<HTML>
    }
    let rows = part.map { number -> FormattedText<HTML> in
      let (name, content, module) = self.pages[number]
      let table = content.table
      let counts = content.coverage.counts
      let numbers = PortKind.allCases.map { kind -> FormattedText<HTML> in
        "<td>\(table.rows.count { $0.kind == kind })</td>"
      }
      let bad = [content.unused.count, content.untested.count].map(Self.cell).joined()
      let findings = [content.hazards.count, self.findings(of: content).count].map(Self.cell).joined()
      let pairs: FormattedText<HTML> =
        counts.all == 0
        ? "<td></td>"
        : "<td data-value=\"\(counts.tested * 100 / counts.all)\">\(counts.tested) of \(counts.all)</td>"
      let twin = self.twins["\(table.place.path):\(table.name)"]
      let differences = twin.map { $0.differences.count + $0.ports.reduce(0) { $0 + $1.differences.count } }
      let drift: FormattedText<HTML> = differences.map(Self.cell) ?? "<td></td>"
      return """
        <tr><th scope="row"><a href="view-models/\(name).html">\(table.name)</a></th><td>\(module)</td>\
        \(numbers.joined())\(bad)\(pairs)\(findings)\(hasTwins ? drift : "")</tr>
        """
    }
    return """
      <p class="filter" hidden><label>Filter <input type="search" data-filter="matrix" spellcheck="false"></label> \
      <span role="status"></span></p>
      <div class="wide" tabindex="0" role="region" aria-label="View models"><table class="sortable" id="matrix">
      <thead><tr>\(head.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>

      """
  }

  private static func cell(_ count: Int) -> FormattedText<HTML> {
    count == 0 ? "<td>0</td>" : "<td class=\"missing\">\(count)</td>"
  }

  private var modules: FormattedText<HTML> {
    let modules = Dictionary(grouping: self.pages, by: \.module).sorted { $0.key < $1.key }
    guard modules.count > 1 else { return "" }
    let rows = modules.map { name, pages -> FormattedText<HTML> in
      let pairs = pages.map(\.content.coverage.counts)
      let (all, tested) = (pairs.reduce(0) { $0 + $1.all }, pairs.reduce(0) { $0 + $1.tested })
      let ports = pages.reduce(0) { $0 + $1.content.table.rows.count }
      let findings = pages.reduce(0) { $0 + self.findings(of: $1.content).count }
      return """
        <tr><th scope="row">\(name)</th><td>\(pages.count)</td><td>\(ports)</td>\
        <td>\(all == 0 ? "" : "\(tested * 100 / all) %")</td><td>\(findings)</td></tr>
        """
    }
    return """
      <section aria-labelledby="modules-title">
      <h2 id="modules-title">Modules</h2>
      <div class="wide" tabindex="0" role="region" aria-label="Modules"><table class="sortable">
      <thead><tr><th scope="col">Module</th><th scope="col">View models</th><th scope="col">Ports</th>\
      <th scope="col">Pairs tested</th><th scope="col">Findings</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>
      </section>

      """
  }

  // MARK: Map

  /// The page of the screens; nil where none is known to show another one.
  private var map: FormattedText<HTML>? {
    guard !self.screens.isEmpty else { return nil }
    let used = Set(self.screens.flatMap { [$0.source, $0.target] }).sorted()
    let numbers = Dictionary(zip(used, used.indices), uniquingKeysWith: { first, _ in first })
    let isSmall = used.count <= Self.mostScreens
    let drawing = FlowDrawing(
      title: self.title,
      boxes: used.map { (self.pages[$0].content.table.name, self.address(of: $0)) },
      self.screens.map { (numbers[$0.source] ?? 0, numbers[$0.target] ?? 0) })
    let targets = Dictionary(grouping: self.screens, by: \.source)
    let rows = used.filter { targets[$0] != nil }.map { source -> FormattedText<HTML> in
      let links = (targets[source] ?? []).map { self.link(to: $0.target) }
      return
        "<tr><th scope=\"row\">\(self.link(to: source))</th><td>\(links.joined(separator: ", "))</td></tr>"
    }
    return """
      <h1>Screens</h1>
      <p>A view of the first view model names a view of the second one, as code does that shows it.</p>
      \(isSmall ? DrawingHTML.figure(drawing, prefix: "screens-") : "")\
      <div class="wide" tabindex="0" role="region" aria-label="Screens"><table>
      <thead><tr><th scope="col">View model</th><th scope="col">Its views name those of</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table></div>

      """
  }

  /// A drawing with more screens cannot be read.
  private static let mostScreens = 150

  private func address(of page: Int) -> String { "view-models/\(self.pages[page].name).html" }

  private func link(to page: Int) -> FormattedText<HTML> {
    "<a href=\"\(self.address(of: page))\">\(self.pages[page].content.table.name)</a>"
  }

  // MARK: Search

  /// The names and documentation of all view models and ports, as a call of the script.
  private var searchIndex: OutputText {
    let entries = self.pages.flatMap { page -> [JSONValue] in
      let address = "view-models/\(page.name).html"
      let table = page.content.table
      return [.array([.string(table.name), .string(""), .string(""), .string(address)])]
        + table.rows.map { row in
          .array([
            .string(row.name), .string(table.name), .string(row.documentation ?? ""),
            .string("\(address)#port-\(row.baseName)"),
          ])
        }
    }
    let json = String(JSONValue.array(entries).output.text.dropLast())
    return OutputText("plumbSearch(\(markup: json));\n" as FormattedText<JSONText>)
  }
}
