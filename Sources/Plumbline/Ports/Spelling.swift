/// Finds the name that is meant where one is misspelled.
enum Spelling {
  /// The name that is spelled most like a word; nil when none is near enough.
  static func closest(to word: String, among names: [String]) -> String? {
    // A third of the letters may be wrong: more is another word.
    let limit = max(1, word.count / 3)
    let distances = names.map { (name: $0, distance: self.distance(word.lowercased(), $0.lowercased())) }
    return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// How many letters are to be inserted, removed, replaced to turn one word into another.
  ///
  /// The source is V. Levenshtein, "Binary codes capable of correcting deletions, insertions, and reversals", 1966.
  private static func distance(_ word: String, _ other: String) -> Int {
    let (word, other) = (Array(word), Array(other))
    var row = Array(0...other.count)
    for (index, letter) in word.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (position, otherLetter) in other.enumerated() {
        let above = row[position + 1]
        row[position + 1] =
          letter == otherLetter ? diagonal : Swift.min(diagonal, above, row[position]) + 1
        diagonal = above
      }
    }
    return row[other.count]
  }
}
