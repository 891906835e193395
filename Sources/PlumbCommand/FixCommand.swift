import ArgumentParser
import Conventions
import Fixing
import Linting
import Reporting
import ViewModelModel

/// `plumb fix`
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Mend what can be mended safely.",
    discussion: """
      Without paths the view models of the working folder are mended. Members move as a whole, with their comments; \
      statements stay where they are, and what cannot be proved to be safe is left and told, with the reason. A file \
      is written whole or not at all, and not when somebody changed it in between.

      With '--diff' or '--dry-run' nothing is written. 'plumb fix --diff | git apply' does what 'plumb fix' does.

      Findings that a baseline or a suppression holds back are left alone.

      Exit codes: 0 nothing is left, 1 findings at or above '--fail-level' are left, or would have been mended, \
      2 bad usage or configuration, 3 a file could not be read or written.
      """
  )

  @Argument(help: "The files and folders to mend.", completion: .file())
  var paths: [String] = []

  @OptionGroup var shared: SharedOptions
  @OptionGroup(title: "What is mended") var files: FileSelection
  @OptionGroup(title: "What is mended") var rules: RuleSelection
  @OptionGroup(title: "What is done") var output: FixOutput

  func validate() throws {
    try self.files.validate(with: self.paths)
    if self.output.diff, self.files.stdinPath != nil {
      throw ValidationError("With '--stdin-path' the mended text is printed, and so no '--diff'.")
    }
  }

  func run() throws {
    let settings = try self.settings()
    let baselines = try Baselines(self.output.baseline)
    let result = try Linter(settings).fix { baselines.filter($0) }
    for failure in result.left.failures { Message.error(failure) }
    let failures = self.output.isWriting(self.files) ? self.write(result) : []
    for failure in failures { Message.error(failure) }
    try self.show(result, settings, notWritten: Set(failures.map(\.path)))
    if !result.left.failures.isEmpty || !failures.isEmpty { throw ExitStatus.file }
    let left = baselines.filter(result.left.report.findings)
    let isPending = !self.output.isWriting(self.files) && self.files.stdinPath == nil && !result.changes.isEmpty
    if isPending || left.contains(where: { $0.severity >= self.output.failLevel }) { throw ExitStatus.findings }
  }
}
