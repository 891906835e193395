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
      return words.contains { Self.isLetter($0) }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Whether a byte is a letter, or belongs to a character outside of ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
