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

  /// This setting, with the values that it does not have taken from another one.
  func over(_ other: RuleSetting) -> RuleSetting {
    RuleSetting(
      isOn: self.isOn ?? other.isOn, severity: self.severity ?? other.severity,
      options: self.options.merging(other.options) { own, _ in own })
  }
}
