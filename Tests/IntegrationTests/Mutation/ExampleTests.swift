import Rules
import SourceModel
import TestSupport
import Testing

/// The examples are what they are said to be.
struct ExampleTests {
  static let folders = Example.folders

  @Test("All examples in one run report what each folder reports by itself")
  func oneRun() throws {
    let files = Repository.sourceFiles(in: "Examples")
    let report = try Lint.report(files)
    #expect(report.viewModels == files.count { Example.isViewModel($0.path) })
    #expect(
      report.findings.allSatisfy { $0.path.hasPrefix("Examples/Drifted/") },
      "\(report.findings.first.map { "\($0)" } ?? "")")
    let alone = try Lint.report(files.filter { $0.path.hasPrefix("Examples/Drifted/") })
    // A name that the run knows already is not declared again, so what can be fixed may differ.
    func withoutFixes(_ report: LintReport) -> [ReportedFinding] {
      report.findings.map { finding in
        var finding = finding
        finding.fixable = false
        finding.refusal = nil
        finding.conditions = []
        return finding
      }
    }
    #expect(withoutFixes(report) == withoutFixes(alone))
  }

  @Test("The conforming examples have no findings", arguments: folders)
  func conformingExamplesAreSilent(_ folder: String) throws {
    let files = Repository.sourceFiles(in: folder)
    let report = try Lint.report(files)
    #expect(report.findings.isEmpty, "\(report.findings.map { "\($0.path):\($0.line): \($0.message)" })")
    #expect(report.viewModels == files.count { Example.isViewModel($0.path) })
    #expect(report.viewModels == Example.all.count { $0.path.hasPrefix(folder) })
  }

  @Test(
    "A view model in Kotlin that offers flows, and one on Combine, have no findings",
    arguments: ["Examples/Sources/KotlinFlows", "Examples/Sources/KickstarterCombine"])
  func otherFormsAreSilent(_ folder: String) throws {
    let files = Repository.sourceFiles(in: folder)
    let report = try Lint.report(files)
    #expect(report.viewModels == 1)
    #expect(report.findings.isEmpty, "\(report.findings.map { "\($0.path):\($0.line): \($0.message)" })")
  }

  @Test("A drifted example is reported for the rules of its first line", arguments: Drifted.all)
  func driftedExampleIsReported(_ drifted: Drifted) throws {
    #expect(!drifted.rules.isEmpty, "'\(drifted.path)' does not start with '// Drifted: ' and its rules")
    let findings = try Lint.report([(drifted.path, drifted.text)] + drifted.companions).findings
    #expect(
      Set(findings.map(\.rule)) == Set(drifted.rules),
      "\(drifted.path)\n\(findings.map { "\($0.path):\($0.line): \($0.message) [\($0.rule)]" }.joined(separator: "\n"))"
    )
    #expect(drifted.rules == drifted.rules.sorted(), "the rules are not in alphabetical order")
  }
}
