import Foundation
import SourceModel
import TestSupport
import Testing

@testable import Rules

struct RulePageTests {
  private static let code = [
    "```swift", "bad ▸code", "```", "", "Not reported:", "", "```swift", "good", "```",
  ]

  /// A page without mistakes.
  private static let lines =
    [
      "# sorted-inputs", "", "Inputs are", "alphabetized.", "", "An alphabetized list", "reads well.", "",
      "- Source: vm-structure, Swift, “Inputs,", "  alphabetized”", "- Option `names`: What is",
      "  accepted.", "",
      "## kickstarter-swift", "", "Reported at each `▸`, and fixed:", "",
    ] + code + ["", "## rxswift", "", "Reported at each `▸`:", ""] + code + [""]

  private static func page(_ lines: [String]) throws(RulePageError) -> RulePage {
    try RulePage(lines.joined(separator: "\n"), of: "sorted-inputs")
  }

  @Test("A page holds what people read about a rule; lines of prose are joined, those of code are not")
  func page() throws {
    let example = RuleExample(.rxSwift, bad: "bad ▸code", good: "good")
    #expect(
      try Self.page(Self.lines)
        == RulePage(
          summary: "Inputs are alphabetized.", rationale: "An alphabetized list reads well.",
          source: RuleSource(.structure, "Swift, “Inputs, alphabetized”"),
          options: ["names": "What is accepted."],
          examples: [RuleExample(.kickstarterSwift, isFixed: true, bad: "bad ▸code", good: "good"), example]))
    let text = "struct A {\n\n  ## no heading\n}"
    let lines = Self.lines.map { $0 == "good" ? text : $0 }
    #expect(try Self.page(lines).examples.map(\.good) == [text, text])
  }

  @Test(
    "A mistake is reported with its file, its line and what to do",
    arguments: [
      ("# sorted-inputs", "# sorted-outputs", 1, "start with the heading '# sorted-inputs'"),
      (
        "- Source: vm-structure, Swift, “Inputs,", "- Source: vm-structures, Swift, “Inputs,", 9,
        "write '- Source: DOCUMENT, SECTION' below the rationale"
      ),
      ("## rxswift", "## rx-swift", 28, "write '## DIALECT' above an example"),
      (
        "Reported at each `▸`:", "Reported:", 30,
        "write 'Reported at each `▸`:' or 'Reported at each `▸`, and fixed:'"
      ),
      ("Not reported:", "Good:", 22, "write 'Not reported:'"),
      ("```swift", "```kotlin", 18, "write the code that is reported, with ```swift"),
      ("An alphabetized list", "# Why", 6, "write the rationale below the summary"),
    ])
  func mistake(line: String, replacement: String, number: Int, advice: String) throws {
    let lines = Self.lines.map { $0 == line ? replacement : $0 }
    let error = #expect(throws: RulePageError.self) { try Self.page(lines) }
    #expect(error?.description == "Documentation/Rules/sorted-inputs.md:\(number): error: \(advice)")
  }

  @Test("A page that ends too early names its last line")
  func end() {
    let open = #expect(throws: RulePageError.self) { try Self.page(Array(Self.lines.prefix(19))) }
    #expect(open?.description.hasSuffix("sorted-inputs.md:18: error: end the code with '```'") == true)
    let missing = #expect(throws: RulePageError.self) { try Self.page(Array(Self.lines.prefix(20))) }
    #expect(missing?.description.hasSuffix("sorted-inputs.md:20: error: write 'Not reported:'") == true)
  }

  @Test("Every rule has a page without mistakes, and the tool has the pages as they are")
  func pages() throws {
    let folder = Repository.folder.appendingPathComponent("Documentation/Rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(RuleSet.all.map { "\($0.id).md" }))
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let id = String(name.dropLast(".md".count))
      #expect(throws: Never.self) { try RulePage(text, of: id) }
      #expect(RulePageTexts.all[id] == text, "the page of '\(id)' is stale: run 'make generate'")
    }
    #expect(RulePageTexts.all.count == names.count)
  }
}
