extension String {
  /// The names between the dots of a path.
  package var pathNames: [String] {
    // Few paths contain a dot, and iterating over characters is slow.
    guard self.utf8.contains(UInt8(ascii: ".")) else { return self.isEmpty ? [] : [self] }
    return self.split(separator: ".").map(String.init)
  }

  /// The last name of a path.
  package var lastPathName: String {
    guard let dot = self.utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    let name = self.utf8[self.utf8.index(after: dot)...]
    return name.isEmpty ? self.pathNames.last ?? self : String(Substring(name))
  }
}

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
