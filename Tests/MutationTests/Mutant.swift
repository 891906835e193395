import Conventions
import TestSupport
import Testing
import ViewModelModel

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
  /// Files that the mutant brings along.
  var files: [(path: String, text: String)]

  var testDescription: String { "\(self.example.fileName): \(self.mutation.name) (\(self.place))" }

  /// The rules to check: those that are on by default and, where it is needed, the opt-in one.
  var rules: Set<String>? {
    guard let optIn = self.mutation.optIn else { return nil }
    let byDefault = RuleSet.all.filter { $0.isOnByDefault(for: self.example.dialect) }.map(\.id)
    return Set(byDefault).union([optIn])
  }

  /// The findings in the mutant and the files that it needs.
  func findings(among others: [(path: String, text: String)]? = nil) throws -> [ReportedFinding] {
    let files = (others ?? self.example.companions) + self.files
    return try Lint.report([(self.example.path, self.text ?? "")] + files, rules: self.rules).findings
  }

  /// Whether a finding stands in a changed line or next to one.
  func isNear(_ finding: ReportedFinding) -> Bool {
    guard finding.path == self.example.path else { return false }
    guard let lines else { return true }
    return (finding.line - 1...finding.line + 1).contains { lines.contains($0) }
  }
}
