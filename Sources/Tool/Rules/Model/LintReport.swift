/// The findings of a run.
public struct LintReport: Hashable, Sendable {
  /// The number of checked files.
  public var files: Int
  /// The number of view models that were found in them.
  public var viewModels: Int
  /// The findings by path, line and column.
  public var findings: [ReportedFinding]
  /// The number of findings that the baseline suppresses.
  public var baselined: Int
  /// The number of types that are called view models and have no port protocols.
  public var outside = 0
  /// How many view models conform to each checked rule, by rule ID; empty unless requested.
  public var shares: [String: RuleShare] = [:]

  public init(files: Int, viewModels: Int, findings: [ReportedFinding], baselined: Int = 0) {
    self.files = files
    self.viewModels = viewModels
    self.findings = findings
    self.baselined = baselined
  }

  /// The number of findings of a severity.
  public func count(of severity: Severity) -> Int {
    self.findings.count { $0.severity == severity }
  }
}

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
