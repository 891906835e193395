import Rules

/// The sentence that summarizes a run.
struct Summary {
  var report: LintReport

  /// Whether there is nothing to report.
  var isClean: Bool { self.report.findings.isEmpty }

  /// The findings with their positions and fixes.
  var text: String {
    var parts = [self.found + self.place]
    if self.report.outside > 0,
      !self.report.findings.contains(where: { $0.rule == Rule.outsideConvention.id })
    {
      let verb = self.report.outside == 1 ? "is" : "are"
      parts.append(
        "\(Self.count(self.report.outside, "view model")) \(verb) outside the convention: 'plumb lint --outside'"
      )
    }
    if self.report.baselined > 0 {
      parts.append("\(Self.count(self.report.baselined, "finding")) in the baseline")
    }
    return parts.joined(separator: "; ")
  }

  private var found: String {
    if self.isClean { return "no findings" }
    let severities = Severity.allCases.reversed().compactMap { severity in
      let count = self.report.count(of: severity)
      return count > 0 ? Self.count(count, severity.rawValue) : nil
    }
    if severities.count == 1 { return severities[0] }
    return "\(Self.count(self.report.findings.count, "finding")) (\(severities.joined(separator: ", ")))"
  }

  private var place: String {
    let files = Self.count(self.report.files, "file")
    // A file that does not parse has a finding and no view model.
    if self.report.viewModels == 0 && !self.isClean { return " in \(files)" }
    return " in \(Self.count(self.report.viewModels, "view model")) of \(files)"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
