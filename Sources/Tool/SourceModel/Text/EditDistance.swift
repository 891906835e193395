/// How many letters are to be inserted, removed or replaced to turn one word into another.
///
/// The source is V. Levenshtein, "Binary codes capable of correcting deletions, insertions, and reversals", 1966.
package enum EditDistance {
  /// The word that is nearest to another one; nil when none is near enough.
  ///
  /// - Parameter limit: the maximal distance.
  package static func nearest(
    to word: String, among words: some Sequence<String>, atMost limit: Int = 2
  ) -> String? {
    // A word that is much longer or shorter is too far, so its distance is not computed.
    let length = word.count
    let distances = words.filter { abs($0.count - length) <= limit }
      .map { (word: $0, distance: self.between(word, $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= limit ? best.word : nil
  }

  package static func between(_ word: String, _ other: String) -> Int {
    let (word, other) = (Array(word), Array(other))
    var row = Array(0...other.count)
    for (index, letter) in word.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (position, otherLetter) in other.enumerated() {
        let above = row[position + 1]
        row[position + 1] =
          letter == otherLetter ? diagonal : min(diagonal, above, row[position]) + 1
        diagonal = above
      }
    }
    return row[other.count]
  }
}

/// Detects typing errors.
package enum Spelling {
  /// Whether a word becomes another by one letter inserted, removed, replaced, or swapped with the one beside it.
  package static func isOneSlip(_ word: String, _ other: String) -> Bool {
    EditDistance.between(word, other) <= 1 || self.isOneSwap(Array(word), Array(other))
  }

  private static func isOneSwap(_ word: [Character], _ other: [Character]) -> Bool {
    guard word.count == other.count else { return false }
    let places = word.indices.filter { word[$0] != other[$0] }
    guard places.count == 2, places[0] + 1 == places[1] else { return false }
    return word[places[0]] == other[places[1]] && word[places[1]] == other[places[0]]
  }
}
