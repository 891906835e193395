/// A format that findings are written in.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// For a person: colours and code frames.
  case text
  /// A line a finding, as Xcode and most editors read it.
  case xcode
  /// The tool's own machine-readable format.
  case json
  /// The Static Analysis Results Interchange Format 2.1.0.
  case sarif
  /// The XML of Checkstyle.
  case checkstyle
  /// Workflow commands of GitHub Actions, which become annotations.
  case github
  /// A Code Quality report of GitLab.
  case gitlab
  /// The XML of JUnit, with a failed test case a finding.
  case junit

  /// The reporter that writes this format.
  public func reporter(_ settings: ReportSettings) -> any Reporter {
    switch self {
    case .text: TextReporter(settings: settings)
    case .xcode: XcodeReporter()
    case .json: JSONReporter()
    case .sarif: SARIFReporter(settings: settings)
    case .checkstyle: CheckstyleReporter()
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter()
    case .junit: JUnitReporter()
    }
  }
}
