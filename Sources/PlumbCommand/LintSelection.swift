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

  @Option(
    help: ArgumentHelp(
      "Check only rules that this version of plumb had. (default: all rules)", valueName: "version"))
  var targetVersion: String?

  @Flag(help: "List the view models that have no port protocols, and check nothing else.")
  var outside = false

  @Flag(help: "Disable the cache.")
  var noCache = false

  @Option(
    help: ArgumentHelp("The folder of the cache. (default: the user's cache folder)", valueName: "folder"),
    completion: .directory)
  var cachePath: String?

  /// The rules of `--only`.
  var rules: [String] { self.outside ? [Rule.outsideConvention.id] : RuleNames.current(of: self.only) }

  /// The version whose rules are checked; nil for this one.
  var target: ReleaseVersion? { self.targetVersion.flatMap(ReleaseVersion.init) }

  func validate() throws {
    try RuleNames.validate(self.only, of: "--only")
    if self.outside, !self.only.isEmpty {
      throw ValidationError("'--outside' and '--only' cannot be combined")
    }
    try self.validateTarget()
    // An unset variable in quotes would otherwise select the root of the disk.
    if self.cachePath == "" { throw ValidationError("'--cache-path' must not be empty") }
  }

  private func validateTarget() throws {
    guard let targetVersion else { return }
    guard let target else {
      throw ValidationError(
        "'--target-version' must be a version such as '\(ToolVersion.current)', not '\(targetVersion)'")
    }
    if let current = ReleaseVersion(ToolVersion.current), target > current {
      throw ValidationError(
        "'--target-version \(target)' is newer than this version of plumb, \(current): update plumb")
    }
    for rule in RuleNames.split(self.only).compactMap({ RuleSet.rule($0) }) where rule.since > target {
      throw ValidationError(
        "'--only \(rule.id)' and '--target-version \(target)' cannot be combined: the rule is new in \(rule.since)"
      )
    }
  }
}
