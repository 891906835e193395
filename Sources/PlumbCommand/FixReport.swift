import Conventions
import Linting
import Reporting

/// What the command says of a run of the fixer.
struct FixReport {
  let result: FixResult
  /// The paths of the files that could not be written.
  let notWritten: Set<String>
  /// Whether the files are written.
  let isWritten: Bool

  /// The findings that are left, with why they are.
  func left(_ findings: [ReportedFinding]) -> LintReport {
    var report = self.result.left.report
    report.findings = findings.map { finding in
      guard let refusal = self.result.refusals[finding] else { return finding }
      var finding = finding
      finding.message += "; it is not mended, since \(refusal)"
      return finding
    }
    report.baselined = self.result.left.report.findings.count - findings.count
    return report
  }

  /// A line for each file that changes.
  var lines: [String] {
    self.result.changes.filter { !self.notWritten.contains($0.shownPath) }.map { change in
      let rules = change.mended.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let verb = self.isWritten ? "mended" : "would mend"
      return "\(verb) \(change.shownPath): \(rules.joined(separator: ", "))"
    }
  }

  /// What was done, in a line.
  func summary(left: Int) -> String {
    let changes = self.result.changes.filter { !self.notWritten.contains($0.shownPath) }
    let mended = changes.reduce(0) { $0 + $1.mended.values.reduce(0, +) }
    let verb = self.isWritten ? "mended" : "would mend"
    let rest =
      left == 0 ? "nothing is left" : Self.counted(left, "finding") + (left == 1 ? " is left" : " are left")
    guard mended > 0 else { return left == 0 ? "nothing to mend" : "nothing to mend; \(rest)" }
    return "\(verb) \(Self.counted(mended, "finding")) in \(Self.counted(changes.count, "file")); \(rest)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
