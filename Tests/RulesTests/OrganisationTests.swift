import Foundation
import Reporting
import Rules
import SourceModel
import TestSupport
import Testing

/// Rules, files, tests and documentation match one to one.
struct OrganisationTests {
  /// The name of the file of a rule: `SortedInputs` for `sorted-inputs`.
  private static func fileName(of rule: Rule) -> String {
    rule.id.split(separator: "-").map { $0 == "ui" ? "UI" : $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  private static func names(in folder: String, suffix: String) -> Set<String> {
    Set(
      Repository.swiftFiles(in: folder).map { file in
        let name = file.path.split(separator: "/").last ?? ""
        return String(name.dropLast(suffix.count))
      })
  }

  @Test("Every rule has one file, and every file one rule")
  func filesMatchRules() {
    let files = Self.names(in: "Sources/Tool/Rules/Catalogue", suffix: ".swift")
    #expect(files == Set(RuleSet.all.map { Self.fileName(of: $0) }))
  }

  @Test("The file of a rule declares that rule and no other")
  func filesDeclareTheirRule() {
    let files = Repository.swiftFiles(in: "Sources/Tool/Rules/Catalogue")
    #expect(!files.isEmpty)
    for file in files {
      let identifiers = file.text.matches(of: /\n    id: "([a-z-]+)"/).map { String($0.1) }
      #expect(identifiers.count == 1, "\(file.path)")
      let rule = identifiers.first.flatMap { RuleSet.rule($0) }
      #expect(rule.map { file.path.hasSuffix("/\(Self.fileName(of: $0)).swift") } == true, "\(file.path)")
    }
  }

  @Test("Every rule has a file of tests, and every such file a rule")
  func testsMatchRules() {
    let files = Self.names(in: "Tests/RulesTests/Catalogue", suffix: "Tests.swift")
    #expect(files == Set(RuleSet.all.map { Self.fileName(of: $0) }))
  }

  @Test("The IDs of the rules are unique and in kebab case")
  func identifiersAreUnique() {
    #expect(Set(RuleSet.all.map(\.id)).count == RuleSet.all.count)
    for rule in RuleSet.all {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(rule.id)")
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(Set(rule.page.options.keys) == Set(rule.options.map(\.name)), "\(rule.id)")
    }
  }

  @Test("The index of the documentation is the table of the rules, with links to their pages")
  func indexIsCurrent() throws {
    let url = Repository.folder.appendingPathComponent("Documentation/Rules.md")
    let document = RuleMarkdown.document(RuleSet.all).text
    let table = document[..<(try #require(document.firstRange(of: "\n## "))).lowerBound]
    let index = table.replacing(/\(#([a-z-]+)\)/) { "(Rules/\($0.1).md)" }
    #expect(
      try String(contentsOf: url, encoding: .utf8) == index,
      "Documentation/Rules.md is stale: run '\(RuleMarkdown.command)'")
  }

  @Test("A source file declares the type that it is named after")
  func typesMatchFiles() throws {
    let files = Repository.swiftFiles(in: "Sources").filter {
      !$0.path.contains("/Catalogue/") && !$0.path.hasSuffix("/main.swift")
    }
    #expect(!files.isEmpty)
    for file in files {
      let name = file.path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
      let type = String(name.prefix { $0 != "+" })
      guard name != "Exports" else { continue }
      if Self.isOperator(file.path),
        Self.functions(in: file.text).contains(where: { Self.isNamed(type, after: $0) })
      {
        continue
      }
      let keyword =
        name.contains("+") ? "extension|macro" : "class|struct|enum|protocol|actor|typealias|macro"
      let declaration = try Regex("^[^/]*\\b(\(keyword)) ([A-Za-z]+\\.)*\(type)\\b").anchorsMatchLineEndings()
      #expect(file.text.firstMatch(of: declaration) != nil, "\(file.path) declares no '\(type)'")
    }
  }

  /// Whether a file is named after a function: `Merge.swift`, `CollectEvery.swift` for `collect(every:)`.
  private static func isOperator(_ path: String) -> Bool {
    path.contains("/PlumblineExtensions/") || path.contains("/Operators/") && !path.contains("/Support/")
  }

  private static func functions(in text: String) -> Set<String> {
    Set(text.matches(of: /\bfunc `?([a-z]\w*)/).map { String($0.1) })
  }

  private static func isNamed(_ file: String, after function: String) -> Bool {
    let (file, function) = (file.lowercased(), function.lowercased())
    return file.hasPrefix(function) || function.hasPrefix(file)
  }
}
