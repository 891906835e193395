/// A setting of a rule: a list of words.
public struct RuleOption: Hashable, Sendable {
  /// The key in the configuration, in kebab case.
  public var name: String
  public var summary: String
  /// The default when the configuration has no value.
  public var defaultValue: [String]

  public init(_ name: String, default defaultValue: [String] = [], _ summary: String) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
  }
}
