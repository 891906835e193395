package import Rules

/// The settings of a rule in a configuration.
package struct RuleSetting: Hashable, Sendable {
  /// Whether it is enabled; nil leaves the default.
  package var isOn: Bool?
  /// Nil leaves the rule's own.
  package var severity: Severity?
  /// The values of its options by their names.
  package var options: [String: [String]]

  package init(isOn: Bool? = nil, severity: Severity? = nil, options: [String: [String]] = [:]) {
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
