import SourceModel

/// The edits of one file that belong to a fix.
public struct FileEdits: Hashable, Sendable, Codable {
  /// The path of the file as findings show it.
  public var path: String
  /// The edits in ascending order. They do not overlap, and all ranges are those of the text before the fix.
  public var edits: [ReportedEdit]

  public init(path: String, edits: [ReportedEdit]) {
    self.path = path
    self.edits = edits
  }

  /// A text with the edits.
  ///
  /// - Parameter bytes: the text that the fix was made for.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    for edit in self.edits {
      let start = min(max(offset, edit.range.offsets.start), bytes.count)
      result += bytes[offset..<start]
      result += Array(edit.replacement.utf8)
      offset = min(max(start, edit.range.offsets.end), bytes.count)
    }
    return result + bytes[offset...]
  }
}
