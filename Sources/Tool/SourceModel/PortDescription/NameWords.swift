/// The words of names in camel case.
package enum NameWords {
  /// The words in the order written: `avatar`, `Image` and `URL` of `avatarImageURL`.
  package static func of(_ name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let previous = index > 0 ? characters[index - 1] : nil
      let startsWord =
        character == "_"
        || character.isUppercase
          && (previous?.isUppercase != true
            || next?.isLowercase == true
              && !self.isPlural(word + String(character), characters[(index + 1)...]))
      if startsWord, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character != "_" { word.append(character) }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static let configuring: Set = ["bind", "configure", "init", "initialize", "set"]

  /// Whether the name of an input says that it configures a view model, such as `configureWith`: the storage of the
  /// input is named after its argument.
  package static func areOfConfiguring(_ name: String) -> Bool {
    self.of(name).first.map(self.configuring.contains) ?? false
  }

  /// Whether an abbreviation and the following letter form a plural: `URL` and `s` in `URLsLoaded`.
  private static func isPlural(_ abbreviation: String, _ rest: ArraySlice<Character>) -> Bool {
    guard rest.first == "s", rest.dropFirst().first?.isLowercase != true else { return false }
    // In `errorURLIsHidden`, the capital letter before the `s` starts the word `Is`, and no name ends with it.
    let isWord = ["A", "I", "U"].contains(abbreviation.last) && rest.count > 1
    return !isWord || self.vowelAbbreviations.contains(abbreviation)
  }

  /// Abbreviations whose last letter and an `s` would form a word, such as `Is`.
  private static let vowelAbbreviations: Set = ["AI", "API", "GUI", "UI", "URI"]

  /// Whether a word is an abbreviation in the plural: `URLs`.
  private static func isPluralAbbreviation(_ word: String) -> Bool {
    word.count > 2 && word.last == "s" && word.dropLast().allSatisfy(\.isUppercase)
  }

  /// A name of several words, the first of which starts with a lowercase letter.
  package static func joined(_ words: some Sequence<String>) -> String {
    var name = ""
    for word in words { name += name.isEmpty ? self.lowercasingFirst(word) : self.uppercasingFirst(word) }
    return name
  }

  /// A word with a small letter at its start; an abbreviation gets small letters throughout.
  package static func lowercasingFirst(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase || $0.isNumber }
    if capitals.count > 1, capitals.count == word.count || self.isPluralAbbreviation(word) {
      return word.lowercased()
    }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  package static func uppercasingFirst(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words of a name as in a sentence: `avatar image URL`.
  package static func sentence(_ words: some Sequence<String>) -> String {
    words.map { word in
      let isAbbreviation = word.count > 1 && word == word.uppercased() || self.isPluralAbbreviation(word)
      return isAbbreviation ? word : word.lowercased()
    }.joined(separator: " ")
  }
}
