import Scaffolding
import SourceModel

/// A port of one platform, with the facts that pairing needs.
struct TwinPort {
  let described: DescribedPort
  /// The type of the parameters of an input, or of the values of an output.
  let type: TwinType
  let role: PortRole
  /// Whether a Boolean is inverted: hidden instead of visible.
  let isNegative: Bool
  /// The meanings of all words of its name.
  let spelling: Set<String>
  /// The words of its documentation, without filler words.
  let documentation: WeightedWords
  /// The meanings of the words of its name that do not say its role, with their weights.
  private(set) var words: WeightedWords

  init(_ described: DescribedPort) {
    self.described = described
    self.type = TwinType(
      described.kind == .outputs ? described.value.map { [$0] } ?? [] : described.parameters)
    var name = PortNameReader(described, self.type)
    self.role = name.readRole()
    self.isNegative = name.isNegative
    self.spelling = Set(PortWords.of(described.name).map(PortWords.meaning))
    self.documentation = WeightedWords(described.documentation.map(PortWords.ofDocumentation) ?? [])
    self.words = WeightedWords(PortWords.weights(name.words, isValue: self.role == .value))
  }

  /// The port in a view model with these words in its name: they have little weight in the names of its ports.
  func weighed(subject: WeightedWords) -> TwinPort {
    var port = self
    port.words = WeightedWords(
      Dictionary(
        uniqueKeysWithValues: self.words.weights.map { word, weight in
          (word, subject.match(word) == nil ? weight : PortLikeness.minorWord)
        }))
    return port
  }

  var id: ObjectIdentifier { ObjectIdentifier(self.described.port) }
  var name: String { self.described.name }
  /// Java has an input for an action.
  var isOutput: Bool { self.described.kind == .outputs }
  /// Whether only words are left that most ports could have.
  var isMinor: Bool { self.words.weights.values.allSatisfy { $0 < 1 } }

  /// How well the roles agree, from 0 to 1.
  func agreement(with other: TwinPort) -> Double {
    self.isOutput == other.isOutput ? self.role.agreement(with: other.role) : 0
  }

  /// The share of the words that the documentation has in common, from 0 to 1.
  func documentationLikeness(to other: TwinPort) -> Double {
    let (own, others) = (self.documentation, other.documentation)
    let shared = own.weights.keys.reduce(0.0) { $0 + (others.match($1)?.likeness ?? 0) }
    return min(1, 2 * shared / max(1, own.total + others.total))
  }
}
