/// A setting of a rule: a list of words. The page of the rule says what they mean.
public struct RuleOption: Hashable, Sendable {
  /// The key in the configuration, in kebab case.
  public var name: String
  /// The default when the configuration has no value.
  public var defaultValue: [String]

  public init(_ name: String, default defaultValue: [String] = []) {
    self.name = name
    self.defaultValue = defaultValue
  }
}
