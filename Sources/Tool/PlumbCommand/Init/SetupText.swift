import Engine
import Reporting
import Rules
import SourceModel

/// What `plumb init` prints: what was found, how the presets compare, and what to do next.
enum SetupText {
  static func text(
    of report: LintReport, _ conventions: Conventions?, _ comparison: PresetComparison, preset: String?
  ) -> PrintableText {
    var text: PrintableText = "\(self.found(report))\n"
    if let conventions { text += "'plumb new' writes \(conventions.description).\n" }
    guard !comparison.rows.isEmpty else {
      return text + "No preset is set: 'plumb rules' lists the rules.\n\n"
    }
    let rows = comparison.rows.map { row in
      [
        row.preset, String(row.rules), String(row.findings), self.percentage(row.share),
        row.preset == preset ? "chosen" : "",
      ]
    }
    text += "\n" + RuleTable.text([["PRESET", "RULES", "FINDINGS", "CHECKS PASSED", ""]] + rows)
    if !comparison.deciding.isEmpty {
      text += "\nOnly '\(comparison.rows[0].preset)' has these rules on:\n\n"
      let rules = comparison.deciding.map { rule, share in
        [rule, "\(share.checked - share.broken) of \(share.checked) (\(self.percentage(share)))"]
      }
      text += RuleTable.text([["RULE", "VIEW MODELS THAT KEEP IT"]] + rules)
    }
    if let preset, preset == comparison.proposal, !comparison.deciding.isEmpty {
      let isFirst = preset == comparison.rows[0].preset
      let share = "\(isFirst ? "at least" : "less than") \(PresetComparison.followed) %"
      text += "\n'\(preset)' is chosen: the view models pass \(share) of the checks with these rules.\n"
    }
    return text + "\n"
  }

  private static func found(_ report: LintReport) -> String {
    let files = self.counted(report.files, "file")
    guard report.viewModels > 0 else {
      let outside =
        report.outside > 0
        ? " \(self.counted(report.outside, "type")) named like view models have no port protocols: 'plumb lint --outside' lists them."
        : ""
      return "Read \(files) and recognized no view model.\(outside)"
    }
    let dialects = report.dialects.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { report.dialects.count == 1 ? $0.key : "\($0.value) of \($0.key)" }
    let outside = report.outside > 0 ? ", and \(report.outside) outside the convention" : ""
    return
      "Read \(files): \(self.counted(report.viewModels, "view model")) (\(dialects.joined(separator: ", ")))\(outside)."
  }

  /// What to do next.
  ///
  /// - Parameter findings: those in the baseline; nil without one.
  static func steps(_ findings: [ReportedFinding]?, isDry: Bool) -> PrintableText {
    if isDry { return "Next: 'plumb init' writes this." }
    guard let findings, !findings.isEmpty else {
      return "Next: 'plumb lint' reports findings, 'plumb fix' fixes them."
    }
    let fixable = findings.count(where: \.fixable)
    return """
      The baseline has \(self.counted(findings.count, "finding")): 'plumb lint' reports new ones only. \(fixable) of them \
      can be fixed: 'plumb fix --no-baseline' does it, and 'plumb lint --write-baseline \(Setup.baseline)' then records the rest.
      """
  }

  private static func percentage(_ share: RuleShare) -> String {
    share.checked == 0 ? "-" : "\((share.checked - share.broken) * 100 / share.checked) %"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
