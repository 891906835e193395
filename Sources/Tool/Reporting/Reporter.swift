package import Rules
package import SourceModel

/// Turns the findings of a run into text.
package protocol Reporter: Sendable {
  /// The text of a report.
  ///
  /// It ends with a line break unless it is empty.
  func report(_ report: LintReport) -> OutputText
}
