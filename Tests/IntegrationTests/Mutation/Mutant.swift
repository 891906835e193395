import Rules
import SourceModel
import TestSupport
import Testing

/// An example with one mutation at one place.
struct Mutant: Sendable, CustomTestStringConvertible {
  var mutation: Mutation
  /// What is changed.
  var place: String
  var example: Example
  /// The changed text; nil when the changes exclude each other.
  var text: String?
  /// The changed lines, in which findings are expected; nil when they may stand anywhere.
  var lines: Set<Int>?

  var testDescription: String {
    "\(self.example.fileName): \(self.mutation.rule), \(self.mutation.name) (\(self.place))"
  }

  /// The rules that are on by default and the one that is broken, which may be opt-in.
  var rules: Set<String> {
    Set(RuleSet.all.filter { $0.isOnByDefault(for: self.example.dialect) }.map(\.id)).union([
      self.mutation.rule
    ])
  }

  /// The findings in the mutant and the files that it needs.
  func findings(among others: [(path: String, text: String)]? = nil) throws -> [ReportedFinding] {
    let files = [(self.example.path, self.text ?? "")] + (others ?? self.example.companions)
    return try Lint.report(files, rules: self.rules).findings
  }

  /// Whether a finding stands in a changed line or next to one.
  func isNear(_ finding: ReportedFinding) -> Bool {
    guard finding.path == self.example.path else { return false }
    guard let lines else { return true }
    return (finding.line - 1...finding.line + 1).contains { lines.contains($0) }
  }
}
