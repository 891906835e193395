import ArgumentParser
import Conventions
import Linting

/// The options that say what is done with what can be mended.
struct FixOutput: ParsableArguments {
  @Flag(help: "Print what would change as a unified diff, which 'git apply' reads, and write nothing.")
  var diff = false

  @Flag(help: "Say what would be mended, and write nothing.")
  var dryRun = false

  @Option(help: "The least severity of what is left that makes the command fail.")
  var failLevel = Severity.warning

  @Option(
    help: ArgumentHelp(
      "Leave the findings of this baseline alone, instead of those of the configuration's.",
      valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(name: .shortAndLong, help: "Say only what is left: no summary and no progress.")
  var quiet = false

  /// Whether files are written.
  var writes: Bool { !self.diff && !self.dryRun }
}
