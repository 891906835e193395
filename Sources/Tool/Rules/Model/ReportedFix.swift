package import SourceModel

/// The fix of a reported finding.
package enum ReportedFix: Hashable, Sendable, Codable {
  /// Edits of one or more files, which are made together or not at all.
  case edits([FileEdits])
  /// There is no fix. The reason is a clause with names in quotes.
  case unavailable(reason: String)
}

/// The edits of one file that belong to a fix.
package struct FileEdits: Hashable, Sendable, Codable {
  /// The path of the file as findings show it.
  package var path: String
  /// The edits in ascending order. They do not overlap, and all ranges are those of the text before the fix.
  package var edits: [ReportedEdit]

  package init(path: String, edits: [ReportedEdit]) {
    self.path = path
    self.edits = edits
  }

  /// A text with the edits.
  ///
  /// - Parameter bytes: the text that the fix was made for.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
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

/// A range of a file and the text that replaces it.
package struct ReportedEdit: Hashable, Sendable, Codable {
  /// What is replaced; empty to insert.
  package var range: SourceRange
  package var replacement: String

  package init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
