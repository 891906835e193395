import Rules

/// The findings of one file.
struct FileFindings {
  var path: String
  var findings: [ReportedFinding]

  /// Groups findings by file, in the order of the first finding of each file.
  static func groups(of findings: [ReportedFinding]) -> [FileFindings] {
    var groups: [FileFindings] = []
    // Two files may have names that are equal strings with different bytes.
    var indices: [[UInt8]: Int] = [:]
    for finding in findings {
      let key = Array(finding.path.utf8)
      if let index = indices[key] {
        groups[index].findings.append(finding)
      } else {
        indices[key] = groups.count
        groups.append(FileFindings(path: finding.path, findings: [finding]))
      }
    }
    return groups
  }
}
