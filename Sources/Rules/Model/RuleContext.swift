/// The configuration of a rule.
public struct RuleContext: Sendable {
  private let options: [String: [String]]

  /// - Parameter options: the values that the configuration sets, by the names of the options.
  public init(options: [String: [String]] = [:]) {
    self.options = options
  }

  /// The value of an option.
  public func value(of option: RuleOption) -> [String] {
    self.options[option.name] ?? option.defaultValue
  }
}
