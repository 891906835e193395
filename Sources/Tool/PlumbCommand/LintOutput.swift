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

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the report to this file.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: "The lowest severity that makes the command fail.")
  var failLevel = Severity.warning

  @Option(
    help: ArgumentHelp(
      "Ignore the findings in this baseline, instead of the configured one.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to this baseline, and report none.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Flag(
    help:
      "Print a line for each rule: its findings, the view models that keep it, and the change since the baseline."
  )
  var statistics = false

  @Flag(name: .shortAndLong, help: "Print only findings: no summary and no progress.")
  var quiet = false

  func validate() throws {
    if self.baseline != nil, self.writeBaseline != nil {
      throw ValidationError("'--baseline' and '--write-baseline' cannot be combined")
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
    _ result: LintResult, of settings: LintSettings, from lists: [String], colour: ColourOption
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
      if !self.quiet {
        Message.note("wrote \(count) finding\(count == 1 ? "" : "s") to \(writeBaseline)")
      }
      return false
    }
    let baselines = try Baselines(self.baseline, of: result.baselines)
    var report = result.report
    report.findings = baselines.filter(result.report.findings)
    report.baselined = result.report.findings.count - report.findings.count
    let isInteractive = Terminal.isInteractive && self.output == nil
    let format = self.format ?? (isInteractive ? .text : .xcode)
    let usesColour = self.output == nil ? colour.isOn : colour == .always
    var reportSettings = ReportSettings(
      usesColour: usesColour, rules: RuleSet.all, toolVersion: ToolVersion.current,
      source: { SourceFileText.read($0, in: settings) })
    reportSettings.showsSummary = !self.quiet
    let text: OutputText
    if self.statistics {
      let statistics = Statistics(result.report, rules: RuleSet.all, baseline: baselines.findingsByRule)
      text = self.format == .json ? statistics.json : statistics.text
    } else {
      text = format.reporter(reportSettings).report(report)
    }
    if let output {
      try WholeFile.write(text, to: output, sparing: inputs + baselines.files)
    } else {
      try Terminal.write(text)
    }
    return report.findings.contains { $0.severity >= self.failLevel }
  }
}

extension OutputFormat: ExpressibleByArgument {}
extension Severity: ExpressibleByArgument {}
