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
  /// The tests of the pairs where the input reaches the output, by the places of input and output.
  private(set) var pairs: [[Test?]]

  init(_ table: PortTable, reached: (String) -> Set<String>) {
    let inputs = table.rows.filter { $0.kind != .outputs }
    let outputs = table.rows.filter { $0.kind == .outputs }
    self.inputs = inputs.map(\.baseName)
    self.outputs = outputs.map(\.baseName)
    let outputTests = outputs.map { (types: Self.types($0), functions: Self.functions($0)) }
    self.pairs = inputs.map { input in
      let reached = reached(input.baseName)
      let (types, functions) = (Self.types(input), Self.functions(input))
      return outputs.indices.map { output in
        guard reached.contains(outputs[output].baseName) else { return nil }
        if !functions.isDisjoint(with: outputTests[output].functions) { return .sameFunction }
        return types.isDisjoint(with: outputTests[output].types) ? Test.none : .sameType
      }
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
    let known = self.pairs.joined().compactMap(\.self)
    return (known.count, known.count { $0 > .none })
  }
}
