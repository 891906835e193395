/// Suggestions for misspelled names.
enum Spelling {
  /// The name that is spelled most like a word, or nil if none is similar.
  static func closest(to word: String, among names: [String]) -> String? {
    // At most a third of the letters may differ.
    let limit = max(1, word.count / 3)
    let distances = names.map { (name: $0, distance: self.distance(word.lowercased(), $0.lowercased())) }
    return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// The number of letters that differ. A replaced letter is an insertion and a removal, which count as one difference.
  private static func distance(_ word: String, _ other: String) -> Int {
    let difference = Array(other).difference(from: Array(word))
    return max(difference.insertions.count, difference.removals.count)
  }
}
