package import Rules
import SourceModel

/// How well the view models of an app keep the rules of the presets that suit its dialect.
package struct PresetComparison: Sendable {
  /// What an app has with a preset.
  package struct Row: Hashable, Sendable {
    package let preset: String
    /// The number of its rules that were checked on a view model.
    package let rules: Int
    package let findings: Int
    /// How many of the checks of a view model with a rule found nothing, of all of them.
    package let share: RuleShare
  }

  /// A preset for each set of rules that a team may want, the one with more of the conventions' rules first.
  package let rows: [Row]
  /// The preset to start with; nil when no view model was recognized.
  package let proposal: String?
  /// The rules that only the first preset has on, and how they are kept.
  package let deciding: [(rule: String, share: RuleShare)]

  /// The rules of `deciding` that fewer than half of the view models keep.
  package let unfollowed: [String]

  /// The least part of the checks that the view models of a team pass which follows the documents, in percent.
  ///
  /// In a view model with few ports, most of these rules have nothing to find. So a team that follows the documents may
  /// also leave only one of the rules to a minority.
  package static let followed = 75

  /// - Parameters:
  ///   - report: the report of a run with all rules and with the shares.
  ///   - preset: the preset that was asked for, which is compared as well.
  package init(_ report: LintReport, asked preset: String? = nil) {
    let dialects = report.dialects.compactMap { name, count in
      Dialect(rawValue: name).map { (dialect: $0, count: count) }
    }
    .sorted { ($1.count, $0.dialect.rawValue) < ($0.count, $1.dialect.rawValue) }
    guard let main = dialects.first?.dialect else {
      self.rows = []
      self.proposal = nil
      self.deciding = []
      self.unfollowed = []
      return
    }
    let suiting = Preset.suiting(main)
    let presets = suiting + Preset.all.filter { $0.name == preset && !suiting.map(\.name).contains($0.name) }
    let rules = presets.map { preset in
      Self.rules(of: preset, for: dialects.map(\.dialect)).filter { report.shares[$0] != nil }
    }
    self.rows = zip(presets, rules).map { preset, rules in
      Row(
        preset: preset.name, rules: rules.count, findings: report.findings.count { rules.contains($0.rule) },
        share: Self.total(of: rules, report))
    }
    let deciding = (rules.first ?? []).subtracting(rules[suiting.count - 1])
    self.deciding = deciding.sorted().map { ($0, report.shares[$0] ?? RuleShare()) }
    self.unfollowed = self.deciding.filter { !$0.share.isKept(by: 50) }.map(\.rule)
    let isFollowed =
      Self.total(of: deciding, report).isKept(by: Self.followed) && self.unfollowed.count < 2
    self.proposal = (isFollowed ? suiting.first : suiting.last)?.name
  }

  /// The rules of a preset that fewer than a quarter of the view models keep.
  package static func ignoredRules(
    of preset: String?, in report: LintReport
  ) -> [(rule: String, share: RuleShare)] {
    let dialects = report.dialects.keys.compactMap { Dialect(rawValue: $0) }
    guard let preset = Preset.all.first(where: { $0.name == preset }) else { return [] }
    return Self.rules(of: preset, for: dialects).sorted().compactMap { rule in
      guard let share = report.shares[rule], share.checked > 3, !share.isKept(by: 25) else { return nil }
      return (rule, share)
    }
  }

  /// The IDs of the rules that a preset has on for one of some dialects.
  private static func rules(of preset: Preset, for dialects: [Dialect]) -> Set<String> {
    var configuration = Configuration()
    configuration.rules = preset.rules
    return Set(
      RuleSet.all.filter { rule in dialects.contains { configuration.isOn(rule, for: $0) } }.map(\.id))
  }

  private static func total(of rules: Set<String>, _ report: LintReport) -> RuleShare {
    rules.reduce(into: RuleShare()) { $0 += report.shares[$1] ?? RuleShare() }
  }
}

extension RuleShare {
  /// Whether at least a percentage of what was checked keeps the rule.
  func isKept(by percentage: Int) -> Bool {
    self.kept * 100 >= self.checked * percentage
  }
}
