public import ViewModelModel

/// A piece of source text that breaks a rule, and the same text keeping it.
public struct RuleExample: Hashable, Sendable {
  /// What marks a place in `bad` where the rule reports.
  public static let mark: Character = "▸"

  public var dialect: Dialect
  /// The text that breaks the rule. A `▸` stands before each place that is reported.
  public var bad: String
  public var good: String

  public init(_ dialect: Dialect, bad: String, good: String) {
    self.dialect = dialect
    self.bad = bad
    self.good = good
  }

  /// The text that breaks the rule, without marks.
  public var unmarkedBad: String { self.bad.filter { $0 != Self.mark } }
}
