import Rules
import SourceModel
import TestSupport
import Testing

@testable import Engine

struct PresetTests {
  private static func configuration(_ text: String) throws -> Configuration {
    try ConfigurationReader.read(text, path: "/App/.plumb.yml")
  }

  private static func state(_ rule: String, for dialect: Dialect, _ text: String) throws -> Severity? {
    let rule = try #require(RuleSet.rule(rule))
    let configuration = try Self.configuration(text)
    return configuration.isOn(rule, for: dialect) ? configuration.severity(of: rule) : nil
  }

  private static let states: [(String, String, Dialect, Severity?)] = [
    ("kickstarter-2018", "explicit-self", .kickstarterKotlin, .warning),
    ("kickstarter-2018", "no-variable", .rxSwift, nil),
    ("kickstarter-2018", "initialized-before-use", .kickstarterKotlin, .error),
    ("kickstarter-today", "sorted-outputs", .kickstarterKotlin, nil),
    ("kickstarter-today", "sorted-outputs", .kickstarterSwift, nil),
    ("kickstarter-today", "bind-to-lifecycle", .kickstarterKotlin, .warning),
    ("kickstarter-today", "no-ui-import", .kickstarterSwift, nil),
    ("rx-blueprint", "no-variable", .rxSwift, .warning),
    ("rx-blueprint", "void-input", .kickstarterSwift, nil),
    ("strict", "no-ui-import", .kickstarterSwift, .warning),
    ("strict", "output-storage-type", .kickstarterKotlin, .warning),
    ("kickstarter-kotlin", "section-order", .kickstarterJava, nil),
    ("kickstarter-swift", "section-order", .kickstarterKotlin, .warning),
    ("rxswift", "sorted-inputs", .kickstarterSwift, nil),
  ]

  @Test("A preset turns rules on and off", arguments: states)
  func state(_ preset: String, _ rule: String, _ dialect: Dialect, _ severity: Severity?) throws {
    #expect(try Self.state(rule, for: dialect, "preset: \(preset)\n") == severity)
  }

  @Test(
    "What the configuration says of a rule has precedence, wherever the preset stands",
    arguments: [
      "preset: strict\nrules: {no-ui-import: off, section-order: note, void-input: {severity: error}}\n",
      "rules: {no-ui-import: off, section-order: note, void-input: {severity: error}}\npreset: strict\n",
    ])
  func precedence(_ text: String) throws {
    #expect(try Self.state("no-ui-import", for: .kickstarterSwift, text) == nil)
    #expect(try Self.state("section-order", for: .kickstarterKotlin, text) == .note)
    #expect(try Self.state("void-input", for: .kickstarterSwift, text) == .error)
  }

  @Test("A setting takes from another what it leaves open")
  func over() {
    let preset = RuleSetting(isOn: false, severity: .warning, options: ["a": ["b"], "c": ["d"]])
    #expect(
      RuleSetting(isOn: true, options: ["c": ["e"]]).over(preset)
        == RuleSetting(isOn: true, severity: .warning, options: ["a": ["b"], "c": ["e"]]))
    #expect(RuleSetting(severity: .note).over(preset).isOn == false)
  }

  @Test("The preset of a dialect changes nothing for its view models", arguments: Dialect.allCases)
  func defaults(_ dialect: Dialect) throws {
    let configuration = try Self.configuration("preset: \(dialect.rawValue)\n")
    for rule in RuleSet.all {
      #expect(configuration.isOn(rule, for: dialect) == rule.isOnByDefault(for: dialect), "\(rule.id)")
      #expect(configuration.severity(of: rule) == rule.severity, "\(rule.id)")
    }
  }

  @Test("Each preset speaks of rules, and one of a team today of those alone that it takes out")
  func names() throws {
    let sizes = Dictionary(uniqueKeysWithValues: Preset.all.map { ($0.name, $0.rules.count) })
    #expect(sizes.count == 4 + Dialect.allCases.count && !sizes.values.contains(0))
    #expect(sizes["kickstarter-today"] == 14)
    #expect(sizes["strict"] == RuleSet.all.count)
  }

  @Test(
    "A dialect is suited by the presets of its documents, the one with most rules first",
    arguments: [
      (Dialect.kickstarterSwift, ["kickstarter-2018", "kickstarter-today"]),
      (.kickstarterJava, ["kickstarter-2018", "kickstarter-today"]),
      (.kickstarterKotlin, ["kickstarter-2018", "kickstarter-today"]), (.rxSwift, ["rx-blueprint"]),
    ])
  func suiting(_ dialect: Dialect, _ names: [String]) {
    #expect(Preset.suiting(dialect).map(\.name) == names)
  }
}
