import ArgumentParser
import Conventions
import Linting
import Reporting
import ViewModelModel

/// `plumb lint`
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check view models against the convention.",
    discussion: """
      Without paths the working folder is checked. Folders are searched for Swift and Java files; '.gitignore' is \
      honoured, and what others wrote (Pods, Carthage) or tools made (.build, Gradle's build) is left out.

      A list that a script makes may be empty: 'plumb lint -- $(list)' and 'list | plumb lint --files-from -' \
      then check nothing.

      Exit codes: 0 nothing to report, 1 findings at or above '--fail-level', 2 bad usage or configuration, \
      3 a file could not be read or written.
      """
  )

  @Argument(help: "The files and folders to check.", completion: .file())
  var paths: [String] = []

  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "What is checked") var files: FileSelection
  @OptionGroup(title: "What is checked") var selection: LintSelection
  @OptionGroup(title: "What is reported") var output: LintOutput

  func validate() throws {
    try self.files.validate(with: self.paths)
  }

  func run() throws {
    let settings = try self.settings()
    let result = try Linter(settings).run()
    for failure in result.failures { Message.error(failure) }
    if !result.skipped.isEmpty, !self.output.quiet {
      let names = result.skipped.prefix(3).joined(separator: ", ") + (result.skipped.count > 3 ? ", …" : "")
      Message.note("neither Swift nor Java, and so not checked: \(names)")
    }
    let level = try self.output.report(result, of: settings, colour: self.shared.colour)
    if !result.failures.isEmpty { throw ExitStatus.file }
    if level { throw ExitStatus.findings }
  }

  private func settings() throws -> LintSettings {
    var settings = try self.files.settings(with: self.paths, rules: self.selection.rules, self.shared)
    settings.cache = self.selection.noCache ? nil : self.selection.cachePath ?? LintSettings.standardCache
    if Terminal.isErrorInteractive, !self.output.quiet { settings.progress = ProgressLine().show }
    return settings
  }
}
