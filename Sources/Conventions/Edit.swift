public import ViewModelModel

/// A change of source text that mends a finding.
public struct Edit: Hashable, Sendable {
  /// What is replaced; empty to insert.
  public var range: TextRange
  public var replacement: String

  public init(replacing range: TextRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  public init(inserting text: String, at offset: Int) {
    self.init(replacing: TextRange(offset, offset), with: text)
  }
}
