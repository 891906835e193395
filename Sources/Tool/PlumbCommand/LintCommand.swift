import ArgumentParser
import Engine
import Reporting
import Rules
import SourceModel

/// `plumb lint`
struct LintCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Report findings in view models.",
    discussion: """
      Without paths, the working folder is checked. Folders are searched for Swift, Java and Kotlin files. Files \
      that '.gitignore' excludes, dependencies (Pods, Carthage) and build products (.build, Gradle's build) are skipped.

      Examples:
        plumb lint Sources App/Login --format sarif -o findings.sarif
        git diff --name-only --relative --diff-filter=d | plumb lint --files-from -
        plumb lint --statistics
        plumb lint --fix Sources          The same as 'plumb fix Sources'.

      'plumb lint -- $(list)' and 'list | plumb lint --files-from -' check nothing when the list is empty.

      Exit codes: 0 no findings at or above '--fail-level', 1 findings at or above it, 2 invalid usage or \
      configuration, or a named folder has no file to check, 3 a file could not be read or written.
      """
  )

  @Argument(help: "The files and folders to check.", completion: .file())
  var paths: [String] = []

  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "Files") var files: FileSelection
  @OptionGroup(title: "Checks") var selection: LintSelection
  @OptionGroup var cache: CacheOptions
  @OptionGroup(title: "Report") var output: LintOutput

  @Flag(help: "Fix what can be fixed, and report the rest, as 'plumb fix' does.")
  var fix = false

  var printing: PrintOptions { self.output.document.printing }

  func validate() throws {
    try self.files.validate(with: self.paths)
    if self.fix, let option = self.optionWithoutFix {
      throw ValidationError("'--fix' and '\(option)' cannot be combined")
    }
  }

  func run() throws {
    if self.fix {
      return try self.fixing().run()
    }
    let settings = try self.settings()
    let result = try Linter(settings).run()
    for failure in result.failures { Message.error(failure) }
    if !result.skipped.isEmpty, !self.printing.quiet {
      let names = result.skipped.prefix(3).joined(separator: ", ") + (result.skipped.count > 3 ? ", …" : "")
      Message.note("skipped, neither Swift, Java nor Kotlin: \(names)")
    }
    // A report or a baseline of nothing takes the place of none that says something.
    if result.failures.isEmpty { try self.checkExtent(result.report) }
    let level = try self.output.report(
      result, of: settings, from: self.files.filesFrom.map { [$0] } ?? [], self.shared)
    if !result.failures.isEmpty { throw ExitStatus.file }
    if level { throw ExitStatus.findings }
  }

  /// - Throws: an error when nothing was checked although something was meant to be.
  private func checkExtent(_ report: LintReport) throws(UsageProblem) {
    try self.files.checkExtent(self.paths, files: report.files)
    guard report.viewModels == 0, self.selection.requireViewModels else { return }
    throw UsageProblem(
      "no view model was recognized in \(report.files) file\(report.files == 1 ? "" : "s"), and '--require-view-models' was given"
    )
  }

  // MARK: The same as plumb fix

  /// An option that was given and that `plumb fix` does not have.
  private var optionWithoutFix: String? {
    let given: [(String, Bool)] = [
      ("--outside", self.selection.outside), ("--require-view-models", self.selection.requireViewModels),
      ("--statistics", self.output.statistics),
      ("--write-baseline", self.output.writeBaseline != nil),
      ("--max-findings", self.output.maxFindings != nil),
    ]
    return given.first { $0.1 }?.0
  }

  private func fixing() throws -> FixCommand {
    var command = try FixCommand.parse([])
    command.paths = self.paths
    command.shared = self.shared
    command.files = self.files
    command.rules = self.selection.only
    command.cache = self.cache
    command.output.format = self.output.format
    command.output.document = self.output.document
    command.output.failLevel = self.output.failLevel
    command.output.baseline = self.output.baseline
    return command
  }

  private func settings() throws -> LintSettings {
    var settings = try self.files.settings(with: self.paths, rules: self.selection.rules, self.shared)
    settings.cache = self.cache.folder
    settings.includesShares = self.output.statistics
    settings.progress = self.printing.progress
    return settings
  }
}
