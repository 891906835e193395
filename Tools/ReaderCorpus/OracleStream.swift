import SourceModel

/// Reads what the oracle writes, as it comes.
package struct OracleStream {
  /// The bytes of a line whose end has not come.
  private var rest: [UInt8] = []
  private var file: FileFacts?

  package init() {}

  /// Takes the next bytes, and gives the files that end in them.
  package mutating func append(_ bytes: [UInt8]) throws(OracleError) -> [FileFacts] {
    var files: [FileFacts] = []
    self.rest += bytes
    var start = 0
    while let end = self.rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: self.rest[start..<end], as: UTF8.self)
      if let file = try self.read(line) { files.append(file) }
      start = end + 1
    }
    self.rest.removeFirst(start)
    return files
  }

  /// Tells that no more bytes come.
  package func finish() throws(OracleError) {
    guard self.file == nil, self.rest.isEmpty else { throw OracleError("the oracle stopped within a file") }
  }

  /// Reads a line; gives the file that it ends.
  private mutating func read(_ text: String) throws(OracleError) -> FileFacts? {
    var line = OracleLine(text)
    let kind = try line.text()
    if kind == "F" {
      self.file = FileFacts(path: try line.text())
      return nil
    }
    guard var file = self.file else { throw line.error }
    self.file = nil
    switch kind {
    case "P": file.packageName = try line.text()
    case "I":
      file.imports.append(
        ImportFacts(
          path: try line.text(), detail: try line.text(), range: try line.range()))
    case "D": file.declarations.append(try line.declaration())
    case "C": file.comments.append(CommentFacts(kind: try line.kind(), range: try line.range()))
    case "N":
      file.names.append(
        NameFacts(kind: try line.kind(), name: try line.text(), offset: try line.number()))
    case "X": file.problem = try line.text()
    case "E": return file
    default: throw line.error
    }
    self.file = file
    return nil
  }
}
