import Conventions
import TestSupport
import Testing
import ViewModelModel

/// The examples of the rules are their first tests.
struct RuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: Rule
    var example: RuleExample
    var testDescription: String { "\(self.rule.id), \(self.example.dialect.rawValue)" }
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
    let rules: Set<String>? = testCase.rule.check == nil ? nil : [testCase.rule.id]
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

  @Test("A suppression holds the findings of the bad example back", arguments: cases)
  func suppressionHoldsFindingsBack(_ testCase: Case) throws {
    let text = "// plumb:disable \(testCase.rule.id)\n" + testCase.example.unmarkedBad
    let findings = try Lint.findings(in: text, dialect: testCase.example.dialect, rules: [testCase.rule.id])
    if testCase.rule.check == nil {
      // What is wrong with a file or with a suppression cannot itself be suppressed.
      #expect(!findings.isEmpty)
    } else {
      #expect(findings.isEmpty, "\(findings.map(\.message))")
    }
  }

  @Test("The edits of a finding turn the bad example into the good one", arguments: cases)
  func editsMendTheExample(_ testCase: Case) throws {
    try EditCheck.check(testCase.rule, testCase.example)
  }
}
