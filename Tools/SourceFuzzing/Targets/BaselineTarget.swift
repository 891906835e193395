import Engine
import Rules
import SourceModel

/// Baselines.
package struct BaselineTarget: FileTarget {
  private let generator: TextGenerator

  package init(seed: UInt64, isThorough: Bool) {
    let keys = ["version", "findings", "version: 1\nfindings"]
    self.generator = TextGenerator(
      "baseline.json", corpus: Self.corpus, pieces: YAMLText.pieces + Self.pieces,
      deep: YAMLText.deep(under: keys), large: YAMLText.large(under: keys) + Self.large, seed: seed,
      isThorough: isThorough)
  }

  package func input(_ number: Int) -> FuzzInput { self.generator.input(number) }

  package func failure(of bytes: [UInt8], in sandbox: Sandbox) throws -> String? {
    let path = try sandbox.write(bytes, to: "baseline.json")
    do throws(ConfigurationError) {
      let baseline = try Baseline(contentsOf: path)
      let findings = Self.findings(in: sandbox.tree)
      if !Set(baseline.filter(findings)).isSubset(of: findings) { return "the baseline makes findings" }
      return RoundTrip.failure(of: baseline, write: \.text.text) { bytes in
        try Baseline(contentsOf: try sandbox.write(bytes, to: "baseline.json"))
      }
    } catch {
      return MessageCheck.failure(of: error, in: bytes)
    }
  }

  /// Two findings on equal lines.
  private static func findings(in folder: String) -> [ReportedFinding] {
    (1...2).map { line in
      let place = UTF16Position(line: line, column: 0)
      return ReportedFinding(
        rule: "void-input", severity: .warning, path: folder + "/Sources/LoginViewModel.swift", line: line,
        column: 1, endLine: line, endColumn: 2,
        range: SourceRange(offsets: TextRange(0, 1), start: place, end: place), message: "message",
        viewModel: nil, fixable: false, content: "func logIn() -> Bool", notes: [])
    }
  }

  private static let corpus = [
    """
    {
      "version": 1,
      "findings": [
        {"rule": "void-input", "path": "Sources/LoginViewModel.swift", "content": "func logIn() -> Bool", "count": 1},
        {"rule": "sorted-inputs", "path": "Sources/é.swift", "content": "let \\"a\\" = \\u0000\\u2028", "count": 12}
      ]
    }

    """,
    "{\n  \"version\": 1,\n  \"findings\": []\n}\n",
    """
    version: 1
    findings:
      - {rule: void-input, path: a.swift, content: '', count: 1000000000}
      - rule: void-input
        path: ../a.swift
        content: |
          func a()
        count: 2

    """,
  ]

  private static let pieces: [String] = [
    "\"version\": 1,", "\"version\": 2", "\"findings\": [", "\"rule\": \"void-input\",",
    "\"path\": \"a.swift\",",
    "\"content\": \"\",", "\"count\": 9223372036854775807", "\"count\": 0", "\"count\": 1.5",
    """
    {"rule": "a", "path": "b", "content": "", "count": 9223372036854775807},
    {"rule": "a", "path": "b", "content": "", "count": 9223372036854775807},
    """,
    "{\"rule\": \"a\", \"path\": \"\u{E9}\", \"content\": \"\", \"count\": 1},\n"
      + "{\"rule\": \"a\", \"path\": \"e\u{301}\", \"content\": \"\", \"count\": 1},\n",
  ]

  private static let manyFindings =
    "{\"rule\": \"a\", \"path\": \"b\", \"content\": \"c\", \"count\": 9223372036854775807},\n"

  private static let large: [LargeInput] = [
    LargeInput.filled("findings", with: Self.manyFindings) { "{\"version\": 1, \"findings\": [\($0)]}\n" }
  ]
}
