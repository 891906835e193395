import Reporting
import Rules
import SourceModel

/// Reports that the tests of several formats share.
enum Samples {
  static let source = """
    protocol LoginViewModelInputs {
      func viewDidLoad()

    \tfunc emailChanged(_ email: String)
    }

    """

  /// A finding with a note, as rules make them.
  static let sorted = finding(
    rule: "sorted-inputs", line: 4, columns: 7..<19,
    message: "move 'emailChanged' before 'viewDidLoad': inputs are alphabetized",
    viewModel: "LoginViewModel", fixable: true, content: "func emailChanged(_ email: String)",
    notes: [
      ReportedFinding.Note(
        message: "'viewDidLoad' is here", path: "Sources/LoginViewModel.swift", line: 2, column: 8,
        range: range(line: 2, column: 8, endLine: 2, endColumn: 19))
    ])

  /// A finding about several lines, without a view model.
  static let several = finding(
    rule: "section-order", severity: .note, line: 1, columns: 1..<2, endLine: 5,
    message: "move the protocol", content: "protocol LoginViewModelInputs {")

  /// A finding whose every part has something that a format has to escape.
  static let tricky = finding(
    rule: "parse-error", severity: .error, path: "a:b, 100%/<é>\n\"&'.swift", line: 1, columns: 2..<4,
    message: "say \"<no>\" & 'yes' :: 100%\t\u{1B}[31m👩‍👧 { get }\r\n\u{9B}now\u{202E}\u{FFFF}",
    content: "\u{7}")

  static let report = LintReport(files: 3, viewModels: 2, findings: [several, sorted, tricky])
  static let clean = LintReport(files: 120, viewModels: 14, findings: [])

  /// A run over nine files with nothing but view models outside of the convention.
  static func outside(_ count: Int, baselined: Int = 0) -> LintReport {
    var report = LintReport(files: 9, viewModels: 0, findings: [], baselined: baselined)
    report.outside = count
    return report
  }

  static let settings = ReportSettings(
    rules: [rule], toolVersion: "1.2.3", workingDirectory: "/projects/my app",
    source: { $0 == "Sources/LoginViewModel.swift" ? source : nil })

  static let rule = Rule(
    id: "sorted-inputs",
    page: RulePage(
      summary: "The members of Inputs are alphabetized.", rationale: "It reads well.",
      source: RuleSource(.structure, "Swift, “Inputs”"),
      examples: [RuleExample(.kickstarterSwift, bad: "var ▸b: B { get }", good: "var a: A { get }")]),
    dialects: [.kickstarterSwift, .rxSwift], optIn: [.rxSwift], check: nil)

  static func finding(
    rule: String = "sorted-inputs", severity: Severity = .warning,
    path: String = "Sources/LoginViewModel.swift",
    line: Int = 1, columns: Range<Int> = 1..<2, endLine: Int? = nil, message: String = "message",
    viewModel: String? = nil, fixable: Bool = false, content: String = "content",
    notes: [ReportedFinding.Note] = []
  ) -> ReportedFinding {
    ReportedFinding(
      rule: rule, severity: severity, path: path, line: line, column: columns.lowerBound,
      endLine: endLine ?? line, endColumn: columns.upperBound,
      range: range(
        line: line, column: columns.lowerBound, endLine: endLine ?? line, endColumn: columns.upperBound),
      message: message, viewModel: viewModel, fixable: fixable, content: content, notes: notes)
  }

  /// A range by its lines and columns from 1, as no format shows it.
  static func range(line: Int, column: Int, endLine: Int, endColumn: Int) -> SourceRange {
    SourceRange(
      offsets: TextRange(0, 0), start: UTF16Position(line: line - 1, column: column - 1),
      end: UTF16Position(line: endLine - 1, column: endColumn - 1))
  }

  /// The report of a format, in the settings of the samples.
  static func text(_ format: OutputFormat, _ report: LintReport = report) -> String {
    format.reporter(settings).report(report).text
  }
}
