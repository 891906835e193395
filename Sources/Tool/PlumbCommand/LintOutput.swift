import ArgumentParser
import Engine
package import Reporting
package import Rules
import SourceModel

/// The options of the report.
struct LintOutput: ParsableArguments {
  @Option(
    name: .long,
    help: "The format of the report. (default: 'text' on a terminal, 'xcode' elsewhere)")
  var format: OutputFormat?

  @OptionGroup var document: DocumentOutput

  @Option(
    help:
      "The lowest severity that makes the command fail. (default: that of the configuration, else 'warning')")
  var failLevel: Severity?

  @OptionGroup var baseline: BaselineOptions

  @Option(
    help: ArgumentHelp("Write all findings to this baseline, and report none.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Print at most this many findings as text, the gravest ones. (default: what fits in 100 lines on a terminal, all elsewhere)",
      valueName: "number"))
  var maxFindings: Int?

  @Flag(
    help:
      "Print a line for each rule: its findings, the view models that keep it, and the change since the baseline."
  )
  var statistics = false
  func validate() throws {
    try OutputPath.validate(self.writeBaseline, of: "--write-baseline")
    if self.baseline.baseline != nil, self.writeBaseline != nil {
      throw ValidationError("'--baseline' and '--write-baseline' cannot be combined")
    }
    if let maxFindings {
      if maxFindings < 1 { throw ValidationError("'--max-findings' must be at least 1") }
      guard [nil, .text, .xcode].contains(self.format), !self.statistics else {
        throw ValidationError("'--max-findings' takes the format 'text' or 'xcode'")
      }
    }
    if self.statistics {
      if self.writeBaseline != nil {
        throw ValidationError("'--statistics' and '--write-baseline' cannot be combined")
      }
      guard [nil, .text, .json].contains(self.format) else {
        throw ValidationError("'--statistics' takes the format 'text' or 'json'")
      }
    }
  }

  /// Writes the report, or the baseline.
  ///
  /// - Parameter lists: the files that the paths of the run are from.
  /// - Returns: whether a finding has the severity that makes the command fail.
  func report(
    _ result: LintResult, of settings: LintSettings, from lists: [String], _ shared: SharedOptions
  ) throws -> Bool {
    let inputs = result.inputs + lists
    if let writeBaseline {
      guard result.failures.isEmpty else {
        throw FileFailure(
          path: writeBaseline,
          reason: "is not written, since it would lack the findings of files that cannot be read")
      }
      let baseline = Baseline(of: result.report.findings, at: writeBaseline)
      try WholeFile.write(baseline.text, to: writeBaseline, sparing: inputs)
      let count = result.report.findings.count
      self.document.printing.note("wrote \(count) finding\(count == 1 ? "" : "s") to \(writeBaseline)")
      return false
    }
    let baselines = try Baselines(self.baseline.choice, of: result.baselines)
    var report = result.report
    report.findings = baselines.filter(result.report.findings)
    report.baselined = result.report.findings.count - report.findings.count
    let format = self.format ?? (self.document.isInteractive ? .text : .xcode)
    let reportSettings = ReportSettings(
      usesColour: self.document.isColoured, rules: RuleSet.all, toolVersion: ToolVersion.current,
      page: RuleLinks.addresses(for: self.document),
      source: { SourceFileText.read($0, in: settings) })
    var shown = report
    var hidden: [ReportedFinding] = []
    let text: OutputText
    if self.statistics {
      let statistics = Statistics(result.report, rules: RuleSet.all, baseline: baselines.findingsByRule)
      text = self.format == .json ? statistics.json : statistics.text
    } else {
      let isLimited = self.document.isInteractive && format == .text
      if self.maxFindings != nil || isLimited {
        let ranking = ForemostFindings.ranking(of: report.findings)
        let limit =
          self.maxFindings
          ?? TextReporter.count(of: ranking.map { report.findings[$0] }, fitting: 100)
        shown.findings = ranking.prefix(limit).sorted().map { report.findings[$0] }
        hidden = ranking.dropFirst(limit).map { report.findings[$0] }
      }
      text = format.reporter(reportSettings).report(shown)
    }
    try self.document.write(text, sparing: inputs + baselines.files, shared)
    if !self.document.printing.quiet {
      self.noteHidden(hidden, of: report.findings.count)
      // Where no file could be read, "no findings" would be misunderstood.
      if result.report.files > 0 || result.failures.isEmpty {
        Message.note("\(Summary(self.statistics ? result.report : report).text)")
      }
    }
    return result.fails(with: report.findings, at: self.failLevel)
  }

  /// Notes what is not printed, by rule.
  private func noteHidden(_ hidden: [ReportedFinding], of count: Int) {
    guard !hidden.isEmpty else { return }
    let byRule = Dictionary(grouping: hidden, by: \.rule).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let rules = byRule.prefix(3).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    let others = byRule.count > 3 ? " and \(byRule.count - 3) other rules" : ""
    Message.note(
      "\(hidden.count) more findings are not shown (\(rules)\(others)): '--max-findings \(count)' prints all")
  }
}

extension OutputFormat: ExpressibleByArgument {}
extension Severity: ExpressibleByArgument {}
