import Engine
import Rules
import TestSupport
import Testing

/// Rules that a version did not have yet are off for it.
struct TargetVersionTests {
  private static let files = [
    "LoginViewModel.swift": Sample.drifted(), "A/.plumb.yml": "rules: {void-input: error}\n",
    "A/LoginViewModel.swift": Sample.drifted(),
  ]
  private static let first = RuleHistory.releases[0].version

  @Test("The rules of the version itself and of earlier ones apply")
  func rulesOfTheVersion() throws {
    let folder = try Folder(Self.files)
    let all = try folder.lint(rules: nil).report.findings
    #expect(all.contains { $0.rule == "void-input" && $0.severity == .error })
    let newest = RuleHistory.releases.map(\.version).max()
    #expect(try folder.lint(rules: nil) { $0.targetVersion = newest }.report.findings == all)
    let old = try folder.lint(rules: nil) { $0.targetVersion = Self.first }.report.findings
    #expect(old == all.filter { RuleSet.rule($0.rule).map { $0.since <= Self.first } == true })
  }

  @Test("Later rules are off, also where a configuration has them on, and a cache keeps the versions apart")
  func laterRules() throws {
    let folder = try Folder(Self.files)
    let cache = try TemporaryFolder()
    for _ in 1...2 {
      let before = try folder.lint(rules: nil) {
        $0.targetVersion = ReleaseVersion("0.0.9")
        $0.cache = cache.path
      }
      #expect(before.report.findings.isEmpty)
      #expect(before.report.viewModels == 2)
      let all = try folder.lint(rules: nil) { $0.cache = cache.path }
      #expect(!all.report.findings.isEmpty)
    }
  }
}
