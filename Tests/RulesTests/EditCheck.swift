import Rules
import SourceModel
import TestSupport
import Testing

/// Makes the repairs of a rule's findings in its bad example.
enum EditCheck {
  /// The rules that finish what a rule begins in Swift.
  private static let allies: [String: Set<String>] = [
    "port-protocols": ["ports-declaration", "type-protocol"]
  ]

  static func check(_ id: String, _ example: RuleExample) throws {
    let rule = try #require(RuleSet.rule(id))
    // What a suppression is worth shows only when the rules that it names are checked.
    let named = rule.check == nil ? RuleSet.all.map(\.id).filter(example.bad.contains) : []
    let allies = example.dialect.profile.portStyle == .methodsAndGetters ? [] : self.allies[rule.id] ?? []
    let rules = allies.union([rule.id]).union(named)
    let findings = try Lint.findings(in: example.unmarkedBad, dialect: example.dialect, rules: rules)
    let own = findings.filter { $0.rule == rule.id }
    #expect(!own.isEmpty)
    #expect(own.map(\.fixable) == own.map { _ in example.isFixed })
    guard example.isFixed else { return }
    let fixed = try Lint.fixed(example.unmarkedBad, dialect: example.dialect, rules: rules)
    #expect(fixed.text == example.good)
    #expect(fixed.left.isEmpty, "\(fixed.left.map(\.message))")
  }
}
