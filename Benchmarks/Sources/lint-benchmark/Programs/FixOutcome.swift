/// What mending some files came to.
struct FixOutcome {
  var files: Int
  var before: ReportCounts
  var after: ReportCounts
  /// The number of files that changed.
  var changed: Int

  /// The findings in a file, on average.
  var findingsPerFile: Double { Double(self.before.findings.count) / Double(self.files) }

  /// The share of the findings that are gone, in percent.
  var mendedShare: Double {
    let before = Double(self.before.findings.count)
    return before > 0 ? (before - Double(self.after.findings.count)) / before * 100 : 0
  }

  var text: String {
    let fixable = self.before.findings.count(where: \.fixable)
    return "\(self.before.findings.count) findings, \(fixable) of them fixable; "
      + "\(self.changed) files are mended, \(self.after.findings.count) findings are left"
  }
}
