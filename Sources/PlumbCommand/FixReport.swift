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
  /// The findings that are left and that no baseline holds back.
  let left: [ReportedFinding]

  /// The findings that are left in files as they are now, with why they are.
  var report: LintReport {
    var report = self.result.left.report
    report.baselined = report.findings.count - self.left.count
    // Where a file could not be written, the places are those of a text that nobody has.
    report.findings = self.shownFindings.map { finding in
      guard let refusal = self.result.refusals[finding] else { return finding }
      var finding = finding
      finding.message += "; it is not mended, since \(refusal)"
      return finding
    }
    return report
  }

  private var shownFindings: [ReportedFinding] { self.left.filter { !self.notWritten.contains($0.path) } }

  private var writtenChanges: [FixResult.Change] {
    self.result.changes.filter { !self.notWritten.contains($0.shownPath) }
  }

  /// A line for each file that changes.
  var lines: [String] {
    self.writtenChanges.map { change in
      let rules = change.mended.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let verb = self.isWritten ? "mended" : "would mend"
      return "\(verb) \(change.shownPath): \(rules.joined(separator: ", "))"
    }
  }

  /// What was done, in a line.
  var summary: String {
    let mended = self.writtenChanges.reduce(0) { $0 + $1.mended.values.reduce(0, +) }
    let left = self.shownFindings.count
    var parts: [String] = []
    if mended > 0 {
      let what = "\(Self.counted(mended, "finding")) in \(Self.counted(self.writtenChanges.count, "file"))"
      parts.append((self.isWritten ? "mended " : "would mend ") + what)
    } else {
      parts.append(self.notWritten.isEmpty ? "nothing to mend" : "nothing is mended")
    }
    if left > 0 { parts.append(Self.counted(left, "finding") + (left == 1 ? " is left" : " are left")) }
    if !self.notWritten.isEmpty {
      parts.append(Self.counted(self.notWritten.count, "file") + " could not be written")
    } else if left == 0, mended > 0 {
      parts.append("nothing is left")
    }
    return parts.joined(separator: "; ")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
