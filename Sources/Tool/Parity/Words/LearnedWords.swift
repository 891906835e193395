/// The words that two view models use for the same thing, learned from the pairs so far: `zipcode` and `postal`.
struct LearnedWords {
  /// The Android words for an iOS word.
  private var words: [String: Set<String>] = [:]

  /// Learns from a pair whose names differ in one word.
  ///
  /// - Returns: The two words, if the pair is new.
  mutating func learn(_ ios: PortMeaning, _ android: PortMeaning) -> (ios: String, android: String)? {
    let own = ios.words(besides: android)
    let others = android.words(besides: ios)
    guard own.count == 1, others.count == 1, let one = own.first, let other = others.first,
      self.words[one, default: []].insert(other).inserted
    else { return nil }
    return (one, other)
  }

  /// The Android word that is most similar to an iOS word; nil if none is similar.
  func match(_ ios: String, in android: LikeWords) -> LikeWords.Match? {
    let match = android.match(ios)
    guard match.map({ $0.likeness < 0.8 }) ?? true else { return match }
    let learned = self.words[ios]?.compactMap { word in android.contains(word) ? android.match(word) : nil }
    let weight = learned?.map(\.weight).max()
    return weight.map { LikeWords.Match(likeness: 0.8, weight: $0) } ?? match
  }
}
