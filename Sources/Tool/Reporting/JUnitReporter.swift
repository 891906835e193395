import Rules
import SourceModel

extension OutputFormat {
  /// The XML of JUnit, with a failed test case for each finding.
  package static let junit = OutputFormat("junit") { _ in JUnitReporter() }
}

/// Writes the XML of JUnit: a suite for each file, a failed test case for each finding.
///
/// A run without findings has one test case, which passes: readers treat a report without test cases as an error.
struct JUnitReporter: Reporter {
  func report(_ report: LintReport) -> OutputText {
    let groups = FileFindings.groups(of: report.findings)
    let count = report.findings.count
    var lines: [FormattedText<XMLText>] = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<\(self.tag("testsuites", name: "plumb", tests: max(1, count), failures: count))>")
    for group in groups {
      let count = group.findings.count
      lines.append("  <\(self.tag("testsuite", name: group.path, tests: count, failures: count))>")
      lines += group.findings.flatMap(self.testCase)
      lines.append("  </testsuite>")
    }
    if groups.isEmpty {
      let name = Summary(report).text
      lines.append("  <\(self.tag("testsuite", name: "plumb", tests: 1, failures: 0))>")
      lines.append("    <\(XMLText.tag("testcase", ["classname": "plumb", "name": name, "time": "0"]))/>")
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return OutputText(lines.joined(separator: "\n") + "\n")
  }

  private func tag(
    _ tag: FormattedText<XMLText>, name: String, tests: Int, failures: Int
  ) -> FormattedText<XMLText> {
    XMLText.tag(
      tag,
      ["name": name, "tests": String(tests), "failures": String(failures), "errors": "0", "time": "0"])
  }

  private func testCase(_ finding: ReportedFinding) -> [FormattedText<XMLText>] {
    let place = "\(finding.line):\(finding.column)"
    let attributes: KeyValuePairs<FormattedText<XMLText>, String> = [
      "classname": finding.path,
      "name": "\(finding.rule) at \(place)",
      "file": finding.path,
      "line": String(finding.line),
      "time": "0",
    ]
    let failure = XMLText.tag("failure", ["message": finding.message, "type": finding.severity.rawValue])
    let text = "\(finding.path):\(place): \(finding.severity.rawValue): \(finding.message) (\(finding.rule))"
    return [
      "    <\(XMLText.tag("testcase", attributes))>",
      "      <\(failure)>\(text)</failure>",
      "    </testcase>",
    ]
  }
}
