import ArgumentParser
import Engine
import Reporting
import Rules
import SourceModel

/// `plumb fix`
struct FixCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Fix findings where a fix is safe.",
    discussion: """
      Without paths, the working folder is fixed. Members move together with their comments, and statements keep their \
      order. A finding that cannot be fixed is reported, with the reason when its fix is not safe. A file is written \
      completely or not at all, and is skipped when it changes during the run. Suppressed findings, findings in a \
      baseline and notes are not fixed.

      Examples:
        plumb fix Sources
        plumb fix --diff --only sorted-inputs,sorted-outputs | git apply

      With '--diff' or '--dry-run', no file is written. With '--stdin-path', the fixed text is printed.

      Exit codes: 0 no findings at or above '--fail-level' remain, 1 such findings remain or changes were not \
      written, 2 invalid usage or configuration, 3 a file could not be read or written.
      """
  )

  @Argument(help: "The files and folders to fix.", completion: .file())
  var paths: [String] = []

  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "Files") var files: FileSelection

  @Option(
    name: [.customLong("only"), .customLong("rules")], parsing: .singleValue,
    help: ArgumentHelp(
      "Fix only findings of these rules, separated by commas; opt-in rules are allowed.",
      valueName: "rule-ids"),
    completion: .list(RuleSet.all.map(\.id)),
    transform: { $0 })
  var rules: [String] = []

  @Flag(help: "Fix notes as well. The rules of '--only' are fixed whatever their severity.")
  var fixNotes = false

  @OptionGroup var cache: CacheOptions

  @OptionGroup(title: "Output") var output: FixOutput

  var printing: PrintOptions { self.output.document.printing }

  func validate() throws {
    try self.files.validate(with: self.paths)
    try RuleNames.validate(self.rules, of: "--only")
    if self.files.stdinPath != nil, !self.output.writes {
      throw ValidationError(
        "'--stdin-path' cannot be combined with '--diff' or '--dry-run': it prints the fixed text")
    }
    if self.output.diff, self.output.format != nil {
      throw ValidationError(
        "'--diff' and '--format' cannot be combined: the diff is printed, not the findings")
    }
  }

  func run() throws {
    var settings = try self.files.settings(
      with: self.paths, rules: RuleNames.split(self.rules), self.shared)
    settings.fixesNotes = self.fixNotes
    settings.cache = self.cache.folder
    settings.progress = self.printing.progress
    var result = try Linter(settings).fix(baseline: self.output.baseline.choice)
    for failure in result.left.failures { Message.error(failure) }
    if result.left.failures.isEmpty {
      try self.files.checkExtent(self.paths, files: result.left.report.files)
    }

    var failures: [FileFailure] = []
    if let input = settings.standardInput {
      try self.output.document.write(document: self.text(of: input, in: result), self.shared)
    } else if self.output.writes {
      failures = result.write()
    } else if self.output.diff {
      try DiffOutput.write(
        result.changes.map { ($0.shownPath, $0.old, $0.new) }, to: self.output.document, self.shared)
    }
    // What remains is in the files as they are, not in the texts that could not be written.
    if !failures.isEmpty { result.left = try Linter(settings).run() }
    for failure in failures { Message.error(failure) }
    let left = result.baselines.filter(result.left.report.findings)
    let report = FixReport(
      result: result, notWritten: Set(failures.map(\.path)), isWritten: self.output.writes, left: left,
      ofChosenRules: !self.rules.isEmpty)
    try self.show(report, settings)
    if !result.left.failures.isEmpty || !failures.isEmpty { throw ExitStatus.file }
    let isPending = !self.output.writes && !result.changes.isEmpty
    if isPending || result.left.fails(with: left, at: self.output.failLevel) {
      throw ExitStatus.findings
    }
  }

  /// The fixed text of standard input.
  private func text(of input: (bytes: [UInt8], path: String), in result: FixResult) -> [UInt8] {
    // Only standard input is fixed in memory: other files of the run do not change.
    result.changes.first { $0.isStandardInput }?.new ?? input.bytes
  }

  // MARK: Report

  private func show(_ report: FixReport, _ settings: LintSettings) throws {
    // Standard output contains the diff or the text in these cases.
    let isText = self.output.diff || settings.standardInput != nil
    if settings.standardInput == nil {
      for line in report.lines { self.printing.note(line) }
    }
    let changed = Dictionary(
      report.writtenChanges.map { ($0.shownPath, $0.new) }, uniquingKeysWith: { first, _ in first })
    let reportSettings = ReportSettings(
      usesColour: self.output.document.isColoured && !isText, rules: RuleSet.all,
      toolVersion: ToolVersion.current,
      page: RuleLinks.addresses(for: self.output.document),
      source: { path in
        if let new = changed[path] { return String(decoding: new, as: UTF8.self) }
        return SourceFileText.read(path, in: settings)
      })
    let isInteractive = self.output.document.isInteractive && !isText
    let format = self.output.format ?? (isInteractive ? .text : .xcode)
    let text = format.reporter(reportSettings).report(report.report)
    // The summary is enough beside a diff.
    if settings.standardInput != nil {
      Terminal.writeError(text)
    } else if !isText {
      try self.output.document.write(text, sparing: report.result.left.inputs, self.shared)
    }
    self.printing.note("\(report.summary)")
  }
}
