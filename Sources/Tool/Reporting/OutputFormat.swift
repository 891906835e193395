package import Rules
package import SourceModel

/// A format that findings are written in.
///
/// A format is one file, with its reporter and the value that names it, and an entry in `allCases`.
package struct OutputFormat: Hashable, Sendable, CaseIterable, RawRepresentable {
  /// The formats in the order of the help.
  package static let allCases: [OutputFormat] = [
    .text, .xcode, .json, .sarif, .checkstyle, .github, .gitlab, .junit,
  ]

  /// The name that the option `--format` takes.
  package let rawValue: String
  private let makeReporter: @Sendable (ReportSettings) -> any Reporter

  init(_ name: String, makeReporter: @escaping @Sendable (ReportSettings) -> any Reporter) {
    self.rawValue = name
    self.makeReporter = makeReporter
  }

  /// The format of a name; nil when there is none.
  package init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  /// The reporter that writes this format.
  package func reporter(_ settings: ReportSettings) -> any Reporter { self.makeReporter(settings) }
}

/// Turns the findings of a run into text.
package protocol Reporter: Sendable {
  /// The text of a report.
  ///
  /// It ends with a line break unless it is empty.
  func report(_ report: LintReport) -> OutputText
}
