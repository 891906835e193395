/// Words with weights, which are found by words with the same beginning as well: `respond` and `response`.
struct WeightedWords: Sendable {
  struct Match {
    /// The likeness of the two words, up to 1 for equal ones.
    var likeness: Double
    /// The weight of the word that was found.
    var weight: Double
  }

  let weights: [String: Double]
  let total: Double
  private let beginnings: [String: Double]

  init(_ weights: [String: Double]) {
    self.weights = weights
    self.total = weights.values.sorted().reduce(0, +)
    self.beginnings = Dictionary(
      weights.compactMap { word, weight in Self.beginning(of: word).map { ($0, weight) } },
      uniquingKeysWith: max)
  }

  init(_ words: Set<String>) {
    self.init(Dictionary(uniqueKeysWithValues: words.map { ($0, 1) }))
  }

  func has(_ word: String) -> Bool { self.weights[word] != nil }

  /// The word itself or a similar one; nil if there is none.
  func match(_ word: String) -> Match? {
    if let weight = self.weights[word] { return Match(likeness: 1, weight: weight) }
    return Self.beginning(of: word).flatMap { self.beginnings[$0] }.map {
      Match(likeness: PortLikeness.similarWord, weight: $0)
    }
  }

  private static func beginning(of word: String) -> String? { word.count > 4 ? String(word.prefix(5)) : nil }
}
