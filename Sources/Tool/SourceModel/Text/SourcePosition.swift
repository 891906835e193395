/// A position in a source file by line and column.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1 in Unicode code points.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// A position in a source file as the Language Server Protocol counts it.
package struct UTF16Position: Hashable, Sendable, Comparable {
  /// The line, counted from 0.
  package var line: Int
  /// The UTF-16 code units before it on its line. A byte order mark is not counted.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (lhs: UTF16Position, rhs: UTF16Position) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// A half-open range of UTF-8 offsets in a source file.
package struct TextRange: Hashable, Sendable {
  /// The offset of the first byte, counted from 0.
  package var start: Int
  /// The offset after the last byte.
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// Whether the other range lies within this one.
  package func contains(_ other: TextRange) -> Bool {
    self.start <= other.start && other.end <= self.end
  }
}

/// A range of a source file, in UTF-8 offsets and in lines and UTF-16 columns.
package struct SourceRange: Hashable, Sendable {
  /// The offsets in the bytes of the file, a byte order mark included.
  package var offsets: TextRange
  package var start: UTF16Position
  package var end: UTF16Position

  package init(offsets: TextRange, start: UTF16Position, end: UTF16Position) {
    self.offsets = offsets
    self.start = start
    self.end = end
  }
}

extension SourceRange: Codable {
  /// Reads a list of six numbers: the offsets, then the line and the column of the start and of the end.
  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.offsets = TextRange(try values.decode(Int.self), try values.decode(Int.self))
    self.start = UTF16Position(line: try values.decode(Int.self), column: try values.decode(Int.self))
    self.end = UTF16Position(line: try values.decode(Int.self), column: try values.decode(Int.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for number in [
      self.offsets.start, self.offsets.end, self.start.line, self.start.column, self.end.line,
      self.end.column,
    ] {
      try values.encode(number)
    }
  }
}
