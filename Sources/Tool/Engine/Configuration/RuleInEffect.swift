import PortUses
import Rules
import SourceModel

/// An enabled rule with its settings in the configuration.
final class RuleInEffect: Sendable {
  let rule: Rule
  let severity: Severity
  private let check: @Sendable (ViewModel, RuleContext) -> [Finding]
  private let context: RuleContext

  /// - Returns: nil for a rule of the tool itself, which the engine checks.
  init?(_ rule: Rule, _ setting: RuleSetting?) {
    guard let check = rule.check else { return nil }
    self.rule = rule
    self.severity = setting?.severity ?? rule.severity
    self.check = check
    self.context = RuleContext(options: setting?.options ?? [:])
  }

  /// - Parameter uses: who uses the ports of view models; nil where the run was not searched for uses.
  func findings(in viewModel: ViewModel, uses: RunUses?) -> [Finding] {
    var context = self.context
    context.uses = uses
    return self.check(viewModel, context)
  }
}
