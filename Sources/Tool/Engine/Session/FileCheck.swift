public import Rules

/// The result of checking one file again.
public struct FileCheck: Hashable, Sendable {
  /// The findings of the file.
  public var findings: [ReportedFinding]
  /// All findings of the other files whose findings changed, by the paths that findings show; empty where none are
  /// left.
  public var others: [String: [ReportedFinding]]

  public init(findings: [ReportedFinding], others: [String: [ReportedFinding]]) {
    self.findings = findings
    self.others = others
  }
}
