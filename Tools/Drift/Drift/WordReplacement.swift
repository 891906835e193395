/// Finds and replaces whole words.
enum WordReplacement {
  private static func isWord(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || character == "_"
  }

  /// Replaces a word wherever it stands.
  ///
  /// - Parameter isMeant: tells by the text before it and behind it whether one is replaced.
  static func replace(
    _ word: String, with replacement: String, in text: String, isMeant: (Substring, Substring) -> Bool
  ) -> String {
    var result = ""
    var start = text.startIndex
    for range in text.ranges(of: word) {
      let (before, after) = (text[..<range.lowerBound], text[range.upperBound...])
      guard !self.isWord(before.last), !self.isWord(after.first), isMeant(before, after) else { continue }
      result += text[start..<range.lowerBound] + replacement
      start = range.upperBound
    }
    return result + text[start...]
  }

  /// The first place of a word.
  static func first(_ word: String, in text: String) -> Range<String.Index>? {
    text.ranges(of: word).first { range in
      !self.isWord(text[..<range.lowerBound].last) && !self.isWord(text[range.upperBound...].first)
    }
  }

  /// Takes a prefix of names away.
  ///
  /// - Parameter isMeant: tells by the name and the number of braces around it whether the prefix goes.
  static func strip(_ prefix: String, in text: String, isMeant: (String, Int) -> Bool) -> String {
    var result = ""
    var start = text.startIndex
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      let last = index > text.startIndex ? text[text.index(before: index)] : nil
      if text[index...].hasPrefix(prefix), !self.isWord(last), last != "." {
        let end = text.index(index, offsetBy: prefix.count)
        let name = String(text[end...].prefix { self.isWord($0) })
        if isMeant(name, depth) {
          result += text[start..<index]
          start = end
        }
        index = end
        continue
      }
      index = text.index(after: index)
    }
    return result + text[start...]
  }
}
