import SourceModel

/// The words of a language that are not names, by their numbers.
struct Vocabulary: Sendable {
  let symbols: SymbolTable
  let meanings: [WordMeaning]
  /// The words that begin the head of a declaration or an import, by their first bytes.
  private let heads: [UInt8: [[UInt8]]]

  private static let all = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { ($0, Vocabulary($0.profile.tokens)) })

  static func of(_ language: Language) -> Vocabulary {
    self.all[language] ?? Vocabulary(language.profile.tokens)
  }

  func beginsHead(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    // No keyword is shorter than `enum` or longer than `associatedtype`.
    guard let first = word.first, word.count > 3, word.count < 15, let heads = self.heads[first] else {
      return false
    }
    return heads.contains { $0.count == word.count && $0.elementsEqual(word) }
  }

  private init(_ syntax: LexicalSyntax) {
    let words = syntax.words.flatMap { meaning, words in
      words.split(separator: " ").map { (meaning, String($0)) }
    }
    self.meanings = words.map(\.0)
    self.symbols = SymbolTable(words: words.map(\.1))
    self.heads = Dictionary(
      grouping: words.filter { [.type, .alias, .importing].contains($0.0) }.map { Array($0.1.utf8) },
      by: { $0.first ?? 0 })
  }
}
