import Engine
import Rules

/// Configurations: `.plumb.yml`.
package struct ConfigurationTarget: FileTarget {
  private let generator: TextGenerator

  package init(seed: UInt64, isThorough: Bool) {
    let keys = ["include", "dialects", "rules", "baseline", "scaffolding"]
    self.generator = TextGenerator(
      "plumb.yml", corpus: Self.corpus, pieces: YAMLText.pieces + Self.pieces,
      deep: YAMLText.deep(under: keys) + Self.deep, large: YAMLText.large(under: keys), seed: seed,
      isThorough: isThorough)
  }

  package func input(_ number: Int) -> FuzzInput { self.generator.input(number) }

  package func failure(of bytes: [UInt8], in sandbox: Sandbox) throws -> String? {
    let path = try sandbox.write(bytes, to: Configuration.fileName)
    do throws(ConfigurationError) {
      let configuration = try EffectiveConfiguration.find(path)
      let again = try EffectiveConfiguration.find(path)
      guard configuration.rules == again.rules, configuration.baseline == again.baseline,
        configuration.scaffolding == again.scaffolding
      else { return "read twice, the file has two meanings" }
    } catch {
      return MessageCheck.failure(of: error, in: bytes)
    }
    for name in ["Login/LoginViewModel.swift", "e\u{301}.swift"] {
      _ = try sandbox.write(Array(SmallViewModel.drifted("Login").utf8), to: name)
    }
    var settings = LintSettings(paths: [sandbox.tree], version: "fuzz")
    settings.configuration = path
    settings.threads = 1
    let result = try Linter(settings).run()
    guard result.failures.isEmpty else { return "a source file cannot be read: \(result.failures)" }
    return nil
  }

  private static let corpus = [
    """
    # Files to check.
    include:
      - Sources
      - App/**/*ViewModel*.swift
    exclude:
      - Sources/Legacy
      - "**/[a-z]?[!0-9]*.swift"
    dialects:
      Modules/Checkout/**: rxswift
      Modules/Experiments/**: off
      '**': kickstarter-swift
    preset: kickstarter-today
    rules:
      sorted-imports: off
      explicit-self: error
      no-ui-import: on
      output-type:
        severity: warning
        accepted-types: [Driver, Signal]
    baseline: .plumb-baseline.json

    """,
    """
    overrides:
      - paths: [Sources/Legacy, '**/Generated/**']
        rules: {explicit-self: off, output-type: {accepted-types: [Driver]}}
      - paths: [App]
    fail-level: error

    """,
    """
    scaffolding:
      names:
        inputs: {'*Pulled': '*Swiped', a: b}
        outputs: {'show*': off}
        view-models: {Messages: MessageList}
      types: {Money: com.example.Money, Id: off}
      imports: {swift: [Models, 'App.Core'], java: [com.example.Environment]}

    """,
    "{\"include\": [\"Sources\"], \"rules\": {\"void-input\": {\"severity\": \"error\"}}}\n",
    "include: &paths [Sources, Tests]\nexclude: [Pods]\n",
    "# Nothing\n", "rules:\n", "include: ['é/*', \"e\\u0301/**\"]\n",
  ]

  private static let pieces: [String] = [
    "include:", "exclude:", "dialects:", "rules:", "baseline:", "scaffolding:", "names:", "types:",
    "imports:", "extends:", "overrides:", "- paths:", "fail-level:", "/", "../", "!",
    "severity:", "accepted-types:", "void-input", "output-type", "parse-error", "error", "warning", "note",
    "kickstarter-java", "rxswift", "[a-z", "[[:alpha:]]", "[!", "[]]", "[^/]", "**/", "/**", "\\",
    "*a*a*a*a*b",
    "***", "?", "swift", "java", "inputs:", "*", "'*'", "'**'",
  ]

  private static let deep: [DeepInput] = [
    DeepInput.chain("parts of a pattern", "include: ['", "**/"),
    DeepInput.chain("stars of a pattern", "include: ['a", "*a"),
    DeepInput.chain("brackets of a pattern", "exclude: ['", "[a"),
  ].map { deep in DeepInput(deep.name) { deep.text(depth: $0) + "']\n" } }
}
