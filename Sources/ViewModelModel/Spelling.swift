/// Tells slips of the finger.
enum Spelling {
  /// Whether a word becomes another by one letter inserted, removed, replaced, or swapped with its neighbour.
  static func isOneSlip(_ word: some StringProtocol, _ other: some StringProtocol) -> Bool {
    let (word, other) = (Array(word), Array(other))
    let start = zip(word, other).prefix { $0 == $1 }.count
    let (rest, otherRest) = (Array(word[start...]), Array(other[start...]))
    switch rest.count - otherRest.count {
    case 1: return Array(rest.dropFirst()) == otherRest
    case -1: return Array(otherRest.dropFirst()) == rest
    case 0:
      if rest.dropFirst() == otherRest.dropFirst() { return true }
      return rest.count >= 2 && rest[0] == otherRest[1] && rest[1] == otherRest[0]
        && rest.dropFirst(2) == otherRest.dropFirst(2)
    default: return false
    }
  }
}
