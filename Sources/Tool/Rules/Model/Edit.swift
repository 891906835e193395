public import SourceModel

/// A change of source text that fixes a finding.
public struct Edit: Hashable, Sendable {
  /// The replaced range; empty to insert.
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
