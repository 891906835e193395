import ArgumentParser
import Engine
import Reporting
import Rules
import Scaffolding
import SourceModel

/// `plumb init`
struct InitCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set up plumb in an app: configuration and baseline.",
    discussion: """
      Reads the view models below the working folder, or of the named folders, and writes '.plumb.yml' with the preset \
      that suits them, and a baseline of the findings that there are, so that 'plumb lint' reports new ones only. No \
      file is overwritten.

      Examples:
        plumb init --dry-run              Show what would be chosen and written.
        plumb init Sources App
        plumb init --no-baseline --pre-commit

      Exit codes: 0 files written, 2 invalid usage or configuration, 3 a file exists or could not be read or written. \
      Nothing is written unless the exit code is 0.
      """
  )

  @Argument(help: "The folders to check, now and later. (default: all)", completion: .directory)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The preset, instead of the one that suits the view models.", valueName: "preset"),
    completion: .list(Preset.all.map(\.name)))
  var preset: String?

  @Flag(inversion: .prefixedNo, help: "Write the findings that there are to a baseline.")
  var baseline = true

  @Flag(help: "Also write a hook for pre-commit.")
  var preCommit = false

  @Flag(help: "Also write a workflow for GitHub.")
  var workflow = false

  @Flag(help: "Print what would be written, and write nothing.")
  var dryRun = false

  @Flag(help: "Print the JSON Schema of '.plumb.yml', and write nothing.")
  var schema = false

  @OptionGroup(title: "Output") var output: DocumentOutput

  var printing: PrintOptions { self.output.printing }

  func validate() throws {
    if let preset, !Preset.all.contains(where: { $0.name == preset }) {
      let hint = YAMLNodes.hint(preset, among: Preset.all.map(\.name), "the presets are")
      throw ValidationError("Unknown preset '\(preset)'\(hint)")
    }
    if self.paths.contains("") { throw ValidationError("A path must not be empty") }
  }

  func run() throws {
    if self.schema {
      return try self.output.write(
        ConfigurationSchema.document(rules: RuleSet.all, presets: Preset.all.map(\.name)))
    }
    var setup = Setup(
      folders: try self.folders(), wantsBaseline: self.baseline, wantsHook: self.preCommit,
      wantsWorkflow: self.workflow)
    try setup.checkPlaces()
    let all = try self.result(rules: Set(RuleSet.all.map(\.id)), text: setup.configuration())
    let report = all.report
    guard report.files > 0 else {
      let names = self.paths.map { "'\($0)'" }.joined(separator: ", ")
      let place = names.isEmpty ? "this folder" : names
      throw UsageProblem(
        "nothing would be checked: no Swift, Java or Kotlin file is in \(place) and not ignored")
    }
    let comparison = PresetComparison(report, asked: self.preset)
    let preset = self.preset ?? comparison.proposal
    let ignored = PresetComparison.ignoredRules(of: preset, in: report)
    var text = setup.configuration(preset: preset, ignored: ignored)
    var accepted: [ReportedFinding]?
    if self.baseline {
      let result = try self.result(rules: nil, text: text)
      let path = Paths.absolute(Setup.baseline, relativeTo: Paths.workingDirectory)
      // Files below another '.plumb.yml' have the baseline that it names, or none.
      accepted = result.report.findings.filter { result.baselines[$0.path] == path }
    }
    if accepted?.isEmpty == true {
      setup.wantsBaseline = false
      text = setup.configuration(preset: preset, ignored: ignored)
    }
    let files = setup.files(text, accepted ?? [])
    let isQuiet = self.printing.quiet
    let conventions = isQuiet ? nil : try Conventions(of: self.paths.isEmpty ? ["."] : self.paths)
    if !isQuiet { try self.noteOtherConfigurations(all) }
    if !self.dryRun { try NewFiles.write(files, replacing: false, hint: "'plumb init' overwrites nothing") }
    guard !isQuiet else { return }
    let isColoured = self.output.isColoured
    let found = SetupText.text(of: report, conventions, comparison, preset: preset)
    var printed = isColoured ? HeadingStyle.applied(to: found.text) : found
    printed += FileList.text(
      self.dryRun ? "would write" : "wrote", files.map(\.path), usesColour: isColoured)
    if self.dryRun {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      printed += "\n" + lines.map { "\(String($0))" }.joined(separator: "\n")
    }
    try self.output.write(OutputText(printed + "\n\(SetupText.steps(accepted, isDry: self.dryRun))\n"))
  }

  /// Notes configurations above and below the working folder, which are not merged with the new one.
  private func noteOtherConfigurations(_ result: LintResult) throws {
    let own = Paths.absolute(Configuration.fileName, relativeTo: Paths.workingDirectory)
    let below = result.inputs.filter { $0.hasSuffix("/" + Configuration.fileName) && $0 != own }
    for path in Set(below).sorted() {
      Message.note(
        "\(Paths.shown(path, from: Paths.workingDirectory)) applies to its folder, instead of this one")
    }
    if let above = try EffectiveConfiguration.find(nil).path {
      Message.note("\(above) applies here no more, unless 'extends' names it")
    }
  }

  /// The paths as folders below the working folder; empty for all of it.
  private func folders() throws -> [String] {
    var folders: [String] = []
    for path in self.paths {
      let absolute = Paths.absolute(path, relativeTo: Paths.workingDirectory)
      guard FileSystem.isDirectory(absolute) else {
        throw FileFailure(
          path: path, reason: FileSystem.exists(absolute) ? "is not a folder" : "does not exist")
      }
      if absolute == Paths.workingDirectory { return [] }
      let folder = Paths.workingDirectory == "/" ? "/" : Paths.workingDirectory + "/"
      guard let inner = Paths.relative(absolute, to: folder) else {
        throw UsageProblem("'\(path)' is not below the working folder, which '.plumb.yml' is for")
      }
      guard PlainText.line(inner) == inner else {
        throw UsageProblem("the name of '\(path)' has characters that '.plumb.yml' cannot have")
      }
      if !folders.contains(inner) { folders.append(inner) }
    }
    return folders
  }

  private func result(rules: Set<String>?, text: String) throws -> LintResult {
    var settings = LintSettings(paths: ["."], version: ToolVersion.current)
    settings.configurationText = text
    settings.rules = rules
    settings.includesShares = rules != nil
    settings.progress = self.printing.progress
    let result = try Linter(settings).run()
    guard result.failures.isEmpty else {
      for failure in result.failures { Message.error(failure) }
      throw ExitStatus.file
    }
    return result
  }
}

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
        row.preset, String(row.rules), String(row.findings), row.share.percentage.map { "\($0) %" } ?? "-",
        row.preset == preset ? "chosen" : "",
      ]
    }
    text += "\n" + RuleTable.text([["PRESET", "RULES", "FINDINGS", "CHECKS PASSED", ""]] + rows)
    if !comparison.deciding.isEmpty {
      text += "\nOnly '\(comparison.rows[0].preset)' has these rules on:\n\n"
      let rules = comparison.deciding.map { rule, share in
        [rule, "\(share.text)"]
      }
      text += RuleTable.text([["RULE", "VIEW MODELS THAT KEEP IT"]] + rules)
    }
    if let preset, preset == comparison.proposal, !comparison.deciding.isEmpty {
      text += "\n'\(preset)' is chosen: \(self.reason(for: preset, comparison)).\n"
    }
    return text + "\n"
  }

  private static func reason(for preset: String, _ comparison: PresetComparison) -> String {
    let checks = "\(PresetComparison.followed) % of the checks with these rules"
    if preset == comparison.rows[0].preset { return "the view models pass at least \(checks)" }
    guard comparison.unfollowed.count > 1 else { return "the view models pass less than \(checks)" }
    return "fewer than half of the view models keep '\(comparison.unfollowed.joined(separator: "', '"))'"
  }

  private static func found(_ report: LintReport) -> String {
    let files = Summary.count(report.files, "file")
    guard report.viewModels > 0 else {
      let outside =
        report.outside > 0
        ? " \(Summary.count(report.outside, "type")) named like view models have no port protocols: 'plumb lint --outside' lists them."
        : ""
      return "Read \(files) and recognized no view model.\(outside)"
    }
    let dialects = report.dialects.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { report.dialects.count == 1 && report.forms.isEmpty ? $0.key : "\($0.value) of \($0.key)" }
    let forms = report.forms.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let outside = report.outside > 0 ? ", and \(report.outside) outside the convention" : ""
    return
      "Read \(files): \(Summary.count(report.viewModels, "view model")) (\((dialects + forms).joined(separator: ", ")))\(outside)."
  }

  /// What to do next.
  ///
  /// - Parameter findings: those in the baseline; nil without one.
  static func steps(_ findings: [ReportedFinding]?, isDry: Bool) -> PrintableText {
    if isDry { return "Next: 'plumb init' writes this." }
    guard let findings, !findings.isEmpty else {
      return "Next: 'plumb lint' reports findings, 'plumb fix' fixes them."
    }
    let fixable = findings.count { $0.fixable && $0.severity > .note }
    let baseline =
      "The baseline has \(Summary.count(findings.count, "finding")): 'plumb lint' reports new ones only."
    guard fixable > 0 else { return "\(baseline)" }
    return """
      \(baseline) \(fixable) of them can be fixed: 'plumb fix --no-baseline' does it, and \
      'plumb lint --write-baseline \(Setup.baseline)' then records the rest.
      """
  }
}
