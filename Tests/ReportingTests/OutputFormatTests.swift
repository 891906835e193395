import Foundation
import Reporting
import Rules
import Testing

@Suite("Output formats")
struct OutputFormatTests {
  @Test("have a name of their own, by which they are found")
  func names() {
    #expect(Set(OutputFormat.allCases.map(\.rawValue)).count == OutputFormat.allCases.count)
    #expect(OutputFormat.allCases.map { OutputFormat(rawValue: $0.rawValue) } == OutputFormat.allCases)
    #expect(OutputFormat(rawValue: "none") == nil)
  }

  @Test("are listed, each with a file of its own")
  func files() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Tool/Reporting").standardizedFileURL.path
    let reporters = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix("Reporter.swift") && $0 != "Reporter.swift" }
    #expect(
      reporters.map { String($0.dropLast("Reporter.swift".count)).lowercased() }.sorted()
        == OutputFormat.allCases.map(\.rawValue).sorted())
  }

  @Test("name the rule and the file of every finding", arguments: OutputFormat.allCases)
  func findings(_ format: OutputFormat) {
    let text = Samples.text(format)
    for finding in Samples.report.findings { #expect(text.contains(finding.rule), "\(finding.rule)") }
    #expect(text.contains("Sources/LoginViewModel.swift"))
  }

  @Test("end with a line break and hold no control character", arguments: OutputFormat.allCases)
  func lines(_ format: OutputFormat) {
    let text = Samples.text(format)
    #expect(text.hasSuffix("\n"))
    #expect(!text.hasSuffix("\n\n"))
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
  }

  @Test("of one line a finding are empty after a clean run", arguments: [OutputFormat.xcode, .github])
  func clean(_ format: OutputFormat) {
    #expect(Samples.text(format, Samples.clean).isEmpty)
  }

  @Test(
    "keep apart two files whose names differ in bytes only", arguments: [OutputFormat.checkstyle, .junit])
  func equalNames(_ format: OutputFormat) throws {
    let findings = ["\u{E9}.swift", "e\u{301}.swift"].map { Samples.finding(path: $0) }
    let report = LintReport(files: 2, viewModels: 2, findings: findings)
    let elements = try XMLElements.parsed(Samples.text(format, report))
    #expect(elements.count { $0.name == "file" || $0.name == "testsuite" } == 2)
  }
}
