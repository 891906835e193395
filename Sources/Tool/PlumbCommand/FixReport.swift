import Engine
import Reporting
import Rules
import SourceModel

/// The summary of a run of the fixer.
struct FixReport {
  let result: FixResult
  /// The paths of the files that could not be written.
  let notWritten: Set<String>
  /// Whether the files are written.
  let isWritten: Bool
  /// The findings that remain and that are in no baseline.
  let left: [ReportedFinding]
  /// Whether only some rules were checked.
  var ofChosenRules = false

  /// The findings that are left in the current files, with the reasons why they were not fixed.
  var report: LintReport {
    var report = self.result.left.report
    report.baselined = report.findings.count - self.left.count
    report.findings = self.left.map { finding in
      guard let refusal = self.result.refusals[finding] else { return finding }
      var finding = finding
      finding.message += "; not fixed: \(refusal)"
      return finding
    }
    return report
  }

  var writtenChanges: [FixResult.Change] {
    self.result.changes.filter { !self.notWritten.contains($0.shownPath) }
  }

  /// A line for each file that changes.
  var lines: [PrintableText] {
    self.writtenChanges.map { change in
      let rules = change.fixed.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let verb = self.isWritten ? "fixed" : "would fix"
      return "\(verb) \(change.shownPath): \(rules.joined(separator: ", "))"
    }
  }

  /// The outcome, on one line.
  var summary: String {
    let fixed = self.writtenChanges.reduce(0) { $0 + $1.fixed.values.reduce(0, +) }
    let left = self.left.count
    var parts: [String] = []
    if fixed > 0 {
      let what = "\(Summary.count(fixed, "finding")) in \(Summary.count(self.writtenChanges.count, "file"))"
      parts.append((self.isWritten ? "fixed " : "would fix ") + what)
    } else {
      parts.append(self.notWritten.isEmpty ? "nothing to fix" : "nothing was fixed")
    }
    let rules = self.ofChosenRules ? " of these rules" : ""
    if left > 0 {
      parts.append(Summary.count(left, "finding") + rules + (left == 1 ? " remains" : " remain"))
    }
    if !self.notWritten.isEmpty {
      parts.append(Summary.count(self.notWritten.count, "file") + " could not be written")
    } else if left == 0, fixed > 0 {
      parts.append("no findings\(rules) remain")
    }
    return parts.joined(separator: "; ")
  }
}
