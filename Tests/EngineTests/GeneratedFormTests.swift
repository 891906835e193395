import Rules
import SourceModel
import Testing

@testable import Engine

/// View models whose storage the macro generates have the data flow of those that are written out.
struct GeneratedFormTests {
  private static let rules = [
    "retained-self", "silent-output", "unshared-effect", "unused-input", "unused-value",
  ]

  /// The example of a rule that is reported, with the macro instead of storage, functions and accessors.
  private static func generated(_ text: String) throws -> String {
    let name = try #require(text.firstMatch(of: #/final class (\w+):/#)?.1)
    func list(_ kind: String) throws -> Substring {
      try #require(
        text.firstMatch(of: try Regex("protocol \(name)\(kind) (\\{[^}]*(?:\\{[^}]*\\}[^}]*)*\\n\\})"))?[1]
          .substring)
    }
    let initializer = try #require(text.firstMatch(of: #/\n  public init\(\) \{\n(?:    .*\n|\n)*  \}\n/#)?.0)
    let pipes = text.matches(of: #/\n  private let \(.*\n/#).map(\.0).joined()
    return """
      import PlumblineMacros

      @ViewModel public final class \(name) {
        public protocol Inputs \(try list("Inputs"))
        public protocol Outputs \(try list("Outputs"))
      \(initializer)\(pipes)}
      extension \(name): \(name).Inputs, \(name).Outputs {}

      """
  }

  private static func findings(_ text: String, of rule: String) throws -> [String] {
    var settings = LintSettings(paths: [], version: "1")
    settings.rules = [rule]
    return try Linter(settings).lint([("A.swift", Array(text.utf8))]).findings.map(\.message)
  }

  @Test("A rule on data flow finds in generated storage what it finds in its example", arguments: rules)
  func findings(_ id: String) throws {
    let rule = try #require(RuleSet.rule(id))
    let example = try #require(rule.examples.first { $0.dialect == .kickstarterSwift })
    let written = try Self.findings(example.unmarkedBad, of: id)
    #expect(!written.isEmpty)
    #expect(try Self.findings(Self.generated(example.unmarkedBad), of: id) == written)
    #expect(try Self.findings(Self.generated(example.good), of: id).isEmpty)
  }

  @Test(
    "What the runtime rules out is not reported in generated storage, which is on Plumbline",
    arguments: ["glitching-join", "order-dependent-sampling", "reentrant-feed"])
  func ruledOut(_ id: String) throws {
    let rule = try #require(RuleSet.rule(id))
    let example = try #require(rule.examples.first { $0.dialect == .kickstarterSwift })
    #expect(try !Self.findings(example.unmarkedBad, of: id).isEmpty)
    #expect(try Self.findings(Self.generated(example.unmarkedBad), of: id).isEmpty)
  }
}
