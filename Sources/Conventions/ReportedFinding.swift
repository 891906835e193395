/// A finding with everything that a report shows.
public struct ReportedFinding: Hashable, Sendable, Codable {
  /// A related place.
  public struct Note: Hashable, Sendable, Codable {
    public var message: String
    public var path: String
    public var line: Int
    public var column: Int

    public init(message: String, path: String, line: Int, column: Int) {
      self.message = message
      self.path = path
      self.line = line
      self.column = column
    }
  }

  /// The ID of the rule.
  public var rule: String
  public var severity: Severity
  /// The path relative to the folder of the run where possible, with `/` between its parts.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in Unicode code points.
  public var column: Int
  public var endLine: Int
  /// The column after the last code point.
  public var endColumn: Int
  public var message: String
  /// The name of the view model; nil for a finding about a file.
  public var viewModel: String?
  /// Whether the finding carries the edits that mend it.
  public var fixable: Bool
  /// The text of the line without the space around it: what a baseline recognizes the finding by.
  ///
  /// Of a line that is longer than `maximumContent` it is the start.
  public var content: String
  public var notes: [Note]

  /// The bytes of a line that a finding keeps. Thousands of findings may stand in one line of megabytes.
  public static let maximumContent = 1_000

  public init(
    rule: String, severity: Severity, path: String, line: Int, column: Int, endLine: Int, endColumn: Int,
    message: String, viewModel: String?, fixable: Bool, content: String, notes: [Note]
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.message = message
    self.viewModel = viewModel
    self.fixable = fixable
    self.content = content
    self.notes = notes
  }
}

extension ReportedFinding {
  /// The finding without its view model: two that share a protocol or a file have it in common.
  public var withoutViewModel: ReportedFinding {
    var finding = self
    finding.viewModel = nil
    return finding
  }
}

extension ReportedFinding: Comparable {
  /// By path, line and column; what stands in one place by rule and message.
  public static func < (lhs: ReportedFinding, rhs: ReportedFinding) -> Bool {
    if lhs.path != rhs.path { return lhs.path < rhs.path }
    if lhs.line != rhs.line { return lhs.line < rhs.line }
    if lhs.column != rhs.column { return lhs.column < rhs.column }
    if lhs.rule != rhs.rule { return lhs.rule < rhs.rule }
    return lhs.message < rhs.message
  }
}
