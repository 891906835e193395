import SourceModel

/// Markdown as GitHub and GitLab read it. A value is plain text: it cannot become a heading, link, image, mention,
/// reference or HTML.
enum Markdown: TextFormat {
  static func escaped(_ value: String) -> String {
    let line = PlainText.line(value.replacing("\n", with: " ")).unicodeScalars
    return line.split(omittingEmptySubsequences: false, whereSeparator: \.properties.isWhitespace).map {
      word in
      // Escapes do not stop a site from linking a word, but code does.
      self.isReference(Array(String(word).lowercased().utf8))
        ? self.code(String(word)) : word.map(self.escaped).joined()
    }.joined(separator: " ")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "\\", "`", "*", "_", "|", "[", "]", "#", "~", "$": "\\\(scalar)"
    default: String(scalar)
    }
  }

  /// Whether a site links a word: an address, a person, an issue, a commit.
  ///
  /// - Parameter bytes: the word in lower case.
  private static func isReference(_ bytes: [UInt8]) -> Bool {
    // Most words have neither signs nor digits, which is quick to check.
    guard bytes.contains(where: { self.signs.contains($0) || self.isDigit($0) }) else { return false }
    if ["@", "://", "www.", "mailto:"].contains(where: { bytes.holds(Array($0.utf8)) }) { return true }
    for (first, second) in zip(bytes, bytes.dropFirst()) where self.marks.contains(first) {
      if self.isDigit(second) || self.isLetter(second) || second >= 0x80 { return true }
    }
    if (0...9).contains(where: { bytes.holds(Array("gh-\($0)".utf8)) }) { return true }
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

  /// The text as code, which is not read as Markdown, even in a cell of a table.
  static func code(_ text: String) -> String {
    let line = PlainText.line(text.replacing("\n", with: " ")).unicodeScalars
      .map { $0 == "|" ? "\\|" : String($0) }.joined()
    guard !line.isEmpty else { return "" }
    let quote = UInt8(ascii: "`")
    let longest = line.utf8.split { $0 != quote }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = line.utf8.first == quote || line.utf8.last == quote ? " " : ""
    return fence + space + line + space + fence
  }
}

extension FormattedText.StringInterpolation where Format == Markdown {
  /// Appends a name as code.
  mutating func appendInterpolation(code name: String) {
    self.appendInterpolation(markup: Markdown.code(name))
  }
}
