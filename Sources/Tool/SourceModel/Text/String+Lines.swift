extension String {
  /// The text without white space at its ends and at the ends of its lines, and without a byte order mark, which YAML
  /// does not preserve.
  package var trimmingLines: String {
    let text = String(self.unicodeScalars.drop { $0 == "\u{FEFF}" })
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let end = line.unicodeScalars.lastIndex { !$0.properties.isWhitespace }
      return end.map { String(line.unicodeScalars[...$0]) } ?? ""
    }
    let first = lines.firstIndex { !$0.isEmpty } ?? 0
    let last = lines.lastIndex { !$0.isEmpty } ?? 0
    return lines[first...max(first, last)].joined(separator: "\n")
  }
}
