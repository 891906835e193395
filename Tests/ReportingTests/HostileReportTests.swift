import Foundation
import Reporting
import Rules
import SourceModel
import TestSupport
import Testing

/// Reports about names and texts that somebody wrote to harm their readers.
struct HostileReportTests {
  static let texts = [
    "::error file=a,line=1::x", " \u{A0}::set-env name=PATH::x", "::", ":", "##[group]x", "###[error]",
    "a##vso[task.b]c",
    "##teamcity[a]", "##[add-mask]##[b]", "a\n::error::b", "a\r::error::b", "a\r\n##[group]b",
    "a\u{85}::b\u{2028}::c",
    "\u{1B}[31mred\u{1B}]0;title\u{7}", "\u{9B}31m", "\u{0}\u{8}\u{7F}", "\u{202A}a\u{202E}b\u{202C}",
    "\u{2066}a\u{2069}",
    "\u{200E}a\u{200F}b\u{61C}", "##[\u{301}x", "::\u{301}x", "%0A::error::x,y:z%", "<a>&\"'</a>]]>",
    "\u{FFFE}\u{FFFF}",
  ]

  private static func report(_ text: String) -> LintReport {
    let note = ReportedFinding.Note(
      message: text, path: text, line: 1, column: 1,
      range: Samples.range(line: 1, column: 1, endLine: 1, endColumn: 2))
    let finding = Samples.finding(
      rule: text, path: text, message: text, viewModel: text, content: text, notes: [note])
    let message = Samples.finding(message: text)
    return LintReport(files: 1, viewModels: 1, findings: [finding, message])
  }

  private static func settings(_ text: String, usesColour: Bool = false) -> ReportSettings {
    ReportSettings(
      usesColour: usesColour, toolVersion: "1.2.3", workingDirectory: text,
      source: { _ in text.replacing("\n", with: "") })
  }

  @Test(
    "No format lets a text of a finding become a command or reach a terminal as a control character",
    arguments: OutputFormat.allCases, texts)
  func hazards(_ format: OutputFormat, _ text: String) {
    let output = format.reporter(Self.settings(text)).report(Self.report(text)).text
    #expect(OutputHazards.found(in: output, allowsAnnotations: format == .github).isEmpty)
    if format == .github { #expect(output.unicodeScalars.count { $0 == "\n" } == 2) }
    if format == .xcode { #expect(output.unicodeScalars.count { $0 == "\n" } == 3) }
  }

  @Test("The colors of the text format are its only escape sequences", arguments: texts)
  func colours(_ text: String) {
    let output = OutputFormat.text.reporter(Self.settings(text, usesColour: true)).report(Self.report(text))
      .text
    let plain = output.replacing(/\u{1B}\[[0-9;]*m/.matchingSemantics(.unicodeScalar), with: "")
    #expect(OutputHazards.found(in: plain).isEmpty)
    #expect(plain == OutputFormat.text.reporter(Self.settings(text)).report(Self.report(text)).text)
  }

  @Test(
    "A path that starts with colons is still the path of the file", arguments: [OutputFormat.xcode, .text])
  func paths(_ format: OutputFormat) {
    let report = LintReport(files: 1, viewModels: 1, findings: [Samples.finding(path: "::a.swift")])
    #expect(
      format.reporter(Self.settings("")).report(report).text.hasPrefix("./::a.swift:1:1: warning: message"))
  }

  @Test("What is escaped in JSON and XML is read as it was", arguments: texts)
  func readBack(_ text: String) throws {
    let report = Self.report(text)
    let settings = Self.settings(text)
    func json(_ format: OutputFormat) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(format.reporter(settings).report(report).text.utf8))
    }
    let document = try json(.json) as? [String: Any]
    let findings = try #require(document?["findings"] as? [[String: Any]])
    for key in ["rule", "path", "message", "viewModel"] {
      #expect((findings[0][key] as? String).map { Array($0.utf8) } == Array(text.utf8))
    }
    _ = try json(.sarif)
    _ = try json(.gitlab)

    // XML does not allow every code point.
    let allowed = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      let isForbidden = scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar) || scalar.value >= 0xFFFE
      return isForbidden ? "\u{FFFD}" : scalar
    }
    let expected = String(String.UnicodeScalarView(allowed))
    let elements = try XMLElements.parsed(OutputFormat.checkstyle.reporter(settings).report(report).text)
    #expect(elements[1].attributes["name"].map { Array($0.utf8) } == Array(expected.utf8))
    #expect(try XMLElements.parsed(OutputFormat.junit.reporter(settings).report(report).text).count == 7)
  }
}
