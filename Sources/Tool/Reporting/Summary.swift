package import Rules

/// The sentence that summarizes a run: what was read, what was found, and what can be done about it.
package struct Summary {
  var report: LintReport

  package init(_ report: LintReport) { self.report = report }

  package var text: String {
    var text = "\(self.place): \(self.found)"
    let fixable = self.report.findings.count { $0.fixable && $0.severity > .note }
    if fixable > 0 { text += ", \(fixable) can be fixed with 'plumb fix'" }
    if self.report.baselined > 0 {
      text += "; \(Self.count(self.report.baselined, "finding")) in the baseline"
    }
    return text
  }

  private var found: String {
    if self.report.findings.isEmpty { return "no findings" }
    let severities = Severity.allCases.reversed().compactMap { severity in
      let count = self.report.count(of: severity)
      return count > 0 ? Self.count(count, severity.rawValue) : nil
    }
    if severities.count == 1 { return severities[0] }
    return "\(Self.count(self.report.findings.count, "finding")) (\(severities.joined(separator: ", ")))"
  }

  private var place: String {
    let place =
      "\(Self.count(self.report.files, "file")), \(Self.count(self.report.viewModels, "view model")) recognized"
      + self.forms
    guard self.report.outside > 0 else { return place }
    let isListed = self.report.findings.contains { $0.rule == Rule.outsideConvention.id }
    return place + ", \(self.report.outside) outside the convention"
      + (isListed ? "" : " ('plumb lint --outside' lists them)")
  }

  /// How many of the view models are of forms other than those of the conventions: ` (2 @Observable)`.
  private var forms: String {
    guard !self.report.forms.isEmpty else { return "" }
    let counts = self.report.forms.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return " (\(counts.joined(separator: ", ")))"
  }

  /// A count of things: `1 file`, `2 files`.
  package static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
