import DataFlow
import Scaffolding
import SourceModel

/// The topics of each port of a view model: the words of its name, of its documentation, and of the code that its
/// values go through.
struct PortTopics {
  /// A word of the inputs or of the outputs of a view model.
  private struct Word: Hashable {
    var text: String
    var isOfOutputs: Bool
  }

  /// The weights of the words of each port: the full weight if no other port on its side has the word.
  private var of: [[Word: Double]]

  private init(_ ports: [TwinPort], _ flow: PortFlow) {
    let names = flow.code.names
    let words = ports.map { port -> [Word: Double] in
      let others = Self.words(of: names[port.name] ?? []).union(port.documentation.words)
      // Words of names that are specific to the platform have little weight.
      let all = Dictionary(uniqueKeysWithValues: others.map { ($0, 1) })
        .merging(port.meaning.words) { _, weight in weight }
      let isOfOutputs = port.described.kind == .outputs
      return Dictionary(uniqueKeysWithValues: all.map { (Word(text: $0, isOfOutputs: isOfOutputs), $1) })
    }
    let counts = Dictionary(words.flatMap { $0.keys.map { ($0, 1.0) } }, uniquingKeysWith: +)
    self.of = words.map { words in
      Dictionary(uniqueKeysWithValues: words.map { ($0, $1 / (counts[$0] ?? 1)) })
    }
  }

  private static func words(of names: Set<String>) -> Set<String> {
    Set(names.flatMap(PortWords.of).map(PortWords.meaning)).subtracting(self.keywords)
  }

  /// Keywords of the languages.
  private static let keywords = Set(
    "else false final fun if in it is let nil not null return self string then this true val var when".split(
      separator: " "
    ).map(String.init))

  /// The similarity of the topics of the ports of two view models, from 0 to 1, by their indices.
  ///
  /// Words that only one of the view models has are ignored.
  ///
  /// - Parameter first: the index of the first port on each side that is compared.
  static func likeness(
    _ ios: [TwinPort], _ iosFlow: PortFlow, _ android: [TwinPort], _ androidFlow: PortFlow,
    from first: Int
  ) -> [[Double]] {
    var (own, others) = (PortTopics(ios, iosFlow), PortTopics(android, androidFlow))
    let common = own.vocabulary.intersection(others.vocabulary)
    own.keep(common)
    others.keep(common)
    return own.of[first...].map { one in others.of[first...].map { self.likeness(one, $0) } }
  }

  private var vocabulary: Set<Word> { Set(self.of.flatMap(\.keys)) }

  private mutating func keep(_ words: Set<Word>) {
    self.of = self.of.map { $0.filter { words.contains($0.key) } }
  }

  private static func likeness(_ own: [Word: Double], _ others: [Word: Double]) -> Double {
    let shared = own.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
    let all = own.values.reduce(0, +) + others.values.reduce(0, +)
    return 2 * shared / max(all, .leastNonzeroMagnitude) * min(1, shared)
  }
}
