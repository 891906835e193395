public import Conventions

/// What a configuration says about a rule.
public struct RuleSetting: Hashable, Sendable {
  /// Whether it is on; nil leaves it as it is by default.
  public var isOn: Bool?
  /// Nil leaves the rule's own.
  public var severity: Severity?
  /// The values of its options by their names.
  public var options: [String: [String]]

  public init(isOn: Bool? = nil, severity: Severity? = nil, options: [String: [String]] = [:]) {
    self.isOn = isOn
    self.severity = severity
    self.options = options
  }
}
