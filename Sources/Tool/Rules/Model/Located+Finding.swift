import SourceModel

extension Located {
  /// A finding in the file of the value.
  func finding(_ message: String, at range: TextRange, edits: [Edit] = []) -> Finding {
    Finding(message, path: self.path, range: range, edits: edits)
  }
}
