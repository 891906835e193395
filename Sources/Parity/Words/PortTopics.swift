import DataFlow
import Scaffolding
import SourceModel

/// What each port of a view model is about: the words of its name, its documentation and the code that its values go
/// through.
struct PortTopics {
  /// By the place of a port, how much each word says: all of it if no other port on its side has it.
  private let of: [[String: Double]]

  private init(_ ports: [TwinPort], _ flow: PortFlow) {
    let names = flow.code.names
    let words = ports.map { port -> [String: Double] in
      let others = Self.words(of: names[port.name] ?? []).union(port.documentation)
      // The words of names that are of the platform say little.
      return Dictionary(uniqueKeysWithValues: others.map { ($0, 1) })
        .merging(port.meaning.words) { _, weight in weight }
    }
    let isOutput = ports.map { $0.described.kind == .outputs }
    var counts: [Bool: [String: Double]] = [:]
    for (words, isOutput) in zip(words, isOutput) {
      for word in words.keys { counts[isOutput, default: [:]][word, default: 0] += 1 }
    }
    self.of = zip(words, isOutput).map { words, isOutput in
      Dictionary(uniqueKeysWithValues: words.map { ($0, $1 / (counts[isOutput]?[$0] ?? 1)) })
    }
  }

  private static func words(of names: Set<String>) -> Set<String> {
    Set(names.flatMap(PortWords.of).map(PortWords.meaning)).subtracting(self.keywords)
  }

  /// Words of the languages.
  private static let keywords = Set(
    "else false final fun if in it is let nil not null return self string then this true val var when".split(
      separator: " "
    ).map(String.init))

  /// How alike the ports of two view models are in what they are about, from 0 to 1, by their places.
  ///
  /// Words that only one of the view models has say nothing.
  static func likeness(
    _ ios: [TwinPort], _ iosFlow: PortFlow, _ android: [TwinPort], _ androidFlow: PortFlow
  ) -> [[Double]] {
    let (own, others) = (PortTopics(ios, iosFlow), PortTopics(android, androidFlow))
    let sides = [true, false].map { isOutput in
      own.vocabulary { (ios[$0].described.kind == .outputs) == isOutput }
        .intersection(others.vocabulary { (android[$0].described.kind == .outputs) == isOutput })
    }
    func topics(_ ports: [TwinPort], _ topics: PortTopics) -> [[String: Double]] {
      zip(ports, topics.of).map { port, words in
        let common = sides[port.described.kind == .outputs ? 0 : 1]
        return words.filter { common.contains($0.key) }
      }
    }
    let (ownTopics, otherTopics) = (topics(ios, own), topics(android, others))
    return ios.indices.map { one in
      android.indices.map { other in
        ios[one].isSideOf(android[other]) ? Self.likeness(ownTopics[one], otherTopics[other]) : 0
      }
    }
  }

  private static func likeness(_ own: [String: Double], _ others: [String: Double]) -> Double {
    let shared = own.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
    let all = own.values.reduce(0, +) + others.values.reduce(0, +)
    return 2 * shared / max(all, .leastNonzeroMagnitude) * min(1, shared)
  }

  /// All words of some of the ports.
  private func vocabulary(_ isOfSide: (Int) -> Bool) -> Set<String> {
    self.of.indices.filter(isOfSide).reduce(into: []) { $0.formUnion(self.of[$1].keys) }
  }
}
