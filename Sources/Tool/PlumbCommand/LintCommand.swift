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

      'plumb lint -- $(list)' and 'list | plumb lint --files-from -' check nothing when the list is empty.

      Exit codes: 0 no findings at or above '--fail-level', 1 findings at or above it, 2 invalid usage or \
      configuration, 3 a file could not be read or written.
      """
  )

  @Argument(help: "The files and folders to check.", completion: .file())
  var paths: [String] = []

  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "Files") var files: FileSelection
  @OptionGroup(title: "Checks") var selection: LintSelection
  @OptionGroup(title: "Report") var output: LintOutput

  func validate() throws {
    try self.files.validate(with: self.paths)
  }

  func run() throws {
    let settings = try self.settings()
    let result = try Linter(settings).run()
    for failure in result.failures { Message.error(failure) }
    if !result.skipped.isEmpty, !self.output.quiet {
      let names = result.skipped.prefix(3).joined(separator: ", ") + (result.skipped.count > 3 ? ", …" : "")
      Message.note("skipped, neither Swift, Java nor Kotlin: \(names)")
    }
    let level = try self.output.report(
      result, of: settings, from: self.files.filesFrom.map { [$0] } ?? [], colour: self.shared.colour)
    if !result.failures.isEmpty { throw ExitStatus.file }
    if level { throw ExitStatus.findings }
  }

  private func settings() throws -> LintSettings {
    var settings = try self.files.settings(with: self.paths, rules: self.selection.rules, self.shared)
    settings.cache = self.selection.noCache ? nil : self.selection.cachePath ?? LintSettings.standardCache
    settings.includesShares = self.output.statistics
    if Terminal.isErrorInteractive, !self.output.quiet { settings.progress = ProgressLine().show }
    return settings
  }
}
