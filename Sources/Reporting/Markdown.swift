import SourceModel

/// Markdown as GitHub and GitLab read it. A value is text: no heading, link, image, mention, reference or HTML.
enum Markdown: TextFormat {
  static func escaped(_ value: String) -> String {
    let line = PlainText.line(value.replacing("\n", with: " "))
    return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
      // What a site makes of a word is not changed by escapes, but by code.
      self.isReference(word) ? self.code(String(word)) : word.map(self.escaped).joined()
    }.joined(separator: " ")
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "\\", "`", "*", "_", "|", "[", "]", "#", "~", "$": "\\\(character)"
    default: String(character)
    }
  }

  /// Whether a site makes a link of a word: an address, a person, an issue, a commit.
  private static func isReference(_ word: Substring) -> Bool {
    let lower = word.lowercased()
    let bytes = lower.utf8
    // Most words are neither; this is quick.
    guard bytes.contains(where: { self.signs.contains($0) || self.isDigit($0) }) else { return false }
    if ["@", "://", "www.", "mailto:"].contains(where: lower.contains) { return true }
    for (first, second) in zip(bytes, bytes.dropFirst()) where self.marks.contains(first) {
      if self.isDigit(second) || self.isLetter(second) || second >= 0x80 { return true }
    }
    if let number = lower.firstRange(of: "gh-"), lower[number.upperBound...].first?.isNumber == true {
      return true
    }
    let inner = bytes.drop { !self.isDigit($0) && !self.isLetter($0) }.reversed()
      .drop { !self.isDigit($0) && !self.isLetter($0) }
    return (7...64).contains(inner.count) && inner.contains(where: self.isDigit)
      && inner.allSatisfy { self.isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
  }

  /// What references start with on one site or the other.
  private static let marks = Array("#!~$%&^".utf8)
  private static let signs = marks + Array("@:.".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  /// Code that is not read as Markdown, also in a cell of a table.
  static func code(_ text: String) -> String {
    let line = PlainText.line(text.replacing("\n", with: " ")).replacing("|", with: "\\|")
    guard !line.isEmpty else { return "" }
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return fence + space + line + space + fence
  }
}

extension FormattedText.StringInterpolation where Format == Markdown {
  /// Appends a name as code.
  mutating func appendInterpolation(code name: String) {
    self.appendInterpolation(markup: Markdown.code(name))
  }
}
