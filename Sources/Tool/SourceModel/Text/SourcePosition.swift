/// A position in a source file by line and column.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in Unicode code points.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
