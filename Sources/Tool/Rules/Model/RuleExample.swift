public import SourceModel

/// A piece of source text that breaks a rule, and the same text keeping it.
public struct RuleExample: Hashable, Sendable {
  /// The marker of a finding in `bad`.
  public static let mark: Character = "▸"

  public var dialect: Dialect
  /// The text that violates the rule. A `▸` marks the position of each finding.
  public var bad: String
  public var good: String
  /// Whether the edits of the findings turn `bad` into `good`.
  public var isFixed: Bool

  public init(_ dialect: Dialect, isFixed: Bool = false, bad: String, good: String) {
    self.dialect = dialect
    self.isFixed = isFixed
    self.bad = bad
    self.good = good
  }

  /// The text that breaks the rule, without marks.
  public var unmarkedBad: String { self.bad.filter { $0 != Self.mark } }
}
