/// A position in a source file as the Language Server Protocol counts it.
public struct UTF16Position: Hashable, Sendable, Comparable {
  /// The line, counted from 0.
  public var line: Int
  /// The UTF-16 code units before it on its line. A byte order mark is not counted.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (lhs: UTF16Position, rhs: UTF16Position) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
