import Rules
import SourceModel

extension GrowingInput {
  /// The configuration that checks all rules.
  static let everyRule: (path: String, text: String) = (
    ".plumb.yml",
    "rules:\n"
      + RuleSet.all.filter { !$0.optIn.isEmpty }.map { "  \($0.id): warning\n" }.joined()
  )

  /// Deep and large code of every kind.
  static let sources: [GrowingInput] = Language.allCases.flatMap { language in
    DeepInput.all(in: language).map { deep in
      source(language, deep.name) { deep.text(depth: $0) }
    }
      + LargeInput.all(in: language).map { large in
        source(language, large.name, from: 16) { large.text(size: $0 * 1_000) }
      }
  }

  /// What every command makes of source text, in the folder `app` and, for the other platform, `other`.
  static func source(
    _ language: Language, _ name: String, from start: Int = 250, _ make: @escaping @Sendable (Int) -> String
  ) -> GrowingInput {
    let twin = language == .swift ? DeepInput.kotlinViewModel() : DeepInput.viewModel()
    let other = (path: "other/Other.\(language == .swift ? "kt" : "swift")", text: twin)
    let path = "app/Input.\(language.fileExtension)"
    let commands = [
      "lint --no-cache --jobs 1 app", "fix --diff --jobs 1 app", "graph --level operators app",
      "ports --in app", "diff other app", "site --output pages app",
      "describe \(path)", "rename AViewModel.inputs.a renamed app --dry-run",
      language == .swift ? "parity app other" : "parity other app",
    ]
    return GrowingInput("\(language.name), \(name)", commands, from: start) {
      [everyRule, other, (path, make($0))]
    }
  }
}
