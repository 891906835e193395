import SourceModel

/// The words of a language that are not names, by their numbers.
struct Vocabulary: Sendable {
  let symbols: SymbolTable
  let meanings: [WordMeaning]

  private static let all = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { ($0, Vocabulary($0.profile.tokens)) })

  static func of(_ language: Language) -> Vocabulary {
    self.all[language] ?? Vocabulary(language.profile.tokens)
  }

  private init(_ syntax: LexicalSyntax) {
    let words = syntax.words.flatMap { meaning, words in
      words.split(separator: " ").map { (meaning, String($0)) }
    }
    self.meanings = words.map(\.0)
    self.symbols = SymbolTable(words: words.map(\.1))
  }
}
