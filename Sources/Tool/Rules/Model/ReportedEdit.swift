public import SourceModel

/// A range of a file and the text that replaces it.
public struct ReportedEdit: Hashable, Sendable, Codable {
  /// What is replaced; empty to insert.
  public var range: SourceRange
  public var replacement: String

  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
