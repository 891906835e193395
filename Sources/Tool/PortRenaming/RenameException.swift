/// A line that a renaming does not change: `Login.swift:12`.
package struct RenameException: Hashable, Sendable, CustomStringConvertible {
  package var path: String
  package var line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// - Parameter text: the path and the number of the line, `Login.swift:12`.
  package init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), colon != text.startIndex,
      let line = Int(text[text.index(after: colon)...]), line > 0
    else { return nil }
    self.init(path: String(text[..<colon]), line: line)
  }

  package var description: String { "\(self.path):\(self.line)" }
}
