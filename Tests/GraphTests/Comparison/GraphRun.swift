import Foundation
import SeededRandom

/// Which graphs are run: `PLUMBLINE_GRAPHS` says how many (30,000 at full scale by default), `PLUMBLINE_SEED` where they
/// begin.
enum GraphRun {
  static let count = Self.number("PLUMBLINE_GRAPHS") ?? TestScale.count(30_000, atLeast: 400)
  static let firstSeed = Self.number("PLUMBLINE_SEED") ?? 1
  /// The number of test cases that the graphs are split into.
  static let chunks = min(40, Self.count)

  /// The seeds of a test case.
  static func seeds(ofChunk chunk: Int) -> StrideTo<Int> {
    stride(from: Self.firstSeed + chunk, to: Self.firstSeed + Self.count, by: Self.chunks)
  }

  /// What is wrong with the graph of a seed, as something that a test can be made of; nil if nothing is.
  static func failure(seed: Int) -> String? {
    let graph = GraphGenerator.graph(seed: UInt64(seed))
    guard let comparison = GraphComparison(graph), !comparison.isEqual else { return nil }
    let small = GraphShrinker.shrink(graph) { candidate in
      GraphComparison(candidate).map { !$0.isEqual } ?? false
    }
    let report = GraphComparison(small)?.report ?? ""
    return """
      The graph of seed \(seed) does something else than the contracts say. Repeat it with
      PLUMBLINE_GRAPHS=1 PLUMBLINE_SEED=\(seed) swift test --filter GraphTests. What is left of it:
      \(small)

      \(report)
      """
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
