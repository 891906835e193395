import Reporting
import Rules
import Testing

struct ForemostFindingsTests {
  private static func finding(_ rule: String, _ severity: Severity, line: Int) -> ReportedFinding {
    var finding = Samples.finding(line: line, columns: 1..<2)
    finding.rule = rule
    finding.severity = severity
    return finding
  }

  @Test("Severe findings come first, then those about what the code does, then what stands first")
  func ranking() {
    let findings = [
      Self.finding("sorted-inputs", .warning, line: 1),
      Self.finding("glitching-join", .note, line: 2),
      Self.finding("unbound-output", .warning, line: 3),
      Self.finding("sorted-outputs", .warning, line: 4),
      Self.finding("sorted-imports", .error, line: 5),
      Self.finding("documented-inputs", .note, line: 6),
      Self.finding("silent-output", .warning, line: 7),
    ]
    #expect(ForemostFindings.ranking(of: findings).map { findings[$0].line } == [5, 3, 7, 1, 4, 2, 6])
    #expect(ForemostFindings.ranking(of: []) == [])
  }

  @Test("The rules about what code does are rules")
  func rules() {
    #expect(RuleSet.aboutBehavior.isSubset(of: RuleSet.all.map(\.id)))
  }
}
