import DataFlow
import SourceModel

/// The topics of each port of a view model: the words of its name, of its documentation, and of the code that its
/// values go through.
struct PortTopics {
  /// A word of the inputs or of the outputs of a view model.
  private struct Word: Hashable {
    var text: String
    var isOfOutputs: Bool
  }

  /// The weights of the words of each port, by its index: the full weight if no other port on its side has the word.
  private var of: [[Word: Double]]

  private init(_ ports: [TwinPort], _ flow: PortFlow) {
    let names = flow.code.names
    let words = ports.map { port -> [Word: Double] in
      let code = Set((names[port.name] ?? []).flatMap(PortWords.of).map(PortWords.meaning))
      let others = code.subtracting(PortWords.keywords).union(port.documentation.weights.keys)
      // Words of names that are specific to the platform have little weight.
      let all = Dictionary(uniqueKeysWithValues: others.map { ($0, 1) }).merging(port.words.weights) { $1 }
      return Dictionary(uniqueKeysWithValues: all.map { (Word(text: $0, isOfOutputs: port.isOutput), $1) })
    }
    let counts = Dictionary(words.flatMap { $0.keys.map { ($0, 1.0) } }, uniquingKeysWith: +)
    self.of = words.map { words in
      Dictionary(uniqueKeysWithValues: words.map { ($0, $1 / (counts[$0] ?? 1)) })
    }
  }

  /// The topics of two view models, without the words that only one of them has.
  static func common(
    _ ios: [TwinPort], _ iosFlow: PortFlow, _ android: [TwinPort], _ androidFlow: PortFlow
  ) -> (ios: PortTopics, android: PortTopics) {
    var (own, others) = (PortTopics(ios, iosFlow), PortTopics(android, androidFlow))
    let words = Set(own.of.flatMap(\.keys)).intersection(others.of.flatMap(\.keys))
    own.of = own.of.map { $0.filter { words.contains($0.key) } }
    others.of = others.of.map { $0.filter { words.contains($0.key) } }
    return (own, others)
  }

  /// The similarity of the topics of two ports, from 0 to 1, by their indices.
  func likeness(_ port: Int, to others: PortTopics, _ otherPort: Int) -> Double {
    let (own, others) = (self.of[port], others.of[otherPort])
    let shared = own.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
    let all = own.values.reduce(0, +) + others.values.reduce(0, +)
    return all > 0 ? 2 * shared / all * min(1, shared) : 0
  }
}
