/// Detects typing errors.
enum Spelling {
  /// Whether a word becomes another by one letter inserted, removed, replaced, or swapped with the one beside it.
  static func isOneSlip(_ word: String, _ other: String) -> Bool {
    EditDistance.between(word, other) <= 1 || self.isOneSwap(Array(word), Array(other))
  }

  private static func isOneSwap(_ word: [Character], _ other: [Character]) -> Bool {
    guard word.count == other.count else { return false }
    let places = word.indices.filter { word[$0] != other[$0] }
    guard places.count == 2, places[0] + 1 == places[1] else { return false }
    return word[places[0]] == other[places[1]] && word[places[1]] == other[places[0]]
  }
}
