import Scaffolding
import SourceModel

/// What the name of a port says, without what only its platform says.
struct PortMeaning: Hashable, Sendable {
  var role: PortRole
  /// Whether a Boolean says the opposite: hidden, not visible.
  var isNegative = false
  /// The meanings of its other words, each with how much it says.
  var words: [String: Double] = [:]

  /// - Parameter subject: the words of the name of the view model, which say little in the names of its ports.
  init(_ port: DescribedPort, subject: Set<String>) {
    var reading = NameReading(port)
    self.role = port.kind == .outputs ? reading.output(port) : reading.input(port)
    self.isNegative = reading.isNegative
    for (place, word) in reading.words.enumerated() {
      let meaning = reading.meaning(of: word, at: place)
      let isSubject = subject.contains { PortWords.likeness($0, meaning) > 0 }
      let weight =
        reading.weight(of: word, at: place, in: self.role)
        ?? (isSubject ? 0.45 : reading.typeWords.contains(meaning) ? 0.5 : 1)
      self.words[meaning] = max(self.words[meaning] ?? 0, weight)
    }
  }

  /// How alike the words of two names are, from 0 to 1.
  func likeness(to other: PortMeaning) -> Double {
    let own = self.words.values.reduce(0, +)
    let others = other.words.values.reduce(0, +)
    let isVague = !self.words.values.contains { $0 >= 0.5 } && !other.words.values.contains { $0 >= 0.5 }
    guard own + others > 0 else { return 1 }
    var shared = 0.0
    for (word, weight) in self.words {
      let best = other.words.map { (PortWords.likeness(word, $0.key), $0.value) }.max { $0.0 < $1.0 }
      if let (likeness, otherWeight) = best, likeness > 0 { shared += likeness * (weight + otherWeight) }
    }
    let likeness = min(1, shared / (own + others))
    // Where only words of the platform are left, the role says it.
    if isVague, likeness > 0 || ![.value, .visibility].contains(self.role) { return 0.7 + 0.3 * likeness }
    return likeness
  }
}
