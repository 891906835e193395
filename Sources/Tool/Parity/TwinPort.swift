import Scaffolding
import SourceModel

/// A port of one platform, with the facts that pairing needs.
struct TwinPort {
  let described: DescribedPort
  let role: PortRole
  /// Whether a Boolean is inverted: hidden instead of visible.
  let isNegative: Bool
  /// The meanings of the words of its name that do not say its role, with their weights.
  let words: SimilarWords
  /// The words of its documentation, without filler words.
  let documentation: SimilarWords
  /// The type of the parameters of an input, or of the values of an output.
  let type: TwinType
  /// Whether only words of the platform and of the view model's name are left.
  let isVague: Bool

  /// - Parameter subject: the words of the name of the view model, which have little weight in the names of its ports.
  init(_ described: DescribedPort, subject: SimilarWords) {
    self.described = described
    let name = PortName(described, subject: subject)
    self.role = name.role
    self.isNegative = name.isNegative
    self.words = SimilarWords(name.weights)
    self.isVague = self.words.weights.values.allSatisfy { $0 < Weights.vague }
    self.documentation = SimilarWords(described.documentation.map(PortWords.ofDocumentation) ?? [])
    self.type = TwinType(
      described.kind == .outputs ? described.value.map { [$0] } ?? [] : described.parameters)
  }

  var id: ObjectIdentifier { ObjectIdentifier(self.described.port) }
  var name: String { self.described.name }
  /// Java has an input for an action.
  var isOutput: Bool { self.described.kind == .outputs }

  /// The purpose of the port, if a view model rarely has two ports with it; nil for common purposes.
  var rareKind: String? {
    if self.role == .value {
      return self.type.isList
        ? "list" : self.words.contains("image") || self.words.contains("avatar") ? "image" : nil
    }
    // `emailErrorIsVisible` is one of several such outputs.
    return self.role.isRare && !(self.role == .error && self.type.isBoolean) ? self.role.rawValue : nil
  }

  /// How compatible the roles are, from 0 to 1.
  func roleAgreement(with other: TwinPort) -> Double {
    self.isOutput == other.isOutput ? self.role.agreement(with: other.role) : 0
  }

  /// The specific words of the name that the other name does not have.
  func words(besides other: TwinPort) -> [String] {
    self.words.weights.filter { $0.value > Weights.vague && other.words.match($0.key) == nil }.map(\.key)
  }

  // MARK: Likeness

  /// The likelihood that the two are the same port, from 0 to 1.
  ///
  /// - Parameter learned: the words on Android for a word on iOS.
  func likeness(to other: TwinPort, learned: [String: Set<String>] = [:]) -> Double {
    let agreement = self.roleAgreement(with: other)
    guard agreement > 0 else { return 0 }
    let roles: Set = [self.role, other.role]
    // The model that a view displays has one type.
    let isOtherModel =
      roles == [.configuration] && !self.type.isEmpty && !other.type.isEmpty
      && self.type.words.isDisjoint(with: other.type.words)
    if isOtherModel, self.name != other.name { return 0 }
    var name = self.nameLikeness(to: other, learned)
    if roles == [.value], self.type == other.type, self.type.isModel, self.isVague, other.isVague {
      name = max(name, Weights.sameRole)
    }
    // A stream of `Void` is not a displayed value, and an input that receives a result is not the tap that requests it.
    let isMoment =
      [[.value], [.tap, .event], [.dialog, .error]].contains(roles) && self.type.isEmpty != other.type.isEmpty
    let kind = isMoment || self.type.isOtherKind(than: other.type) ? Weights.otherKind : 1
    let isDocumented = !self.documentation.isEmpty && !other.documentation.isEmpty
    let documentation = isDocumented ? Weights.documentation : 0
    let likeness =
      (1 - Weights.type - documentation) * name * agreement
      + documentation * self.documentationLikeness(to: other)
      + Weights.type * self.type.likeness(to: other.type)
    return (kind * likeness).roundedToMillionths
  }

  /// The share of the words that the documentation has in common, from 0 to 1.
  func documentationLikeness(to other: TwinPort) -> Double {
    let (own, others) = (self.documentation.weights, other.documentation.weights)
    let shared = own.keys.reduce(0.0) { $0 + (other.documentation.match($1)?.likeness ?? 0) }
    return min(1, 2 * shared / Double(max(1, own.count + others.count)))
  }

  /// The similarity of the words of two names, from 0 to 1.
  private func nameLikeness(to other: TwinPort, _ learned: [String: Set<String>]) -> Double {
    let all = self.weight(besides: other) + other.weight(besides: self)
    guard all > 0 else { return 1 }
    let shared = self.words.weights.reduce(0.0) { sum, word in
      let match = other.words.match(word.key, synonyms: learned[word.key] ?? [])
      return sum + (match.map { $0.likeness * (word.value + $0.weight) } ?? 0)
    }
    var likeness = min(1, shared / all)
    func differ(in word: String) -> Bool { self.words.contains(word) != other.words.contains(word) }
    // A port that closes something differs from one that does not. Accessibility hints are specific to a platform.
    if [.tap, .event].contains(self.role) && differ(in: "close") || differ(in: "accessibility") {
      likeness *= Weights.opposite
    }
    // If only words of the platform are left, the role decides.
    if self.isVague, other.isVague, likeness > 0 || ![.value, .visibility].contains(self.role) {
      return Weights.sameRole + (1 - Weights.sameRole) * likeness
    }
    // `error` may be any error, if there is no other.
    let isBare =
      self.role == .leaving
      ? self.words.isEmpty || other.words.isEmpty : self.isVague || other.isVague
    let isRare = self.role.isRare && other.role.isRare && self.role.agreement(with: other.role) >= 0.65
    return isBare && isRare ? max(Weights.bareName, likeness) : likeness
  }

  /// The weight of the words of the name, reduced for those in the other port's documentation.
  private func weight(besides other: TwinPort) -> Double {
    self.words.weights.reduce(0) { sum, word in
      let isDocumented = !other.words.contains(word.key) && other.documentation.contains(word.key)
      return sum + word.value * (isDocumented ? Weights.documentedWord : 1)
    }
  }
}
