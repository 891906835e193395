import ArgumentParser
import Engine
import Rules

/// The options that select checks.
struct LintSelection: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Check only these rules, separated by commas; opt-in rules are allowed.", valueName: "rule-ids"),
    completion: .list(RuleSet.all.map(\.id)),
    transform: { $0 })
  var only: [String] = []

  @Flag(help: "List the view models that have no port protocols, and check nothing else.")
  var outside = false

  @Flag(help: "Fail when no view model is recognized, as for a path that has moved.")
  var requireViewModels = false

  /// The rules of `--only`.
  var rules: [String] { self.outside ? [Rule.outsideConvention.id] : RuleNames.split(self.only) }

  func validate() throws {
    try RuleNames.validate(self.only, of: "--only")
    if self.outside, !self.only.isEmpty {
      throw ValidationError("'--outside' and '--only' cannot be combined")
    }
  }
}
