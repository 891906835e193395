package import SourceModel

/// A finding with everything that a report shows.
package struct ReportedFinding: Hashable, Sendable, Codable {
  /// A related place.
  package struct Note: Hashable, Sendable, Codable {
    package var message: String
    package var path: String
    package var line: Int
    package var column: Int
    /// The range that it is about, for editors.
    package var range: SourceRange

    package init(message: String, path: String, line: Int, column: Int, range: SourceRange) {
      self.message = message
      self.path = path
      self.line = line
      self.column = column
      self.range = range
    }
  }

  /// The ID of the rule.
  package var rule: String
  package var severity: Severity
  /// The path relative to the folder of the run where possible, with `/` between its parts.
  package var path: String
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1 in Unicode code points.
  package var column: Int
  package var endLine: Int
  /// The column after the last code point.
  package var endColumn: Int
  /// The same range for editors: UTF-8 offsets, and lines and UTF-16 columns from 0.
  package var range: SourceRange
  package var message: String
  /// The name of the view model; nil for a finding about a file.
  package var viewModel: String?
  /// Whether the finding carries edits that fix it.
  package var fixable: Bool
  /// Why there is no fix, where the rule has one: a clause with names in quotes.
  package var refusal: String?
  /// The edits that fix it, or the reason why there are none; nil unless requested.
  ///
  /// `LintSettings.includesFixes` requests those of a whole run, and `Session.fix` those of one finding.
  package var fix: ReportedFix?
  /// What must hold in all files of the project for the fix to be made. Code that applies the fix or shows its edits
  /// checks them.
  package var conditions: [FixCondition] = []
  /// The trimmed text of the line, by which a baseline recognizes the finding.
  ///
  /// A line that is longer than `maximumContent` is cut there.
  package var content: String
  package var notes: [Note]

  /// The maximal number of bytes of a line that a finding keeps. A line of several megabytes may have thousands of
  /// findings.
  package static let maximumContent = 1_000

  package init(
    rule: String, severity: Severity, path: String, line: Int, column: Int, endLine: Int, endColumn: Int,
    range: SourceRange, message: String, viewModel: String?, fixable: Bool, refusal: String? = nil,
    fix: ReportedFix? = nil, content: String, notes: [Note]
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.range = range
    self.message = message
    self.viewModel = viewModel
    self.fixable = fixable
    self.refusal = refusal
    self.fix = fix
    self.content = content
    self.notes = notes
  }
}

extension ReportedFinding {
  /// The finding without its view model and its fix: equal for view models that share a protocol or a file.
  package var withoutViewModel: ReportedFinding {
    var finding = self
    finding.viewModel = nil
    finding.refusal = nil
    finding.fix = nil
    finding.conditions = []
    return finding
  }
}

extension ReportedFinding: Comparable {
  /// Orders findings by path, line and column, and those at one position by rule and message.
  package static func < (lhs: ReportedFinding, rhs: ReportedFinding) -> Bool {
    if lhs.path != rhs.path { return lhs.path < rhs.path }
    if lhs.line != rhs.line { return lhs.line < rhs.line }
    if lhs.column != rhs.column { return lhs.column < rhs.column }
    if lhs.rule != rhs.rule { return lhs.rule < rhs.rule }
    return lhs.message < rhs.message
  }
}
