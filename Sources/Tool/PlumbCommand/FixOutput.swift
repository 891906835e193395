import ArgumentParser
import Engine
import Reporting
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

  @OptionGroup var baseline: BaselineOptions

  @Option(
    help: "The format of the findings that remain. (default: 'text' on a terminal, 'xcode' elsewhere)")
  var format: OutputFormat?

  @OptionGroup var document: DocumentOutput

  /// Whether files are written.
  var writes: Bool { !self.diff && !self.dryRun }
}
