extension String {
  /// The text with two spaces before each line that is not empty.
  var indented: String {
    self.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }

  /// The text with one space for each piece of white space.
  var onOneLine: String {
    self.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
