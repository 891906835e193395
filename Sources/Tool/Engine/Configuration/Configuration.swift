package import Rules
package import SourceModel

/// The contents of a `.plumb.yml`.
package struct Configuration: Sendable {
  /// The value of a dialect in a configuration.
  enum DialectSetting: Hashable, Sendable {
    case dialect(Dialect)
    /// View models at these paths are not examined.
    case off
  }

  /// The file; nil for the defaults without one.
  package internal(set) var path: String?
  /// The absolute paths of the file and of those that it extends.
  package internal(set) var files: [String] = []
  /// The folder that its patterns are relative to, with `/` at its end.
  var folder = "/"
  var include: [PathPattern] = []
  var exclude: [PathPattern] = []
  var dialects: [(pattern: PathPattern, setting: DialectSetting)] = []
  package internal(set) var rules: [String: RuleSetting] = [:] {
    didSet { self.rulesInEffect = Self.inEffect(self.rules) }
  }
  /// The settings of rules at some paths, which take the place of those before.
  struct Override: Sendable {
    var paths: [PathPattern] = []
    var rules: [String: RuleSetting] = [:]
  }

  var overrides: [Override] = []
  /// The indices of the overrides that are among its rules.
  private(set) var applied: [Int] = []
  /// The lowest severity that makes a command fail; nil for the default.
  package internal(set) var failLevel: Severity?
  /// The rules that are on, which every view model is checked with.
  private(set) var rulesInEffect = Self.standardRules
  /// The path of the baseline, absolute.
  package internal(set) var baseline: String?
  package internal(set) var scaffolding = ScaffoldingSettings()
  package internal(set) var twins = TwinSettings()
  /// The text of the file, by which the cache distinguishes configurations.
  var text = ""

  /// The defaults without a file.
  package static let standard = Configuration()

  /// The name of the file that holds a configuration.
  package static let fileName = ".plumb.yml"

  /// Whether a path is that of such a file.
  package static func isFile(_ path: String) -> Bool { Paths.name(of: path) == self.fileName }

  /// The keys of the file.
  package static let keys = [
    "extends", "include", "exclude", "dialects", "preset", "rules", "overrides", "fail-level", "baseline",
    "scaffolding", "twins",
  ]

  /// Whether a rule is on for a dialect.
  package func isOn(_ rule: Rule, for dialect: Dialect) -> Bool {
    Self.isOn(rule, for: dialect, self.rules)
  }

  private static func isOn(_ rule: Rule, for dialect: Dialect, _ settings: [String: RuleSetting]) -> Bool {
    guard rule.dialects.contains(dialect) else { return false }
    return settings[rule.id]?.isOn ?? rule.isOnByDefault(for: dialect)
  }

  /// The severity of a rule's findings.
  package func severity(of rule: Rule) -> Severity {
    self.rules[rule.id]?.severity ?? rule.severity
  }

  /// Some rules with their settings in the configuration.
  func inEffect(of rules: [Rule], where isOn: (Rule) -> Bool) -> [RuleInEffect] {
    Self.inEffect(self.rules, of: rules, where: isOn)
  }

  private static let standardRules = Self.inEffect([:])

  private static func inEffect(_ settings: [String: RuleSetting]) -> [Dialect: [RuleInEffect]] {
    Dictionary(
      uniqueKeysWithValues: Dialect.allCases.map { dialect in
        (dialect, Self.inEffect(settings, of: RuleSet.all) { Self.isOn($0, for: dialect, settings) })
      })
  }

  private static func inEffect(
    _ settings: [String: RuleSetting], of rules: [Rule], where isOn: (Rule) -> Bool
  ) -> [RuleInEffect] {
    rules.filter(isOn).compactMap { RuleInEffect($0, settings[$0.id]) }
  }

  // MARK: Paths

  /// Whether a file that a search found is to be checked.
  func includes(_ path: String) -> Bool {
    guard !self.include.isEmpty else { return true }
    guard let relative = self.relative(path) else { return true }
    return self.include.contains { $0.matches(relative) }
  }

  /// Whether a file or a folder is excluded.
  func excludes(_ path: String) -> Bool {
    guard !self.exclude.isEmpty, let relative = self.relative(path) else { return false }
    return self.exclude.contains { $0.matches(relative) }
  }

  /// The dialect that is set for a path.
  func dialect(of path: String) -> DialectSetting? {
    guard !self.dialects.isEmpty, let relative = self.relative(path) else { return nil }
    return self.dialects.last { $0.pattern.matches(relative) }?.setting
  }

  /// The indices of the overrides for a file.
  func overrides(of path: String) -> [Int] {
    guard !self.overrides.isEmpty, let relative = self.relative(path) else { return [] }
    return self.overrides.indices.filter { index in
      self.overrides[index].paths.contains { $0.matches(relative) }
    }
  }

  /// The settings of rules by path, as people read them: `Legacy: explicit-self off, literal-names note`.
  package var overridesText: [String] {
    self.overrides.map { override in
      let rules = override.rules.sorted { $0.key < $1.key }.map { rule, setting in
        "\(rule) \(setting.isOn == false ? "off" : setting.severity?.rawValue ?? "on")"
      }
      return "\(override.paths.map(\.text).joined(separator: ", ")): \(rules.joined(separator: ", "))"
    }
  }

  /// The configuration with some overrides, by their indices.
  func applying(_ overrides: [Int]) -> Configuration {
    var configuration = self
    for index in overrides { configuration.rules.merge(self.overrides[index].rules) { $1.over($0) } }
    configuration.applied = overrides
    return configuration
  }

  /// Whether it has the same settings for a file as another one.
  func isSame(as other: Configuration) -> Bool {
    self.text == other.text && self.folder == other.folder && self.applied == other.applied
  }

  private func relative(_ path: String) -> String? {
    Paths.relative(path, to: self.folder)
  }
}

/// The configuration that applies at a place.
package enum EffectiveConfiguration {
  /// Reads a configuration.
  ///
  /// - Parameter path: the file; nil for the nearest one of the working folder and those above it.
  package static func find(_ path: String?) throws(ConfigurationError) -> Configuration {
    var configurations = try Configurations(fixed: path)
    return try configurations.configuration(in: Paths.workingDirectory + "/")
  }
}
