public import Rules

/// The settings of a rule in a configuration.
public struct RuleSetting: Hashable, Sendable {
  /// Whether it is enabled; nil leaves the default.
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
