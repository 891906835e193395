/// A range of a source file, in UTF-8 offsets and in lines and UTF-16 columns.
public struct SourceRange: Hashable, Sendable {
  /// The offsets in the bytes of the file, a byte order mark included.
  public var offsets: TextRange
  public var start: UTF16Position
  public var end: UTF16Position

  public init(offsets: TextRange, start: UTF16Position, end: UTF16Position) {
    self.offsets = offsets
    self.start = start
    self.end = end
  }
}

extension SourceRange: Codable {
  /// Reads a list of six numbers: the offsets, then the line and the column of the start and of the end.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.offsets = TextRange(try values.decode(Int.self), try values.decode(Int.self))
    self.start = UTF16Position(line: try values.decode(Int.self), column: try values.decode(Int.self))
    self.end = UTF16Position(line: try values.decode(Int.self), column: try values.decode(Int.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for number in [
      self.offsets.start, self.offsets.end, self.start.line, self.start.column, self.end.line,
      self.end.column,
    ] {
      try values.encode(number)
    }
  }
}
