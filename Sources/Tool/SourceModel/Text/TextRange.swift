/// A half-open range of UTF-8 offsets in a source file.
public struct TextRange: Hashable, Sendable {
  /// The offset of the first byte, counted from 0.
  public var start: Int
  /// The offset after the last byte.
  public var end: Int

  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// Whether the other range lies within this one.
  public func contains(_ other: TextRange) -> Bool {
    self.start <= other.start && other.end <= self.end
  }
}
