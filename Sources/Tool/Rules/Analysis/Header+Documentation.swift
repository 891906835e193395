import SourceModel

extension Header {
  /// Whether a documentation comment says something: more than a reminder or the text of a template.
  func saysSomething(in language: Language) -> Bool {
    guard self.isDocumented(in: language), let text = self.documentation(in: language) else { return false }
    let decoration = language.profile.comments.decoration
    return text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.contains { line in
      let words = line.drop { Self.isSpace($0) || decoration.contains($0) }
      guard let first = words.first else { return false }
      // `{Alphabetized list of input functions with documentation}`, `<#Description#>`
      guard first != UInt8(ascii: "{"), first != UInt8(ascii: "<") || !words.starts(with: "<#".utf8) else {
        // A link in Java is written in braces as well.
        return words.starts(with: "{@".utf8)
      }
      let word = words.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: ":") }
      guard !["TODO", "FIXME", "TBD"].contains(String(decoding: word, as: UTF8.self).uppercased()) else {
        return false
      }
      guard words.contains(where: Self.isLetter) else { return false }
      return !self.isRepetition(of: words)
    }
  }

  /// Words that say nothing by themselves.
  private static let openings: Set = ["call", "called", "emit", "emits", "when"]

  /// Whether a line does not describe the port: a tag, the name again, or the start of a sentence, such as `Emits …`
  private func isRepetition(of line: Substring.UTF8View.SubSequence) -> Bool {
    let text = Substring(line)
    if text.hasPrefix("@see") || text.hasPrefix("- Returns:") || text.hasPrefix("- SeeAlso:") { return true }
    if self.isEmptyParameter(text) { return true }
    // Most lines are longer than any name.
    guard text.utf8.count <= 2 * self.name.text.utf8.count + 8 else { return false }
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    return words.joined() == self.name.text.lowercased() || words.allSatisfy(Self.openings.contains)
  }

  /// Whether a line names parameters and says nothing of them: `- Parameters:`, `- email:`, `@param email`.
  private func isEmptyParameter(_ line: Substring) -> Bool {
    guard line.hasPrefix("- ") || line.hasPrefix("@param") else { return false }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let keywords = ["param", "parameter", "parameters"]
    let isKeyword = words.first.map { keywords.contains($0.lowercased()) } ?? false
    return words.count <= (isKeyword ? 2 : 1) && (isKeyword || line.contains(":"))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Whether a byte is a letter, or belongs to a character outside of ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
