import Engine
import Rules
import SourceModel
import TestSupport
import Testing

struct BaselineTests {
  private static func finding(
    rule: String = "void-input", _ path: String, line: Int = 1, content: String = "func a() -> Bool"
  ) -> ReportedFinding {
    ReportedFinding(
      rule: rule, severity: .warning, path: path, line: line, column: 1, endLine: line, endColumn: 2,
      range: SourceRange(
        offsets: TextRange(0, 1), start: UTF16Position(line: line - 1, column: 0),
        end: UTF16Position(line: line - 1, column: 1)),
      message: "message", viewModel: nil, fixable: false, content: content, notes: [])
  }

  /// Writes a baseline and reads it.
  private static func read(
    _ findings: [ReportedFinding], in folder: Folder, at name: String = "b.json"
  ) throws -> Baseline {
    let path = folder.files.path(name)
    try WholeFile.write(Baseline(of: findings, at: path).text, to: path)
    return try Baseline(contentsOf: path)
  }

  @Test("What was written and is read holds everything back, and is written the same")
  func writtenAndRead() throws {
    let folder = try Folder([
      "LoginViewModel.swift": Sample.drifted(), "A/AViewModel.swift": Sample.drifted("AViewModel"),
    ])
    let findings = try folder.lint(rules: nil).report.findings
    #expect(findings.count > 5)
    let baseline = try Self.read(findings, in: folder)
    #expect(baseline.filter(findings).isEmpty)
    #expect(
      baseline.text.text == Baseline(of: findings.reversed(), at: folder.files.path("b.json")).text.text)
  }

  @Test("A baseline of nothing holds nothing back")
  func empty() throws {
    let folder = try Folder()
    let baseline = try Self.read([], in: folder)
    #expect(baseline.text.text == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    let finding = Self.finding(folder.files.path("A.swift"))
    #expect(baseline.filter([finding]) == [finding])
  }

  @Test("A finding is known when its line has moved, and not when the line has changed")
  func movedLines() throws {
    let folder = try Folder(["LoginViewModel.swift": Sample.drifted()])
    let baseline = try Self.read(try folder.lint().report.findings, in: folder)
    try folder.files.write("// A comment.\n\n\n" + Sample.drifted(), to: "LoginViewModel.swift")
    #expect(baseline.filter(try folder.lint().report.findings).isEmpty)
    let indented = Sample.drifted().replacing("  func", with: "\t\tfunc")
    try folder.files.write(indented, to: "LoginViewModel.swift")
    #expect(baseline.filter(try folder.lint().report.findings).isEmpty)
    try folder.files.write(Sample.drifted().replacing("logIn", with: "logOut"), to: "LoginViewModel.swift")
    #expect(baseline.filter(try folder.lint().report.findings).count == 1)
  }

  @Test("Only as many findings are held back as there were")
  func countIsLimited() throws {
    let folder = try Folder()
    let findings = (1...3).map { Self.finding(folder.files.path("A.swift"), line: $0) }
    let baseline = try Self.read(Array(findings.prefix(2)), in: folder)
    #expect(baseline.text.text.contains(#""count": 2}"#))
    #expect(baseline.filter(findings) == [findings[2]])
    #expect(baseline.filter(findings) == [findings[2]], "filtering uses nothing up")
  }

  @Test("A finding of another rule or in another file is not known")
  func otherFindings() throws {
    let folder = try Folder()
    let baseline = try Self.read([Self.finding(folder.files.path("A.swift"))], in: folder)
    let others = [
      Self.finding(rule: "sorted-inputs", folder.files.path("A.swift")),
      Self.finding(folder.files.path("B.swift")),
      Self.finding(folder.files.path("A/A.swift")),
    ]
    #expect(baseline.filter(others) == others)
  }

  @Test(
    "Any text of a line is kept",
    arguments: [
      #"let a = "quoted \"twice\"""#, #"a \ b \\ c \n"#, "tabs\tbetween\twords", "é ü ∂ 漢字 👩‍👩‍👧 e\u{301}",
      "\u{0}\u{1}\u{7F}\u{85}\u{9F}\u{2028}\u{2029}\u{FEFF}", "", "- a: b # c", "{}[],&*!|>%@`'", "null",
      "true",
      "1", "~", "\u{FFFD}", "<<", "=", "0x1F", "1:30", "2001-12-14", "\u{10FFFF}", "\u{FFFE}\u{FFFF}",
      "a\u{200D}b\u{200B}\u{2060}", "\u{202E}\u{2066}\u{2069}\u{200F}\u{61C}", "*&#47; */",
      #"&#92;u \u0041 \\u"#,
      "##[group]", "::error::", "\"\u{301} \\\u{301} #\u{301}", "\u{1B}[31m\r",
      String(repeating: "long ", count: 2000) + "end", "/slashes/ // all",
    ])
  func contents(_ content: String) throws {
    let folder = try Folder()
    let findings = [
      Self.finding(folder.files.path("A \(content.count) é\".swift"), content: content),
      Self.finding(folder.files.path("B.swift"), content: content + " "),
    ]
    let baseline = try Self.read(findings, in: folder)
    #expect(baseline.filter(findings).isEmpty)
    #expect(baseline.filter([Self.finding(folder.files.path("B.swift"), content: content)]).count == 1)
  }

  @Test("Paths are relative to the folder of the baseline, so that the checkout may move")
  func pathsAreRelative() throws {
    let folder = try Folder()
    try folder.files.makeFolder("App")
    let inside = folder.files.path("App/A.swift")
    let outside = folder.files.path("B.swift")
    let baseline = try Self.read(
      [Self.finding(inside), Self.finding(outside)], in: folder, at: "App/../App/b.json")
    #expect(baseline.text.text.contains(#""path": "A.swift""#))
    #expect(baseline.text.text.contains(outside), "what lies outside of the folder keeps its whole path")
    try folder.files.write(baseline.text.text, to: "Moved/b.json")
    let moved = try Baseline(contentsOf: folder.files.path("Moved/b.json"))
    #expect(moved.filter([Self.finding(folder.files.path("Moved/A.swift"))]).isEmpty)
    #expect(moved.filter([Self.finding(inside)]).count == 1)
  }

  @Test("The text is sorted JSON with a line for each finding")
  func text() throws {
    let folder = try Folder()
    let findings = [
      Self.finding(folder.files.path("B.swift")),
      Self.finding(rule: "sorted-inputs", folder.files.path("A.swift")),
      Self.finding(folder.files.path("A.swift"), content: "b"),
      Self.finding(folder.files.path("A.swift"), content: "a"),
    ]
    #expect(
      Baseline(of: findings, at: folder.files.path("b.json")).text.text == """
        {
          "version": 1,
          "findings": [
            {"rule": "sorted-inputs", "path": "A.swift", "content": "func a() -> Bool", "count": 1},
            {"rule": "void-input", "path": "A.swift", "content": "a", "count": 1},
            {"rule": "void-input", "path": "A.swift", "content": "b", "count": 1},
            {"rule": "void-input", "path": "B.swift", "content": "func a() -> Bool", "count": 1}
          ]
        }

        """)
  }

  @Test("A baseline may be reformatted by other tools, and may hold more than is known")
  func reformatted() throws {
    let folder = try Folder([
      "b.json": """
      {"findings":[{"count":1,"note":"ours","content":"func a() -> Bool","path":"A.swift","rule":"void-input"}],
       "tool":"x","version":1}
      """
    ])
    let baseline = try Baseline(contentsOf: folder.files.path("b.json"))
    #expect(baseline.filter([Self.finding(folder.files.path("A.swift"))]).isEmpty)
  }

  @Test("A baseline in JSON and the same one in YAML have the same findings")
  func yaml() throws {
    let folder = try Folder([
      "b.json": """
      {"version": 1, "findings": [
        {"rule": "void-input", "path": "A.swift", "content": "func a() -> Bool \\u00e9\\/\\ud83d\\ude00", "count": 2}]}
      """,
      "b.yml": """
      version: 1
      findings:
        - rule: void-input
          path: A.swift
          content: func a() -> Bool é/😀
          count: 2
      """,
    ])
    let json = try Baseline(contentsOf: folder.files.path("b.json"))
    let yaml = try Baseline(contentsOf: folder.files.path("b.yml"))
    #expect(json == yaml)
    #expect(json.text.text.contains(#""count": 2}"#))
  }

  static let entry = "a finding of a baseline must have 'rule', 'path', 'content' and 'count'"

  static let badBaselines: [(String, String)] = [
    ("", "1:1: error: a baseline must be an object with 'version' and 'findings'"),
    ("[]\n", "1:1: error: a baseline must be an object with 'version' and 'findings'"),
    ("{\n  \"version\": 2,\n  \"findings\": []\n}\n", "2:14: error: the 'version' of a baseline must be 1"),
    ("{\"findings\": []}\n", "1:1: error: the 'version' of a baseline must be 1"),
    ("{\"version\": 1}\n", "1:1: error: 'findings' of a baseline must be a list"),
    ("{\"version\": 1,\n  \"findings\": {}}\n", "2:15: error: 'findings' of a baseline must be a list"),
    (
      "{\"version\": 1, \"findings\": [\n    {\"rule\": \"a\", \"path\": \"b\", \"count\": 1}]}\n",
      "2:5: error: \(entry)"
    ),
    (
      "{\"version\": 99999999999999999999, \"findings\": []}",
      "1:13: error: the 'version' of a baseline must be 1"
    ),
    ("{\"version\": 1, \"findings\": [1]}", "1:29: error: \(entry)"),
    ("{\"version\": 1, \"findings\": [{\"count\": 1}]}", "1:29: error: \(entry)"),
    (
      "{\"version\": 1,\n  \"findings\": [\n}\n",
      "3:1: error: invalid syntax: while parsing a flow node, did not find expected node content"
    ),
  ]

  @Test(
    "A bad baseline is an error with its place",
    arguments: badBaselines)
  func badBaselineIsAnError(_ text: String, _ message: String) throws {
    let folder = try Folder(["b.json": text])
    let error = #expect(throws: ConfigurationError.self) {
      try Baseline(contentsOf: folder.files.path("b.json"))
    }
    #expect(error.map { folder.relative("\($0)") } == "b.json:\(message)")
  }

  /// The text of a baseline with an entry for each count.
  private static func baseline(counts: [String]) -> String {
    let entries = counts.map { #"{"rule": "a", "path": "b", "content": "c", "count": \#($0)}"# }
    return #"{"version": 1, "findings": [\#n\#(entries.joined(separator: ",\n"))]}"#
  }

  @Test(
    "A count is a whole number that is not absurd",
    arguments: [
      "0", "-1", "-9223372036854775808", "1000000001", "9223372036854775807", "9223372036854775808",
      "99999999999999999999999999999999", "1.5", "0x10", "1:30", "99999999999999999999:59", "many",
      "\"\"",
      "null", "true", "[1]", "{}", ".inf", "1_000", "١",
    ])
  func absurdCount(_ count: String) throws {
    let folder = try Folder(["b.json": Self.baseline(counts: ["1", count])])
    let error = #expect(throws: ConfigurationError.self) {
      try Baseline(contentsOf: folder.files.path("b.json"))
    }
    #expect(
      error.map { folder.relative("\($0)") }
        == "b.json:3:53: error: 'count' must be a whole number from 1 to 1000000000")
  }

  @Test("Counts of the same finding are added, up to the largest count")
  func countsAreAdded() throws {
    for (counts, sum) in [(["2", "3"], 5), (Array(repeating: "1000000000", count: 20), 1_000_000_000)] {
      let folder = try Folder(["b.json": Self.baseline(counts: counts)])
      let baseline = try Baseline(contentsOf: folder.files.path("b.json"))
      #expect(baseline.text.text.contains("\"count\": \(sum)}"))
    }
  }

  @Test("A baseline that cannot be read is an error")
  func unreadable() throws {
    let folder = try Folder()
    let error = #expect(throws: ConfigurationError.self) {
      try Baseline(contentsOf: folder.files.path("b.json"))
    }
    #expect(
      error.map { folder.relative("\($0)") }
        == "b.json: error: the baseline cannot be read: No such file or directory")
  }
}
