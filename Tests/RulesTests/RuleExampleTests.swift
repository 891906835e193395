import Rules
import SourceModel
import TestSupport
import Testing

/// The examples of the rules are their first tests.
struct RuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: Rule
    var example: RuleExample
    var testDescription: String { "\(self.rule.id), \(self.example.dialect.rawValue)" }

    /// Whether the rule is about the text of a file: its examples need the rules that the text names.
    var isAboutText: Bool { self.rule.check == nil && self.rule.optIn.isEmpty }

    /// The rules that are on by default and the one of the case.
    private var rules: Set<String> {
      Set(RuleSet.all.filter { $0.isOnByDefault(for: self.example.dialect) }.map(\.id)).union([self.rule.id])
    }

    func findings(in text: String) throws -> [ReportedFinding] {
      try Lint.findings(in: text, dialect: self.example.dialect, rules: self.rules)
    }

    func fixed(_ text: String) throws -> Lint.Fixed {
      try Lint.fixed(text, dialect: self.example.dialect, rules: self.rules)
    }
  }

  static let cases = RuleSet.all.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } }

  @Test("Every rule has an example for each of its dialects")
  func everyDialectHasAnExample() {
    for rule in RuleSet.all where rule.check != nil {
      #expect(Set(rule.examples.map(\.dialect)) == Set(rule.dialects), "\(rule.id)")
    }
  }

  @Test("The bad example is reported where it is marked", arguments: cases)
  func badExampleIsReported(_ testCase: Case) throws {
    let marked = MarkedText(testCase.example.bad)
    #expect(!marked.places.isEmpty, "the bad example has no mark")
    // What a suppression is worth shows only when the rules that it names are checked.
    let rules: Set<String>? = testCase.isAboutText ? nil : [testCase.rule.id]
    let findings = try Lint.findings(in: marked.text, dialect: testCase.example.dialect, rules: rules)
      .filter { $0.rule == testCase.rule.id }
    #expect(findings.map(\.place) == marked.places, "\(findings.map(\.message))")
  }

  @Test("The good example is not reported", arguments: cases)
  func goodExampleIsSilent(_ testCase: Case) throws {
    let findings = try Lint.findings(
      in: testCase.example.good, dialect: testCase.example.dialect, rules: [testCase.rule.id])
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test("The good example holds a view model, so that its silence says something", arguments: cases)
  func goodExampleHoldsAViewModel(_ testCase: Case) throws {
    let report = try Lint.report(
      [(Lint.path(in: testCase.example.dialect), testCase.example.good)], dialect: testCase.example.dialect,
      rules: [testCase.rule.id])
    #expect(report.viewModels == 1)
  }

  /// The other rules that bad examples break as well, by their rules.
  private static let consequences: [String: Set<String>] = [
    // A coordinator that is made where it is declared.
    "injected-dependencies": ["init-only-setup"],
    // The subject that passes the input on.
    "forwarded-input": ["output-storage-type"],
    // What the misspelled comment does not suppress.
    "invalid-suppression": ["void-input"],
  ]

  @Test(
    "Among all rules, the bad example is a mutant of the good one: its rule alone reports more",
    arguments: cases)
  func badExampleIsAMutant(_ testCase: Case) throws {
    let bad = try testCase.findings(in: testCase.example.unmarkedBad)
    let good = try testCase.findings(in: testCase.example.good)
    let others = { (findings: [ReportedFinding]) in
      Set(findings.map(\.rule).filter { $0 != testCase.rule.id })
    }
    #expect(bad.contains { $0.rule == testCase.rule.id })
    #expect(others(bad).subtracting(others(good)) == Self.consequences[testCase.rule.id] ?? [])
  }

  @Test(
    "Among all rules, what is fixed in the bad example is what is fixed in the good one",
    arguments: cases.filter(\.example.isFixed))
  func badExampleIsFixedAmongAllRules(_ testCase: Case) throws {
    let bad = try testCase.fixed(testCase.example.unmarkedBad)
    let good = try testCase.fixed(testCase.example.good)
    #expect(bad.text == good.text)
    #expect(!bad.left.contains { $0.rule == testCase.rule.id })
  }

  @Test("A suppression holds the findings of the bad example back", arguments: cases)
  func suppressionHoldsFindingsBack(_ testCase: Case) throws {
    let text = "// plumb:disable \(testCase.rule.id)\n" + testCase.example.unmarkedBad
    let findings = try Lint.findings(in: text, dialect: testCase.example.dialect, rules: [testCase.rule.id])
    if testCase.isAboutText {
      // What is wrong with a file or with a suppression cannot itself be suppressed.
      #expect(!findings.isEmpty)
    } else {
      #expect(findings.isEmpty, "\(findings.map(\.message))")
    }
  }

  @Test(
    "The edits of a finding turn the bad example into the good one where the example says so",
    arguments: cases)
  func editsMendTheExample(_ testCase: Case) throws {
    try EditCheck.check(testCase.rule.id, testCase.example)
  }
}
