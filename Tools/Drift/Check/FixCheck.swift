import Engine
import Rules
import SourceModel

/// Mends a case and tells what should not have come of it.
package struct FixCheck {
  /// What came of a case.
  package struct Outcome: Sendable {
    /// Why the case is none; nil when it is one.
    package var rejection: String?
    package var problems: [String] = []
    /// The mended text.
    package var text: [UInt8] = []
    /// The number of findings that were mended, by their rules.
    package var mended: [String: Int] = [:]
  }

  private static let everyRule = Set(RuleSet.all.map(\.id))

  package static func run(_ test: FixCase) throws -> Outcome {
    var outcome = Outcome()
    let before = test.drift.bytes
    if let problem = Self.problem(before, test) {
      outcome.rejection = problem
      return outcome
    }
    let result = try Self.fix(before, test)
    outcome.text = before
    for change in result.changes {
      if change.shownPath == test.example.path {
        outcome.text = change.new
        outcome.mended = change.fixed
      } else {
        outcome.problems.append("changed '\(change.shownPath)', which has no drift")
      }
    }
    if let problem = Self.problem(outcome.text, test) {
      outcome.problems.append("no longer parses: \(problem)")
    }
    outcome.problems += Self.changes(to: outcome.text, by: outcome.mended, test)
    // What is left is what a run of the linter finds in the mended text.
    let again = try Self.fix(outcome.text, test)
    if !again.changes.isEmpty { outcome.problems.append("a second fix changes the text again") }
    outcome.problems += again.left.report.findings.filter(\.fixable)
      .map { "still fixable: \($0.path):\($0.line): \($0.message) [\($0.rule)]" }
    return outcome
  }

  /// What the fix should not have changed.
  package static func changes(to text: [UInt8], by mended: [String: Int], _ test: FixCase) -> [String] {
    let expectation = FixExpectation(language: test.language, mended: mended, renames: test.drift.renames)
    return FactComparison(
      .read(test.drift.bytes, test.language), .read(text, test.language), expectation
    ).problems
  }

  private static func fix(_ bytes: [UInt8], _ test: FixCase) throws -> FixResult {
    var settings = LintSettings(paths: [], version: "test")
    settings.threads = 1
    settings.rules = test.hasAllRules ? Self.everyRule : nil
    return try Linter(settings).fix(
      [(path: test.example.path, bytes: bytes)]
        + (test.surroundings.map { [(path: $0.path, bytes: Array($0.text.utf8))] } ?? [])
        + test.example.companions.map { (path: $0.path, bytes: Array($0.text.utf8)) }, configuration: "")
  }

  private static func problem(_ bytes: [UInt8], _ test: FixCase) -> String? {
    let text = SourceText(bytes)
    let file = SourceFile.read(test.example.path, text, test.language)
    return file.problems.first.map { problem in
      "\(text.position(at: problem.range.start).line): \(problem.message)"
    }
  }
}
