import SourceModel

/// A file of a run with its configuration.
struct RunFile: Sendable {
  /// The absolute path.
  var path: String
  /// The path as findings show it.
  var shownPath: String
  var configuration: Configuration
  /// Whether it is a link to a file outside of the folders that are searched.
  var leadsOut = false
  /// The text to use instead of the file on disk; nil to read the file.
  var text: [UInt8]?

  var language: Language { SourceReader.language(of: self.path) }
}
