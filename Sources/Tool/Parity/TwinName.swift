import SourceModel

/// The name of a view model without the words that are specific to its platform.
struct TwinName {
  /// The words for kinds of views, which are suffixes of names.
  private static let views: Set = [
    "cell", "holder", "fragment", "page", "row", "view", "stack", "activity", "screen", "item", "controller",
    "adapter",
  ]

  /// The meanings of the words of the name without `ViewModel`.
  let words: [String]
  /// These without the suffix for the kind of view.
  let subject: [String]

  init(_ name: String) {
    let suffix = "ViewModel"
    var subject = PortWords.of(name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name)
    self.words = subject.map(PortWords.meaning)
    while subject.count > 1, let last = subject.last, Self.views.contains(last) { subject.removeLast() }
    self.subject = subject.map(PortWords.meaning)
  }

  /// The share of the words that the two subjects have in common, from 0 to 1.
  ///
  /// If one name only adds words to the other, the result is 0.5.
  ///
  /// - Parameter counts: the number of view models whose names contain a word: common words have less weight.
  func likeness(to other: TwinName, _ counts: [String: Int]) -> Double {
    func weight(_ words: Set<String>) -> Double {
      words.reduce(0) { $0 + 1 / Double(counts[$1] ?? 1).squareRoot() }
    }
    let (own, others) = (Set(self.subject), Set(other.subject))
    if own == others { return 1 }
    if own.isSubset(of: others) || others.isSubset(of: own) { return 0.5 }
    return 2 * weight(own.intersection(others)) / (weight(own) + weight(others))
  }
}
