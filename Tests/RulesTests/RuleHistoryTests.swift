import Rules
import Testing

struct RuleHistoryTests {
  @Test(
    "Every rule is in the history once, and the history names no other: add a new rule to the next version")
  func complete() {
    let introduced = RuleHistory.releases.flatMap(\.rules)
    #expect(introduced.sorted() == RuleSet.all.map(\.id).sorted())
  }

  @Test("The releases are in their order")
  func order() {
    let versions = RuleHistory.releases.map(\.version)
    #expect(!versions.isEmpty)
    #expect(versions == Set(versions).sorted())
  }

  @Test("A former name is that of no rule, and leads to a rule")
  func formerNames() {
    for (former, current) in FormerRuleNames.standard.all {
      #expect(RuleSet.rule(former) == nil, "\(former)")
      #expect(RuleSet.rule(current) != nil, "\(current)")
    }
  }

  @Test(
    "A version has three numbers",
    arguments: [
      ("0.1.0", true), ("10.20.30", true), ("1.2", false), ("1.2.3.4", false), ("1.2.x", false),
      ("v1.2.3", false),
      ("", false), ("1..3", false), ("-1.2.3", false), ("1.2.+3", false),
    ])
  func version(_ text: String, isValid: Bool) {
    #expect(ReleaseVersion(text)?.description == (isValid ? text : nil))
  }

  @Test("Versions are compared by their numbers")
  func comparison() throws {
    let sorted = ["0.1.0", "0.1.9", "0.1.10", "0.2.0", "0.10.0", "1.0.0", "2.0.0", "10.0.0"]
    #expect(sorted.reversed().compactMap(ReleaseVersion.init).sorted().map(\.description) == sorted)
  }
}
