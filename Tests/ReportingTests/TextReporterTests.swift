import Reporting
import Rules
import SourceModel
import Testing

@Suite("The text for a person")
struct TextReporterTests {
  @Test("shows the line, a mark under the place, and the notes")
  func findings() {
    #expect(
      Samples.text(.text) == """
        Sources/LoginViewModel.swift:1:1: note: move the protocol (section-order)
        1 | protocol LoginViewModelInputs {
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        Sources/LoginViewModel.swift:4:7: warning: move 'emailChanged' before 'viewDidLoad': inputs are \
        alphabetized (sorted-inputs)
        4 |     func emailChanged(_ email: String)
          |          ^^^^^^^^^^^^
          = note: 'viewDidLoad' is here: Sources/LoginViewModel.swift:2:8

        a:b, 100%/<é>␊"&'.swift:1:2: error: say "<no>" & 'yes' :: 100%␉␛[31m👩‍👧 { get }␍␊\u{FFFD}now\
        \u{FFFD}\u{FFFF} (parse-error)

        """)
  }

  @Test("is coloured on request")
  func colours() {
    var settings = Samples.settings
    settings.usesColour = true
    let report = LintReport(files: 1, viewModels: 1, findings: [Samples.sorted])
    let text = OutputFormat.text.reporter(settings).report(report).text
    #expect(
      text.replacing("\u{1B}[", with: "¦") == """
        ¦1mSources/LoginViewModel.swift:4:7:¦0m ¦1;33mwarning:¦0m \
        ¦1mmove 'emailChanged' before 'viewDidLoad': inputs are alphabetized¦0m ¦2m(sorted-inputs)¦0m
        ¦2m4 |¦0m     func emailChanged(_ email: String)
        ¦2m  |¦0m          ¦1;33m^^^^^^^^^^^^¦0m
          ¦2m=¦0m ¦1;36mnote:¦0m 'viewDidLoad' is here: Sources/LoginViewModel.swift:2:8

        """)
    #expect(OutputFormat.text.reporter(settings).report(Samples.clean).text == "")
  }

  @Test("keeps the findings of a file together")
  func groups() {
    let findings = ["a.swift", "b.swift", "a.swift"].map { Samples.finding(path: $0) }
    let text = Samples.text(.text, LintReport(files: 2, viewModels: 2, findings: findings))
    #expect(text.split(separator: "\n").map { $0.prefix(7) } == ["a.swift", "a.swift", "b.swift"])
  }

  @Test("puts the mark under the place", arguments: Frame.all)
  func frame(_ frame: Frame) {
    let finding = Samples.finding(line: 2, columns: frame.columns)
    let settings = ReportSettings(toolVersion: "1", source: { _ in "first\n\(frame.line)\r\nlast" })
    let text = OutputFormat.text.reporter(settings)
      .report(LintReport(files: 1, viewModels: 1, findings: [finding])).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1...2].map(String.init) == frame.expected, "\(frame.title)")
  }

  @Test("has no code frame where the line is not to be had", arguments: [nil, "", "only one line"])
  func missingSource(_ source: String?) {
    let settings = ReportSettings(toolVersion: "1", source: { _ in source })
    let report = LintReport(files: 1, viewModels: 1, findings: [Samples.finding(line: 2)])
    #expect(
      OutputFormat.text.reporter(settings).report(report).text == """
        Sources/LoginViewModel.swift:2:1: warning: message (sorted-inputs)

        """)
  }

  @Test("sums the run up", arguments: Total.all)
  func summary(_ total: Total) {
    #expect(Summary(total.report).text == total.expected)
  }
}

/// A line, the marked columns, and the two lines that show them.
struct Frame: CustomTestStringConvertible {
  var title: String
  var line: String
  var columns: Range<Int>
  var expected: [String]

  var testDescription: String { self.title }

  static let all = [
    Frame(title: "a word", line: "let a = b", columns: 5..<6, expected: ["2 | let a = b", "  |     ^"]),
    Frame(title: "an empty range", line: "let a", columns: 5..<5, expected: ["2 | let a", "  |     ^"]),
    Frame(
      title: "the end of the line", line: "let a", columns: 6..<6, expected: ["2 | let a", "  |      ^"]),
    Frame(title: "beyond the line", line: "let a", columns: 60..<70, expected: ["2 | let a", "  |      ^"]),
    Frame(title: "column 0", line: "let a", columns: 0..<0, expected: ["2 | let a", "  | ^"]),
    Frame(
      title: "tabs, up to the next stop", line: "\tlet\ta = b", columns: 6..<7,
      expected: ["2 |     let a = b", "  |         ^"]),
    Frame(
      title: "a marked tab", line: "a\tb", columns: 2..<3, expected: ["2 | a   b", "  |  ^^^"]),
    Frame(
      title: "wide characters", line: "let 漢字 = \"日本\"", columns: 5..<7,
      expected: ["2 | let 漢字 = \"日本\"", "  |     ^^^^"]),
    Frame(
      title: "what follows wide characters", line: "\"漢字\" + b", columns: 8..<9,
      expected: ["2 | \"漢字\" + b", "  |          ^"]),
    Frame(
      title: "an emoji of several code points", line: "\"👩‍👩‍👧\" + b", columns: 11..<12,
      expected: ["2 | \"👩‍👩‍👧\" + b", "  |        ^"]),
    Frame(
      title: "a combining mark", line: "e\u{301}t\u{E9} b", columns: 6..<7,
      expected: ["2 | e\u{301}t\u{E9} b", "  |     ^"]),
    Frame(
      title: "characters that take no column", line: "\u{301}a\u{200B}b", columns: 4..<5,
      expected: ["2 | \u{301}a\u{200B}b", "  |  ^"]),
    Frame(
      title: "control characters", line: "a\u{1B}[31m\u{7F}\u{202E}b", columns: 9..<10,
      expected: ["2 | a␛[31m␡\u{FFFD}b", "  |         ^"]),
    Frame(
      title: "the start of a long line", line: String(repeating: "a", count: 120), columns: 3..<5,
      expected: ["2 | \(String(repeating: "a", count: 100))…", "  |   ^^"]),
    Frame(
      title: "the middle of a long line", line: Self.long("b"), columns: 301..<302,
      expected: [
        "2 | …\(String(repeating: "a", count: 49))b\(String(repeating: "c", count: 50))…",
        "  | \(String(repeating: " ", count: 50))^",
      ]),
    Frame(
      title: "the end of a long line", line: String(repeating: "a", count: 299) + "b", columns: 300..<301,
      expected: [
        "2 | …\(String(repeating: "a", count: 99))b", "  | \(String(repeating: " ", count: 100))^",
      ]),
    Frame(
      title: "more than can be shown", line: Self.long(String(repeating: "b", count: 500)),
      columns: 301..<801,
      expected: [
        "2 | …\(String(repeating: "b", count: 100))…", "  |  \(String(repeating: "^", count: 100))",
      ]),
  ]

  private static func long(_ middle: String) -> String {
    String(repeating: "a", count: 300) + middle + String(repeating: "c", count: 300)
  }
}

/// A report and the sentence that sums it up.
struct Total: CustomTestStringConvertible {
  var report: LintReport
  var expected: String

  var testDescription: String { self.expected }

  static let all = [
    Total(report: Samples.clean, expected: "120 files, 14 view models recognized: no findings"),
    Total(
      report: LintReport(files: 1, viewModels: 1, findings: []),
      expected: "1 file, 1 view model recognized: no findings"),
    Total(
      report: Samples.outside(1),
      expected:
        "9 files, 0 view models recognized, 1 outside the convention ('plumb lint --outside' lists them): "
        + "no findings"),
    Total(
      report: Samples.outside(2, baselined: 3),
      expected:
        "9 files, 0 view models recognized, 2 outside the convention ('plumb lint --outside' lists them): "
        + "no findings; 3 findings in the baseline"),
    Total(
      report: LintReport(files: 9, viewModels: 2, findings: [Samples.several], baselined: 4),
      expected: "9 files, 2 view models recognized: 1 note; 4 findings in the baseline"),
    Total(
      report: LintReport(files: 9, viewModels: 2, findings: [Samples.sorted, Samples.sorted]),
      expected: "9 files, 2 view models recognized: 2 warnings, 2 can be fixed with 'plumb fix'"),
    Total(
      report: LintReport(
        files: 9, viewModels: 2, findings: [Samples.tricky, Samples.sorted, Samples.sorted]),
      expected:
        "9 files, 2 view models recognized: 3 findings (1 error, 2 warnings), 2 can be fixed with 'plumb fix'"
    ),
  ]
}
