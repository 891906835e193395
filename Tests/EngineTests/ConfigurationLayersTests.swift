import Rules
import SourceModel
import TestSupport
import Testing

@testable import Engine

/// Files that extend each other, and settings of rules by path.
struct ConfigurationLayersTests {
  /// The severity of 'explicit-self' at a path below a folder with some files; nil where it is off.
  private static func state(
    _ files: [String: String], at path: String, rule: String = "explicit-self"
  ) throws -> Severity? {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    var configurations = try Configurations(fixed: nil)
    let configuration = try configurations.configuration(for: folder.path(path))
    let rule = try #require(RuleSet.rule(rule))
    return configuration.isOn(rule, for: .kickstarterSwift) ? configuration.severity(of: rule) : nil
  }

  private static let overrides = """
    rules: {explicit-self: error}
    overrides:
      - paths: [Legacy]
        rules: {explicit-self: off}
      - paths: ['**/New/**']
        rules: {explicit-self: note}

    """

  @Test(
    "An override applies at its paths, and the last one has precedence",
    arguments: [
      ("App/A.swift", Severity.error), ("Legacy/A.swift", nil), ("Legacy/New/A.swift", .note),
      ("App/New/A.swift", .note),
    ])
  func overrides(_ path: String, _ severity: Severity?) throws {
    #expect(try Self.state([".plumb.yml": Self.overrides], at: path) == severity)
  }

  @Test("A run checks each file with the overrides for it")
  func run() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "overrides: [{paths: [Old], rules: {parse-error: off}}]\n", to: ".plumb.yml")
    for name in ["Old/LoginViewModelInputs.swift", "New/LoginViewModelInputs.swift"] {
      try folder.write(
        "protocol LoginViewModelInputs { func }\nclass LoginViewModel: LoginViewModelInputs {\n", to: name)
    }
    let report = try Linter(LintSettings(paths: [folder.path], version: "1")).run().report
    #expect(Set(report.findings.map(\.path)) == [folder.path("New/LoginViewModelInputs.swift")])
  }

  private static let extended: [(String, [String: String], Severity?)] = [
    (
      "the settings of the base apply",
      [".plumb.yml": "extends: base.yml\n", "base.yml": "rules: {explicit-self: note}\n"], .note
    ),
    (
      "those of the file have precedence",
      [
        ".plumb.yml": "rules: {explicit-self: error}\nextends: base.yml\n",
        "base.yml": "rules: {explicit-self: note}\n",
      ],
      .error
    ),
    (
      "a preset takes the place of that of the base, not of its rules",
      [
        ".plumb.yml": "extends: base.yml\npreset: strict\n",
        "base.yml": "preset: rx-blueprint\nrules: {explicit-self: note}\n",
      ],
      .note
    ),
    (
      "a base may extend another",
      [
        ".plumb.yml": "extends: a/base.yml\n", "a/base.yml": "extends: other.yml\n",
        "a/other.yml": "rules: {explicit-self: off}\n",
      ],
      nil
    ),
  ]

  @Test("A file extends another", arguments: extended)
  func extends(_ name: String, _ files: [String: String], _ severity: Severity?) throws {
    #expect(try Self.state(files, at: "App/A.swift") == severity, "\(name)")
  }

  @Test(
    "An error in what is extended names the file and the line",
    arguments: [
      ([".plumb.yml": "extends: none.yml\n"], ".plumb.yml:1:10: error: 'extends' names '"),
      ([".plumb.yml": "extends: .plumb.yml\n"], ".plumb.yml:1:10: error: '"),
      (
        [".plumb.yml": "extends: base.yml\n", "base.yml": "rules:\n  explicit-slf: off\n"],
        "base.yml:2:3: error: unknown rule 'explicit-slf'"
      ),
      ([".plumb.yml": "fail-level: fatal\n"], ".plumb.yml:1:13: error: 'fail-level' cannot be 'fatal'"),
      (
        [".plumb.yml": "overrides:\n  - rules: {explicit-self: off}\n"],
        ".plumb.yml:2:5: error: an element of 'overrides'"
      ),
    ])
  func errors(_ files: [String: String], _ message: String) throws {
    do {
      _ = try Self.state(files, at: "A.swift")
      Issue.record("there is no error")
    } catch let error as ConfigurationError {
      let parts = message.split(separator: ":", maxSplits: 1)
      #expect("\(error)".contains(parts[0] + ":" + parts[1]), "\(error)")
    }
  }

  @Test(
    "The configuration sets which findings make a command fail",
    arguments: [("", 1), ("fail-level: error\n", 0), ("fail-level: note\n", 1)])
  func failLevel(_ text: String, _ code: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(text + "rules: {parse-error: warning}\n", to: ".plumb.yml")
    try folder.write(
      "protocol AViewModelInputs { func }\nclass AViewModel: AViewModelInputs {\n", to: "A.swift")
    let result = try Linter(LintSettings(paths: [folder.path], version: "1")).run()
    #expect(!result.report.findings.isEmpty)
    #expect(result.fails(with: result.report.findings, at: nil) == (code == 1))
    #expect(result.fails(with: result.report.findings, at: .error) == false)
  }
}
