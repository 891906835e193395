import Rules
import SourceModel

/// An enabled rule with its settings in the configuration.
final class RuleInEffect: Sendable {
  let rule: Rule
  let severity: Severity
  private let check: @Sendable (ViewModel, RuleContext) -> [Finding]
  private let options: [String: [String]]

  /// - Returns: nil for a rule of the tool itself, which the engine checks.
  init?(_ rule: Rule, _ setting: RuleSetting?) {
    guard let check = rule.check else { return nil }
    self.rule = rule
    self.severity = setting?.severity ?? rule.severity
    self.check = check
    self.options = setting?.options ?? [:]
  }

  /// - Parameter context: what is known about the view model, for all rules.
  func findings(in viewModel: ViewModel, _ context: RuleContext) -> [Finding] {
    var context = context
    context.options = self.options
    return self.check(viewModel, context)
  }
}
