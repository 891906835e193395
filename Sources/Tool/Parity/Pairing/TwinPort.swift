import Scaffolding
import SourceModel

/// A port of one platform, with the facts that pairing needs.
struct TwinPort {
  let described: DescribedPort
  let meaning: PortMeaning
  /// The words of its documentation, without filler words.
  let documentation: LikeWords
  /// The type of the parameters of an input, or of the values of an output.
  let type: TwinType

  init(_ described: DescribedPort, subject: LikeWords) {
    self.described = described
    self.meaning = PortMeaning(described, subject: subject)
    self.documentation = LikeWords(described.documentation.map(PortWords.ofDocumentation) ?? [])
    self.type =
      described.kind == .outputs
      ? TwinType(described.value.map { [$0] } ?? []) : TwinType(described.parameters)
  }

  var name: String { self.described.name }

  /// The purpose of the port, if a view model rarely has two ports with it; nil for common purposes.
  var rareKind: String? {
    let role = self.meaning.role
    if role == .value { return self.type.shape ?? (self.meaning.isOfImage ? "image" : nil) }
    // `emailErrorIsVisible` is one of several such outputs.
    return role.isRare && !(role == .error && self.type.isBoolean) ? role.rawValue : nil
  }

  /// Whether both are outputs, or neither is: Java has an input for an action.
  func isSideOf(_ other: TwinPort) -> Bool {
    (self.described.kind == .outputs) == (other.described.kind == .outputs)
  }

  /// The likelihood that the two are the same port, from 0 to 1.
  func likeness(to other: TwinPort, _ learned: LearnedWords = LearnedWords()) -> Double {
    let role = self.meaning.role.agreement(with: other.meaning.role)
    guard role > 0 else { return 0 }
    var words = self.meaning.likeness(
      to: other.meaning, documentation: self.documentation, otherDocumentation: other.documentation,
      learned: learned)
    let type = self.type.likeness(to: other.type)
    if self.meaning.role == .value, other.meaning.role == .value, self.type == other.type, self.type.isModel,
      self.meaning.isVague, other.meaning.isVague
    {
      words = max(words, 0.7)
    }
    // A stream of `Void` is not a displayed value, and an input that receives a result is not the tap that requests it.
    let roles: Set = [self.meaning.role, other.meaning.role]
    let isMoment =
      [[.value], [.tap, .event], [.dialog, .error]].contains(roles) && self.type.isEmpty != other.type.isEmpty
    // The model that a view displays has one type.
    let isOtherModel =
      roles == [.configuration] && !self.type.isEmpty && !other.type.isEmpty
      && self.type.words.isDisjoint(with: other.type.words)
    if isOtherModel, self.name != other.name { return 0 }
    let kind = isMoment || self.type.isOtherKind(than: other.type) ? 0.8 : 1
    return kind * self.likeness(to: other, words * role, type)
  }

  private func likeness(to other: TwinPort, _ name: Double, _ type: Double) -> Double {
    guard !self.documentation.isEmpty, !other.documentation.isEmpty else {
      return 0.85 * name + 0.15 * type
    }
    return 0.65 * name + 0.2 * self.documentationLikeness(to: other) + 0.15 * type
  }

  /// The share of the words that the documentation has in common, from 0 to 1.
  func documentationLikeness(to other: TwinPort) -> Double {
    let shared = self.documentation.words.reduce(0.0) { sum, word in
      sum + (other.documentation.match(word)?.likeness ?? 0)
    }
    return min(1, 2 * shared / Double(max(1, self.documentation.count + other.documentation.count)))
  }
}
