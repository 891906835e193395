package import Rules

/// The result of checking one file again.
package struct FileCheck: Hashable, Sendable {
  /// The findings of the file.
  package var findings: [ReportedFinding]
  /// All findings of the other files whose findings changed, by the paths that findings show; empty where none are
  /// left.
  package var others: [String: [ReportedFinding]]

  package init(findings: [ReportedFinding], others: [String: [ReportedFinding]]) {
    self.findings = findings
    self.others = others
  }
}
