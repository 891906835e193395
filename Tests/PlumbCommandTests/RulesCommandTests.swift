import Foundation
import Reporting
import Rules
import SourceModel
import TestSupport
import Testing

struct RulesCommandTests {
  @Test("The list has a line for each rule below its heading")
  func list() throws {
    let run = try CommandRun(["rules"], in: TemporaryFolder())
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == RuleSet.all.count + 1)
    #expect(lines.first?.hasPrefix("RULE ") == true)
    for rule in RuleSet.all { #expect(lines.contains { $0.hasPrefix(rule.id + " ") }, "\(rule.id)") }
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }

  @Test("A rule is explained", arguments: RuleSet.all.map(\.id))
  func explanation(_ id: String) throws {
    let run = try CommandRun(["rules", id], in: TemporaryFolder())
    #expect(run.exitCode == 0)
    #expect(run.output.contains(id))
    #expect(run.output.split(separator: "\n").count > 5)
    #expect(!run.output.contains("\u{1B}["))
  }

  @Test("An explanation is coloured when that is asked for")
  func colour() throws {
    let run = try CommandRun(["rules", "void-input", "--color", "always"], in: TemporaryFolder())
    #expect(run.output.contains("\u{1B}["))
  }

  @Test("The list as JSON holds what a tool needs")
  func json() throws {
    let run = try CommandRun(["rules", "--format", "json"], in: TemporaryFolder())
    let entries = try JSONDecoder().decode([Entry].self, from: Data(run.output.utf8))
    #expect(entries.map(\.id) == RuleSet.all.map(\.id))
    #expect(entries.allSatisfy { $0.effective == nil })
    let one = try CommandRun(["rules", "output-type", "--format", "json"], in: TemporaryFolder())
    let entry = try #require(try JSONDecoder().decode([Entry].self, from: Data(one.output.utf8)).first)
    #expect(entry.id == "output-type")
    #expect(entry.options == ["accepted-types"])
    #expect(entry.severity == "warning")
  }

  @Test("The list as Markdown is the whole documentation of the rules")
  func markdown() throws {
    let run = try CommandRun(["rules", "--format", "markdown"], in: TemporaryFolder())
    #expect(run.output == RuleMarkdown.document(RuleSet.all).text)
  }

  @Test("Without a configuration the defaults are what applies")
  func effectiveDefaults() throws {
    let run = try CommandRun(["rules", "--effective"], in: TemporaryFolder())
    #expect(run.output.hasPrefix("Configuration: none (defaults)\n\nRULE "))
    #expect(Self.row("no-ui-import", in: run.output) == ["off", "-", "-", "warning"])
    #expect(Self.row("void-input", in: run.output) == ["warning", "warning", "warning", "-"])
    #expect(Self.row("bind-to-lifecycle", in: run.output) == ["-", "warning", "warning", "-"])
    #expect(Self.row("sorted-imports", in: run.output) == ["warning", "off", "off", "off"])
  }

  @Test("The nearest configuration is what applies, and its path is told")
  func effective() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "rules: {void-input: error, no-ui-import: note, final-view-model: off}\n", to: ".plumb.yml")
    try folder.write("rules: {void-input: off}\n", to: "ci.yml")
    try folder.makeFolder("App/Deep")
    let run = try CommandRun(["rules", "--effective"], in: folder)
    #expect(run.output.hasPrefix("Configuration: .plumb.yml\n"))
    #expect(Self.row("void-input", in: run.output) == ["error", "error", "error", "-"])
    #expect(Self.row("no-ui-import", in: run.output) == ["note", "-", "-", "note"])
    #expect(Self.row("final-view-model", in: run.output) == ["off", "off", "off", "off"])
    let deep = try CommandRun(shell: "cd App/Deep && plumb rules --effective", in: folder)
    #expect(deep.output.hasPrefix("Configuration: \(folder.path(".plumb.yml"))\n"))
    #expect(deep.output.split(separator: "\n").dropFirst() == run.output.split(separator: "\n").dropFirst())
    let named = try CommandRun(["rules", "--effective", "--config", "ci.yml"], in: folder)
    #expect(named.output.hasPrefix("Configuration: ci.yml\n"))
    #expect(Self.row("void-input", in: named.output) == ["off", "off", "off", "-"])
    let json = try CommandRun(["rules", "void-input", "--effective", "--format", "json"], in: folder)
    let entries = try JSONDecoder().decode([Entry].self, from: Data(json.output.utf8))
    #expect(
      entries.map(\.effective) == [
        ["kickstarter-java": "error", "kickstarter-kotlin": "error", "kickstarter-swift": "error"]
      ])
  }

  @Test("One rule can be asked for")
  func effectiveOfOneRule() throws {
    let run = try CommandRun(["rules", "void-input", "--effective"], in: TemporaryFolder())
    #expect(run.output.split(separator: "\n").count == 3)
  }

  private struct Entry: Decodable {
    var id: String
    var severity: String
    var options: [String]
    var effective: [String: String]?
  }

  /// The states of a rule in the table, one a dialect.
  private static func row(_ id: String, in text: String) -> [Substring] {
    text.split(separator: "\n").first { $0.hasPrefix(id + " ") }
      .map { Array($0.split(separator: " ").dropFirst()) } ?? []
  }
}
