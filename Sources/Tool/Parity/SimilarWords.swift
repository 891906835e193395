/// Words with weights, which are found by similar words: `backer` and `backing` have the same stem.
struct SimilarWords: Sendable {
  /// A similar word.
  struct Match {
    /// The similarity of the two, up to 1 for the word itself.
    var likeness: Double
    /// The weight of the word that was found.
    var weight: Double
  }

  let weights: [String: Double]
  /// The weights of words by their stems, and by their first letters.
  private var stems: [String: Double] = [:]
  private var beginnings: [String: Double] = [:]

  init(_ weights: [String: Double]) {
    self.weights = weights
    for (word, weight) in weights {
      self.stems[Self.stem(word), default: 0].formMaximum(weight)
      if let beginning = Self.beginning(of: word) {
        self.beginnings[beginning, default: 0].formMaximum(weight)
      }
    }
  }

  init(_ words: Set<String>) {
    self.init(Dictionary(uniqueKeysWithValues: words.map { ($0, 1) }))
  }

  var isEmpty: Bool { self.weights.isEmpty }

  func contains(_ word: String) -> Bool { self.weights[word] != nil }

  /// The most similar word; nil if none is similar.
  ///
  /// - Parameter synonyms: words with the same meaning as the given one.
  func match(_ word: String, synonyms: Set<String> = []) -> Match? {
    if let weight = self.weights[word] { return Match(likeness: 1, weight: weight) }
    let stem = Self.stem(word)
    let stems =
      stem.count > 3 ? [stem, "re" + stem, stem.hasPrefix("re") ? String(stem.dropFirst(2)) : stem] : []
    let alike = stems.compactMap { self.stems[$0] } + synonyms.compactMap { self.weights[$0] }
    if let weight = alike.max() { return Match(likeness: Weights.similarWord, weight: weight) }
    return Self.beginning(of: word).flatMap { self.beginnings[$0] }.map {
      Match(likeness: Weights.similarWord, weight: $0)
    }
  }

  /// The common beginning of words such as `response` and `respond`; nil for short words.
  private static func beginning(of word: String) -> String? { word.count > 6 ? String(word.prefix(6)) : nil }

  private static func stem(_ word: String) -> String {
    for ending in ["ation", "ing", "ers", "er", "ed"]
    where word.hasSuffix(ending) && word.count > ending.count + 2 {
      return String(word.dropLast(ending.count))
    }
    return word.hasSuffix("e") ? String(word.dropLast()) : word
  }
}

extension Double {
  fileprivate mutating func formMaximum(_ other: Double) { self = max(self, other) }
}
