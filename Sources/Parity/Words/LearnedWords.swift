/// The words that two view models have for one thing, as the pairs so far show: `zipcode` and `postal`.
struct LearnedWords {
  /// The words of Android for a word of iOS.
  private var words: [String: Set<String>] = [:]

  /// Learns from a pair whose names differ in one word.
  ///
  /// - Returns: The two words, if they are new.
  mutating func learn(_ ios: PortMeaning, _ android: PortMeaning) -> (ios: String, android: String)? {
    let own = ios.words(besides: android)
    let others = android.words(besides: ios)
    guard own.count == 1, others.count == 1, let one = own.first, let other = others.first,
      self.words[one, default: []].insert(other).inserted
    else { return nil }
    return (one, other)
  }

  /// How alike a word of iOS and one of Android are, from 0 to 1.
  func likeness(_ ios: String, _ android: String) -> Double {
    let likeness = PortWords.likeness(ios, android)
    return likeness < 0.8 && self.words[ios]?.contains(android) == true ? 0.8 : likeness
  }
}
