import ArgumentParser
import Conventions
import Fixing
import Linting
import Reporting

/// `plumb fix`
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Mend what can be mended safely.",
    discussion: """
      Without paths the view models in the working folder are mended. Members move as a whole, with their \
      comments; statements stay where they are; what cannot be proved to be safe is left, and told with the \
      reason. A file is written whole or not at all, and not when somebody changed it in between.

      With '--diff' or '--dry-run' nothing is written: 'plumb fix --diff | git apply' does what 'plumb fix' \
      does. With '--stdin-path' the mended text is printed. Findings that a suppression or a baseline holds \
      back are left alone.

      With '--to-macro' or '--from-macro' whole view models are turned into the other form of the ReactiveSwift \
      vocabulary, and nothing else is mended.

      Exit codes: 0 nothing is left, 1 findings at or above '--fail-level' are left or were not to be written, \
      2 bad usage or configuration, 3 a file could not be read or written.
      """
  )

  @Argument(help: "The files and folders to mend.", completion: .file())
  var paths: [String] = []

  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "What is mended") var files: FileSelection

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Mend only what these rules find, opt-in ones included; separated by commas.", valueName: "rule-ids"),
    completion: .list(RuleSet.all.map(\.id)),
    transform: { $0 })
  var rules: [String] = []

  @OptionGroup(title: "What is done") var output: FixOutput

  @Flag(exclusivity: .exclusive) var conversion: FormConversion?

  func validate() throws {
    try self.files.validate(with: self.paths)
    try RuleNames.validate(self.rules, of: "--rules")
    if self.conversion != nil, self.files.stdinPath != nil || !self.rules.isEmpty {
      throw ValidationError(
        "Whole view models are converted in files: leave '--stdin-path' and '--rules' out.")
    }
    if self.files.stdinPath != nil, !self.output.writes {
      throw ValidationError(
        "With '--stdin-path' the mended text is printed: leave '--diff' and '--dry-run' out.")
    }
  }

  func run() throws {
    if let conversion { return try self.convert(conversion) }
    var settings = try self.files.settings(
      with: self.paths, rules: RuleNames.split(self.rules), self.shared)
    if Terminal.isErrorInteractive, !self.output.quiet { settings.progress = ProgressLine().show }
    let result = try Linter(settings).fix(baseline: self.output.baseline)
    for failure in result.left.failures { Message.error(failure) }

    var failures: [FileFailure] = []
    if let input = settings.standardInput {
      Terminal.write(self.text(of: input, in: result))
    } else if self.output.writes {
      failures = result.write()
    } else if self.output.diff {
      for change in result.changes {
        Terminal.write(UnifiedDiff.text(from: change.old, to: change.new, path: change.shownPath))
      }
    }
    for failure in failures { Message.error(failure) }
    let left = result.baselines.filter(result.left.report.findings)
    let report = FixReport(
      result: result, notWritten: Set(failures.map(\.path)), isWritten: self.output.writes, left: left)
    self.show(report, settings)
    if !result.left.failures.isEmpty || !failures.isEmpty { throw ExitStatus.file }
    let isPending = !self.output.writes && !result.changes.isEmpty
    if isPending || left.contains(where: { $0.severity >= self.output.failLevel }) {
      throw ExitStatus.findings
    }
  }

  /// Turns whole view models into another form.
  private func convert(_ conversion: FormConversion) throws {
    let (changes, notes) = try conversion.changes(
      in: try self.files.paths(with: self.paths), configuration: self.shared.configurationPath)
    for note in notes { Message.note(note) }
    var failures: [FileFailure] = []
    for change in changes {
      if self.output.diff {
        Terminal.write(UnifiedDiff.text(from: change.old, to: change.new, path: change.path))
      } else if self.output.writes {
        do throws(FileFailure) {
          try WholeFile.replace(change.path, from: change.old, to: change.new)
        } catch {
          failures.append(error)
        }
      }
    }
    for failure in failures { Message.error(failure) }
    if !self.output.quiet {
      let count = changes.count - failures.count
      let verb = self.output.writes ? "converted" : "would convert"
      Message.note("\(verb) \(count) view model\(count == 1 ? "" : "s")")
    }
    if !failures.isEmpty { throw ExitStatus.file }
    if !notes.isEmpty || !self.output.writes && !changes.isEmpty { throw ExitStatus.findings }
  }

  /// The text that stands for standard input.
  private func text(of input: (bytes: [UInt8], path: String), in result: FixResult) -> [UInt8] {
    // Nothing else is given to be mended in memory: other files of the run stay as they are.
    result.changes.first { $0.isStandardInput }?.new ?? input.bytes
  }

  // MARK: Telling

  private func show(_ report: FixReport, _ settings: LintSettings) {
    // What is on standard output is the diff or the text, if it is one of these.
    let isText = self.output.diff || settings.standardInput != nil
    let isInteractive = Terminal.isInteractive && !isText
    if !self.output.quiet, settings.standardInput == nil {
      for line in report.lines { Message.note(line) }
    }
    let changed = Dictionary(
      report.result.changes.map { ($0.shownPath, $0.new) }, uniquingKeysWith: { first, _ in first })
    var reportSettings = ReportSettings(
      usesColour: self.shared.colour.isOn && !isText, rules: RuleSet.all, toolVersion: ToolVersion.current,
      source: { path in
        if let new = changed[path] { return String(decoding: new, as: UTF8.self) }
        return SourceFileText.read(path, in: settings)
      })
    reportSettings.showsSummary = false
    let format: OutputFormat = isInteractive ? .text : .xcode
    let text = format.reporter(reportSettings).report(report.report)
    // Beside a diff the summary says enough.
    if settings.standardInput != nil { Terminal.writeError(text) } else if !isText { Terminal.write(text) }
    if !self.output.quiet { Message.note(report.summary) }
  }
}
