import Scaffolding
import SourceModel

/// The meaning of a port's name, without what is specific to its platform.
struct PortMeaning: Hashable, Sendable {
  var role: PortRole
  /// Whether a Boolean is inverted: hidden instead of visible.
  var isNegative = false
  /// The meanings of its other words, each with its weight.
  private(set) var words: [String: Double] = [:]
  private let like: LikeWords

  /// - Parameter subject: the words of the name of the view model, which have little weight in the names of its ports.
  init(_ port: DescribedPort, subject: LikeWords) {
    var reading = NameReading(port, subject: subject)
    self.role = port.kind == .outputs ? reading.output(port) : reading.input(port)
    self.isNegative = reading.isNegative
    var words: [String: Double] = [:]
    for (place, word) in reading.words.enumerated() {
      let meaning = reading.meaning(of: word, at: place)
      let isSubject = subject.match(meaning, isFirst: false) != nil
      let weight =
        reading.weight(of: word, at: place, in: self.role)
        ?? (isSubject ? 0.45 : reading.typeWords.contains(meaning) ? 0.35 : 1)
      words[meaning] = max(words[meaning] ?? 0, weight)
    }
    // If the name says nothing else, `title` is the value, and not one of several labels.
    if words["title"] != nil, words.values.allSatisfy({ $0 < Self.vague }) { words["title"] = 1 }
    self.words = words
    self.like = LikeWords(words)
  }

  /// Whether only words of the platform and of the view model's name are left.
  var isVague: Bool { self.words.values.allSatisfy { $0 < Self.vague } }

  /// The weight from which a word is specific.
  private static let vague = 0.5

  /// Whether it is the URL of an image.
  var isOfImage: Bool { self.words["image"] != nil || self.words["avatar"] != nil }

  /// The specific words that the other name does not have.
  func words(besides other: PortMeaning) -> Set<String> {
    Set(
      self.words.filter { word in
        word.value > 0.5 && other.like.match(word.key) == nil
      }.keys)
  }

  /// The weight of the words of the name, reduced for those in the other port's documentation.
  private func weight(besides other: PortMeaning, _ documentation: LikeWords) -> Double {
    self.words.reduce(0) { sum, word in
      let isDocumented = other.words[word.key] == nil && documentation.contains(word.key)
      return sum + word.value * (isDocumented ? 0.4 : 1)
    }
  }

  /// The similarity of the words of two names, from 0 to 1.
  ///
  /// - Parameters:
  ///   - documentation: the words of the documentation of this port.
  ///   - otherDocumentation: the words of the documentation of the other port.
  ///   - learned: the words that the two view models use for the same thing.
  func likeness(
    to other: PortMeaning, documentation: LikeWords = LikeWords(),
    otherDocumentation: LikeWords = LikeWords(),
    learned: LearnedWords = LearnedWords()
  ) -> Double {
    let own = self.weight(besides: other, otherDocumentation)
    let others = other.weight(besides: self, documentation)
    let isVague = self.isVague && other.isVague
    guard own + others > 0 else { return 1 }
    var shared = 0.0
    for (word, weight) in self.words {
      if let match = learned.match(word, in: other.like) {
        shared += match.likeness * (weight + match.weight)
      }
    }
    // A port that closes something differs from one that does not.
    let isOpposite =
      [.tap, .event].contains(self.role) && (self.words["close"] == nil) != (other.words["close"] == nil)
    var likeness = min(1, shared / (own + others)) * (isOpposite ? 0.6 : 1)
    // Accessibility hints are specific to a platform.
    if (self.words["accessibility"] == nil) != (other.words["accessibility"] == nil) { likeness *= 0.6 }
    // Two buttons for the same thing do different things to it: `saveOrder`, `deleteOrder`.
    if self.role == .tap, other.role == .tap, !self.words(besides: other).isEmpty,
      !other.words(besides: self).isEmpty, likeness < 0.7
    {
      likeness *= 0.85
    }
    // If only words of the platform are left, the role decides.
    if isVague, likeness > 0 || ![.value, .visibility].contains(self.role) { return 0.7 + 0.3 * likeness }
    // `error` may be any error, if there is no other.
    let isBare =
      self.role == .leaving ? self.words.isEmpty || other.words.isEmpty : self.isVague || other.isVague
    if self.role.agreement(with: other.role) >= 0.65, self.role.isRare, other.role.isRare, isBare {
      return max(0.35, likeness)
    }
    return likeness
  }
}
