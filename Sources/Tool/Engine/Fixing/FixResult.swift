public import Rules

/// The result of a run of the fixer. No file is written yet.
public struct FixResult: Sendable {
  /// A file whose text changes.
  public struct Change: Sendable {
    /// The absolute path.
    public var path: String
    /// The path as findings show it.
    public var shownPath: String
    public var old: [UInt8]
    public var new: [UInt8]
    /// The number of findings that were fixed, by their rules.
    public var fixed: [String: Int]
    /// Whether the text is that of standard input and not of a file.
    public var isStandardInput: Bool
  }

  /// Why the file of a link that leads out of the searched folders is not changed.
  public static let outside = "the link leads out of the searched folders; name the file that it leads to"

  /// The files that change, by the paths that findings show.
  public var changes: [Change]
  /// The findings of a run of the linter after the changes.
  public var left: LintResult
  /// Why findings that are left were not fixed, by the findings.
  public var refusals: [ReportedFinding: String]
  /// The suppressions and baselines.
  public var baselines: Baselines
  /// The temporary files that the search came across: those of killed processes are removed when the files are written.
  var temporaryFiles: [String] = []
}
