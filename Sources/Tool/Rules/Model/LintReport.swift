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
