import ArgumentParser
import Engine
import Rules

/// The options for the output of `plumb fix`.
struct FixOutput: ParsableArguments {
  @Flag(help: "Print a unified diff for 'git apply', and write nothing.")
  var diff = false

  @Flag(help: "Print what would be fixed, and write nothing. Positions refer to the fixed text.")
  var dryRun = false

  @Option(
    help:
      "The lowest severity of a remaining finding that makes the command fail. (default: that of the configuration, else 'warning')"
  )
  var failLevel: Severity?

  @Option(
    help: ArgumentHelp(
      "Ignore the findings in this baseline, instead of the configured one.",
      valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(name: .customLong("no-baseline"), help: "Fix findings in the configured baseline as well.")
  var ignoresBaseline = false

  @Flag(name: .shortAndLong, help: "Print only remaining findings: no summary and no progress.")
  var quiet = false

  func validate() throws {
    if self.baseline == "" { throw ValidationError("'--baseline' must not be empty") }
    if self.baseline != nil, self.ignoresBaseline {
      throw ValidationError("'--baseline' and '--no-baseline' cannot be combined")
    }
  }

  /// Whether files are written.
  var writes: Bool { !self.diff && !self.dryRun }
}
