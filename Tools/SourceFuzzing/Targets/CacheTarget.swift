import Engine
import Foundation
import Reporting
import Rules
import SourceModel

/// Files of the cache.
///
/// The first line of an input, which is `HASH` in a valid file, is replaced by the hash of the others, and so are the
/// keys of its results by those of the checked text: otherwise every changed file would be ignored.
package struct CacheTarget: FileTarget {
  private let generator: TextGenerator
  /// The names of the files of the cache.
  private let names: [String]
  /// Names of keys in inputs, and the keys.
  private let keys: [(name: String, key: String)]

  private static let path = "/plumb-fuzz/LoginViewModel.swift"
  private static let text = Array(SmallViewModel.drifted("Login").utf8)

  package init(seed: UInt64, isThorough: Bool) throws {
    let sandbox = try Sandbox()
    _ = try Self.check(in: sandbox)
    self.names = try FileManager.default.contentsOfDirectory(atPath: sandbox.tree).sorted()
    var keys: [(name: String, key: String)] = []
    var corpus: [String] = []
    for name in self.names {
      let text = try String(contentsOfFile: sandbox.tree + "/" + name, encoding: .utf8)
      guard let body = text.split(separator: "\n", maxSplits: 1).last,
        let entry = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
      else { continue }
      let key =
        entry["key"].map { ("RUN_KEY", "\($0)") } ?? ("COMPONENT_KEY", entry.keys.sorted().first ?? "")
      keys.append(key)
      let data = try JSONSerialization.data(withJSONObject: entry, options: [.prettyPrinted, .sortedKeys])
      corpus.append("HASH\n" + String(decoding: data, as: UTF8.self).replacing(key.1, with: key.0))
    }
    self.keys = keys
    self.generator = TextGenerator(
      "entry.cache", corpus: corpus, pieces: Self.pieces, deep: Self.deep, large: Self.large, seed: seed,
      isThorough: isThorough)
  }

  package func input(_ number: Int) -> FuzzInput { self.generator.input(number) }

  package func failure(of bytes: [UInt8], in sandbox: Sandbox) throws -> String? {
    let file = self.file(of: bytes)
    for name in self.names { _ = try sandbox.write(file, to: name) }
    let result = try Self.check(in: sandbox)
    if let failure = Self.failure(of: result.report) { return failure }
    // The second run finds what the first one wrote.
    let again = try Self.check(in: sandbox)
    return again.report == result.report ? nil : "a second run with the cache has another result"
  }

  /// The file that an input stands for.
  private func file(of bytes: [UInt8]) -> [UInt8] {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].elementsEqual("HASH".utf8) else { return bytes }
    let body = self.keys.reduce(Array(parts[1])) { body, key in
      body.replacing(Array(key.name.utf8), with: Array(key.key.utf8))
    }
    return Array((ContentHash(of: body).text + "\n").utf8) + body
  }

  /// Checks a text that is in no file, so that the state of no file is part of a key.
  private static func check(in sandbox: Sandbox) throws -> LintResult {
    var settings = LintSettings(paths: [], version: "fuzz")
    settings.standardInput = (Self.text, Self.path)
    settings.cache = sandbox.tree
    settings.threads = 1
    return try Linter(settings).run()
  }

  /// What is wrong with a report that may be from the cache.
  private static func failure(of report: LintReport) -> String? {
    for finding in report.findings {
      let places =
        [(finding.path, finding.line, finding.column)]
        + finding.notes.map { ($0.path, $0.line, $0.column) }
      for (path, line, column) in places where path != Self.path || line < 1 || column < 1 {
        return "\(finding.rule) is reported at \(path):\(line):\(column)"
      }
      if (finding.endLine, finding.endColumn) < (finding.line, finding.column) {
        return "\(finding.rule) ends before it starts"
      }
    }
    let rules = Set(report.findings.map(\.rule))
    let settings = ReportSettings(
      rules: RuleSet.all.filter { rules.contains($0.id) }, toolVersion: "1.0.0"
    ) { path in
      path == Self.path ? String(decoding: Self.text, as: UTF8.self) : nil
    }
    for format in OutputFormat.allCases {
      for line in format.reporter(settings).report(report).text.split(separator: "\n") {
        if let failure = MessageCheck.failure(of: String(line)) { return "\(format.rawValue): \(failure)" }
      }
    }
    return nil
  }

  private static let pieces: [String] = [
    "HASH\n", "RUN_KEY", "COMPONENT_KEY", "{", "}", "[", "]", ":", ",", "null", "true", "\"findings\" : [",
    "\"line\" : 0,", "\"line\" : -1,", "\"line\" : 9223372036854775807,", "\"column\" : 9223372036854775807,",
    "\"endLine\" : -9223372036854775808,", "\"endColumn\" : 0,", "\"viewModels\" : 9223372036854775807,",
    "\"viewModels\" : -1,", "\"path\" : \"\\/etc\\/passwd\",", "\"path\" : \"..\\/outside\\/Outside.swift\",",
    "\"path\" : \"\",", "\"rule\" : \"\\u001b[2J\",", "\"rule\" : \"unknown\",", "\"message\" : \"a\\nb\",",
    "\"message\" : \"\",", "\"severity\" : \"fatal\",", "\"content\" : \"\\u202e\",", "\"key\" : \"RUN_KEY\"",
    "[0, 9223372036854775807, 0, 0, 9223372036854775807, 0]", "[-1, -1, -1, -1, -1, -1]",
    "[5, 1, 9, 9, 1, 1]",
    "1e400", "-0", "\"\\ud800\"",
  ]

  private static let deep: [DeepInput] = [
    .around("lists", "HASH\n[", "1", "]"), .around("open lists", "HASH\n" + "[", "", ""),
    .around("objects", "{\"a\":", "1", "}"), .chain("a list", "HASH\n[0", ",[]"),
    DeepInput("lists of findings") {
      "HASH\n{\"key\":\"RUN_KEY\",\"outcome\":{\"viewModels\":1,\"findings\":"
        + String(repeating: "[", count: $0) + String(repeating: "]", count: $0) + "}}"
    },
    DeepInput("equal keys") {
      "HASH\n{" + String(repeating: "\"COMPONENT_KEY\":{\"viewModels\":1,\"findings\":[]},", count: $0)
        + "\"a\":1}"
    },
  ]

  private static let large: [LargeInput] = [
    LargeInput.filled("a key", with: "a") { "HASH\n{\"key\":\"\($0)\"}" },
    LargeInput.filled("results", with: "{},") {
      "HASH\n{\"key\":\"RUN_KEY\",\"outcome\":{\"findings\":[\($0){}]}}"
    },
  ]
}
