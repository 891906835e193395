import ArgumentParser
import Conventions
import Linting

/// The options that say what is checked, beside the files.
struct LintSelection: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Check only these rules, opt-in ones included; separated by commas.", valueName: "rule-ids"),
    completion: .list(RuleSet.all.map(\.id)),
    transform: { $0 })
  var only: [String] = []

  @Flag(help: "Check every file anew and keep nothing.")
  var noCache = false

  @Option(
    help: ArgumentHelp("The folder of the cache, instead of the user's.", valueName: "folder"),
    completion: .directory)
  var cachePath: String?

  /// The rules of `--only`.
  var rules: [String] { RuleNames.split(self.only) }

  func validate() throws {
    try RuleNames.validate(self.only, of: "--only")
  }
}
