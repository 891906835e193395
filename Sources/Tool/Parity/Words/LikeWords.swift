/// Words with weights, which are found by similar words: `backer` and `backing` have the same stem.
struct LikeWords: Hashable, Sendable {
  /// A similar word.
  struct Match {
    /// The similarity of the two, up to 1 for the word itself.
    var likeness: Double
    /// The weight of the word that was found.
    var weight: Double
  }

  private let weights: [String: Double]
  /// The weights of words by their stems, and by their first letters.
  private var stems: [String: Double] = [:]
  private var beginnings: [String: Double] = [:]

  init(_ weights: [String: Double] = [:]) {
    self.weights = weights
    for (word, weight) in weights {
      let stem = PortWords.stem(word)
      self.stems[stem] = max(self.stems[stem] ?? 0, weight)
      if let beginning = PortWords.beginning(of: word) {
        self.beginnings[beginning] = max(self.beginnings[beginning] ?? 0, weight)
      }
    }
  }

  init(_ words: Set<String>) {
    self.init(Dictionary(uniqueKeysWithValues: words.map { ($0, 1) }))
  }

  var words: Dictionary<String, Double>.Keys { self.weights.keys }
  var isEmpty: Bool { self.weights.isEmpty }
  var count: Int { self.weights.count }

  func contains(_ word: String) -> Bool { self.weights[word] != nil }

  /// The most similar word; nil if none is similar.
  ///
  /// - Parameter isFirst: whether the given word is the first of the two.
  func match(_ word: String, isFirst: Bool = true) -> Match? {
    if let weight = self.weights[word] { return Match(likeness: 1, weight: weight) }
    let own = PortWords.stem(word)
    var stems = [own, "re" + own]
    if own.hasPrefix("re") { stems.append(String(own.dropFirst(2))) }
    // The stem of the first word must be long enough.
    let alike = stems.filter { (isFirst ? own : $0).count > 3 }.compactMap { self.stems[$0] }.max()
    if let alike { return Match(likeness: 0.8, weight: alike) }
    return PortWords.beginning(of: word).flatMap { self.beginnings[$0] }.map {
      Match(likeness: 0.7, weight: $0)
    }
  }
}
