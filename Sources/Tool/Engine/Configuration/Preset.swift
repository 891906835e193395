import Rules
import SourceModel

/// A choice of rules by name, for teams that follow the same documents.
package struct Preset: Sendable {
  package let name: String
  /// The name of the preset with those of its rules that teams follow today.
  private(set) var lighter: String?
  /// Its setting of a rule; nil leaves the default.
  private let setting: @Sendable (Rule) -> RuleSetting?

  /// All presets by their names: those of documents, of a team's current code, the strictest, and one for each dialect.
  package static let all: [Preset] =
    [
      Preset(name: "kickstarter-2018", lighter: "kickstarter-today") {
        Self.setting(of: $0, from: [.structure, .inputsOutputs])
      },
      Preset(name: "kickstarter-today") { Self.abandoned.contains($0.id) ? RuleSetting(isOn: false) : nil },
      Preset(name: "rx-blueprint") { Self.setting(of: $0, from: [.blueprint]) },
      Preset(name: "strict") { rule in
        RuleSetting(isOn: true, severity: rule.severity == .note ? .warning : nil)
      },
    ]
    + Dialect.allCases.map { dialect in
      Preset(name: dialect.rawValue) { rule in
        rule.dialects.contains(dialect) ? RuleSetting(isOn: rule.isOnByDefault(for: dialect)) : nil
      }
    }

  /// The presets that suit a dialect, the one with most rules first: those of the documents that most of its rules are
  /// from.
  static func suiting(_ dialect: Dialect) -> [Preset] {
    func count(_ preset: Preset) -> Int {
      RuleSet.all.count { $0.isOnByDefault(for: dialect) && preset.setting($0)?.isOn == true }
    }
    let ofDocuments = self.all.filter { ["kickstarter-2018", "rx-blueprint"].contains($0.name) }
    guard let preset = ofDocuments.max(by: { count($0) < count($1) }) else { return [] }
    return [preset] + self.all.filter { $0.name == preset.lighter }
  }

  /// Its settings of rules, by the names of the rules.
  var rules: [String: RuleSetting] {
    Dictionary(
      uniqueKeysWithValues: RuleSet.all.compactMap { rule in self.setting(rule).map { (rule.id, $0) } })
  }

  /// On for the rules of some documents, off for those of others; the tool's own stay as they are.
  private static func setting(of rule: Rule, from documents: Set<RuleSource.Document>) -> RuleSetting? {
    rule.page.source.document == .plumbline
      ? nil : RuleSetting(isOn: documents.contains(rule.page.source.document))
  }

  /// The rules that fewer than three of four view models keep in Kickstarter's Android app of 2026, which has 94.
  private static let abandoned: Set<String> = [
    "documented-inputs", "documented-outputs", "explicit-self", "helper-placement", "input-storage-type",
    "output-storage-name", "output-storage-type", "section-order", "sorted-input-functions",
    "sorted-input-storage", "sorted-inputs", "sorted-output-functions", "sorted-output-storage",
    "sorted-outputs",
  ]
}
