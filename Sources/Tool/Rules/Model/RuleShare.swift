/// How many of the view models that a rule was checked on conform to it.
public struct RuleShare: Hashable, Sendable, Codable {
  /// The number of view models that the rule was checked on.
  public var checked: Int
  /// The number of those with a finding, one in a baseline included.
  public var broken: Int

  public init(checked: Int = 0, broken: Int = 0) {
    self.checked = checked
    self.broken = broken
  }

  public static func += (left: inout RuleShare, right: RuleShare) {
    left.checked += right.checked
    left.broken += right.broken
  }
}
