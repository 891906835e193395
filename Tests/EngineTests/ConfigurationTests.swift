import Engine
import Rules
import TestSupport
import Testing

struct ConfigurationTests {
  private static let drifted = Sample.drifted()

  // MARK: Which configuration

  @Test("The nearest configuration wins, and the others do not count")
  func nearestWins() throws {
    let folder = try Folder([
      ".plumb.yml": "rules: {void-input: error, documented-inputs: off}\n",
      "A/LoginViewModel.swift": Self.drifted,
      "B/.plumb.yml": "rules: {documented-inputs: note}\n",
      "B/LoginViewModel.swift": Self.drifted,
      "B/Deep/LoginViewModel.swift": Self.drifted,
    ])
    let findings = try folder.lint(rules: nil).report.findings
      .filter { ["void-input", "documented-inputs"].contains($0.rule) }
    #expect(
      findings.map { "\(folder.relative($0.path)) \($0.rule) \($0.severity)" } == [
        "A/LoginViewModel.swift void-input error",
        "B/Deep/LoginViewModel.swift documented-inputs note",
        "B/Deep/LoginViewModel.swift void-input warning",
        "B/LoginViewModel.swift documented-inputs note",
        "B/LoginViewModel.swift void-input warning",
      ])
  }

  @Test("An empty configuration shields a folder from those above it")
  func emptyConfigurationShields() throws {
    let folder = try Folder([
      ".plumb.yml": "rules: {void-input: off}\n", "A/.plumb.yml": "",
      "A/LoginViewModel.swift": Self.drifted,
    ])
    #expect(try folder.lint(rules: nil).report.findings.contains { $0.rule == "void-input" })
  }

  @Test("A configuration that is named applies to all files instead of the nearest")
  func namedConfiguration() throws {
    let folder = try Folder([
      "ci.yml": "rules: {void-input: error}\n", ".plumb.yml": "rules: {void-input: off}\n",
      "A/.plumb.yml": "foo: this is not even read\n", "A/LoginViewModel.swift": Self.drifted,
    ])
    let findings = try folder.lint(rules: nil, configuration: "ci.yml").report.findings
    #expect(findings.filter { $0.rule == "void-input" }.map(\.severity) == [.error])
  }

  // MARK: Rules

  static let words: [(String, Severity?)] = [
    ("on", Severity.warning), ("true", .warning), ("yes", .warning), ("off", nil), ("false", nil),
    ("no", nil), ("note", .note), ("warning", .warning), ("error", .error), ("'error'", .error),
    ("{severity: error}", .error), ("{severity: off}", nil), ("{severity: on}", .warning), ("{}", .warning),
  ]

  @Test(
    "A rule is set to a word",
    arguments: words)
  func wordsSetRules(_ word: String, _ severity: Severity?) throws {
    let findings = try Lint.findings(in: Self.drifted, configuration: "rules: {void-input: \(word)}")
    #expect(findings.filter { $0.rule == "void-input" }.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  @Test("An opt-in rule is off until the configuration turns it on")
  func optIn() throws {
    let text = "import UIKit\n" + Sample.clean
    let findings = { (configuration: String) in
      try Lint.findings(in: text, configuration: configuration).filter { $0.rule == "no-ui-import" }
    }
    #expect(try findings("").isEmpty)
    #expect(try findings("rules: {no-ui-import: on}").map(\.severity) == [.warning])
    #expect(try findings("rules: {no-ui-import: error}").map(\.severity) == [.error])
    #expect(try findings("rules: {no-ui-import: {severity: note}}").map(\.severity) == [.note])
  }

  @Test("The option 'accepted-types' widens what an output may be")
  func acceptedTypes() throws {
    let text = """
      import RxCocoa
      import RxSwift

      protocol LoginViewModelInputs {}

      protocol LoginViewModelOutputs {
        var title: Driver<String> { get }
      }

      final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
        let title: Driver<String>
      }
      """
    let count = { (configuration: String) in
      try Lint.findings(in: text, configuration: configuration).count { $0.rule == "output-type" }
    }
    #expect(try count("") == 1)
    #expect(try count("rules: {output-type: {accepted-types: [Driver]}}") == 0)
    #expect(try count("rules: {output-type: {accepted-types: [Single]}}") == 1)
    #expect(try count("rules: {output-type: {accepted-types: []}}") == 1)
  }

  @Test("The option 'bare-words' replaces the words that say too little")
  func bareWords() throws {
    let text = Sample.clean.replacing("showKeyboard", with: "gizmo")
    let count = { (configuration: String) in
      try Lint.findings(in: text, configuration: configuration).count { $0.rule == "literal-names" }
    }
    #expect(try count("") == 0)
    #expect(try count("rules: {literal-names: {bare-words: [gizmo]}}") == 1)
    #expect(try count("rules: {literal-names: {bare-words: [gizmo], severity: off}}") == 0)
  }

  // MARK: Dialects

  @Test("A dialect is set by path, and the last pattern that fits counts")
  func dialects() throws {
    let text = Self.drifted.replacing("import ReactiveSwift", with: "import Foundation")
    let folder = try Folder([
      "App/LoginViewModel.swift": text, "Old/LoginViewModel.swift": text, "Other/LoginViewModel.swift": text,
    ])
    #expect(try folder.lint().report.viewModels == 0)
    try folder.files.write(
      "dialects:\n  App: kickstarter-swift\n  '**/Log*.swift': rxswift\n  Old: off\n", to: ".plumb.yml")
    let result = try folder.lint(rules: ["void-input", "class-bound-type", "port-protocols"])
    #expect(result.report.viewModels == 2)
    let named = result.report.findings.filter { $0.rule == "port-protocols" }
    #expect(
      Set(named.map { folder.relative($0.path) }) == [
        "App/LoginViewModel.swift", "Other/LoginViewModel.swift",
      ])
    #expect(!result.report.findings.contains { $0.rule == "void-input" })
    try folder.files.write("dialects:\n  '**': rxswift\n  App/: kickstarter-swift\n", to: ".plumb.yml")
    #expect(try folder.paths() == ["App/LoginViewModel.swift"])
  }

  // MARK: Files

  static let login = "App/Login/LoginViewModel.swift"
  static let signup = "App/SignupViewModel.swift"
  static let test = "Tests/TestViewModel.swift"
  static let top = "TopViewModel.swift"
  static let files = [login, signup, test, top]

  static let patterns: [(String, [String])] = [
    ("", files),
    ("exclude: [Tests]", [login, signup, top]),
    ("exclude: [Tests/]", [login, signup, top]),
    ("exclude: [./Tests]", [login, signup, top]),
    ("exclude: ['Tests/**']", [login, signup, top]),
    ("exclude: ['*.swift']", [login, signup, test]),
    ("exclude: ['**/*.swift']", []),
    ("exclude: ['**/Login']", [signup, test, top]),
    ("exclude: ['App/*/*.swift']", [signup, test, top]),
    ("exclude: ['App/S?gnup*', 'T[eo]*']", [login]),
    ("exclude: ['.']", []),
    ("exclude: [Nowhere]", files),
    ("exclude: [tests]", files),
    ("include: [App]", [login, signup]),
    ("include: [App, TopViewModel.swift]", [login, signup, top]),
    ("include: ['**/*ViewModel.swift']\nexclude: [App/Login]", [signup, test, top]),
    ("include: ['.']", files),
    ("include: [Nowhere]", []),
  ]

  @Test(
    "Patterns say what is included and excluded",
    arguments: patterns)
  func patternsChooseFiles(_ configuration: String, _ expected: [String]) throws {
    var texts = [".plumb.yml": configuration]
    for file in Self.files {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      texts[file] = Sample.drifted(name.replacing(".swift", with: ""))
    }
    let folder = try Folder(texts)
    #expect(try folder.paths() == expected)
  }

  @Test("Patterns are relative to the folder of the configuration, wherever it is named from")
  func patternsAreRelativeToTheFile() throws {
    let folder = try Folder([
      "App/ci.yml": "exclude: [Old]\n", "App/Old/LoginViewModel.swift": Sample.drifted(),
      "Old/LoginViewModel.swift": Sample.drifted(),
    ])
    let findings = try folder.lint(configuration: "App/ci.yml").report.findings
    #expect(findings.map { folder.relative($0.path) } == ["Old/LoginViewModel.swift"])
  }

  @Test("The baseline of a configuration is relative to its folder", arguments: ["b.json", "./b.json"])
  func baselinePath(_ name: String) throws {
    let folder = try Folder([
      ".plumb.yml": "baseline: old.json\n", "App/.plumb.yml": "baseline: \(name)\n",
      "App/LoginViewModel.swift": Sample.drifted(), "LoginViewModel.swift": Sample.drifted(),
    ])
    let baselines = try folder.lint().baselines.map {
      folder.relative($0.key) + " " + folder.relative($0.value)
    }
    #expect(baselines.sorted() == ["App/LoginViewModel.swift App/b.json", "LoginViewModel.swift old.json"])
  }
}
