import Conventions
import Reporting
import Testing

@Suite("Output formats")
struct OutputFormatTests {
  @Test("have the documented names")
  func names() {
    #expect(
      OutputFormat.allCases.map(\.rawValue)
        == ["text", "xcode", "json", "sarif", "checkstyle", "github", "gitlab", "junit"])
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
