import DataFlow
import PortUses
import SourceModel

/// Which pairs of an input and an output that it reaches are tested.
struct BehaviourCoverage: Sendable {
  /// How a pair is tested.
  enum Test: Int, Sendable, Comparable {
    case none
    /// Tests of one type use both, but no function uses both: a type whose set-up observes all outputs does this.
    case sameType
    /// One function of a test uses both.
    case sameFunction

    static func < (left: Test, right: Test) -> Bool { left.rawValue < right.rawValue }
  }

  let inputs: [String]
  let outputs: [String]
  /// The tests of the pairs where the input reaches the output: for each input, by the places of outputs.
  private(set) var pairs: [[Int: Test]]

  init(_ table: PortTable, reached: (String) -> Set<String>) {
    let inputs = table.rows.filter { $0.kind != .outputs }
    let outputs = table.rows.filter { $0.kind == .outputs }
    self.inputs = inputs.map(\.baseName)
    self.outputs = outputs.map(\.baseName)
    let places = Dictionary(
      self.outputs.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let outputTests = outputs.map { (types: Self.types($0), functions: Self.functions($0)) }
    self.pairs = inputs.map { input in
      let (types, functions) = (Self.types(input), Self.functions(input))
      var tests: [Int: Test] = [:]
      for output in reached(input.baseName) {
        guard let place = places[output] else { continue }
        let isInOne = !functions.isDisjoint(with: outputTests[place].functions)
        tests[place] =
          isInOne ? .sameFunction : types.isDisjoint(with: outputTests[place].types) ? Test.none : .sameType
      }
      return tests
    }
  }

  private static func types(_ row: PortTable.Row) -> Set<[String]> {
    Set(row.tests.filter { !$0.type.isEmpty }.map { [$0.path, $0.type] })
  }

  private static func functions(_ row: PortTable.Row) -> Set<[String]> {
    Set(row.tests.filter { !$0.function.isEmpty }.map { [$0.path, $0.type, $0.function] })
  }

  /// The number of pairs, and of those that are tested.
  var counts: (all: Int, tested: Int) {
    let known = self.pairs.flatMap(\.values)
    return (known.count, known.count { $0 > .none })
  }
}
