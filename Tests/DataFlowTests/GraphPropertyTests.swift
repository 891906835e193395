import TestSupport
import DataFlow
import SeededRandom
import SourceModel
import Testing

/// What must not change a graph.
struct GraphPropertyTests {
  /// A random initializer: named streams, each made of inputs and of those before it.
  private struct Program {
    var values: [(name: String, code: String)] = []

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      for number in 0..<(2 + random.below(7)) {
        let known =
          [
            "self.aProperty.signal.mapConst(true)", "self.bProperty.signal.mapConst(true)",
            "self.cProperty.signal",
          ]
          + self.values.map(\.name)
        let (one, other) = (random.pick(known, or: ""), random.pick(known, or: ""))
        let forms = [
          "\(one).map { !$0 }", "Signal.merge(\(one), \(other))", "\(one).takeWhen(\(other))",
          "\(one).withLatest(from: \(other)).map { $0.1 }", "\(one).flatMap(.latest) { _ in \(other) }",
        ]
        self.values.append(("value\(number)", random.pick(forms, or: one)))
      }
    }

    func code(rename: (String) -> String = { $0 }, order: [Int]? = nil, inlined: Int? = nil) -> String {
      var lines = (order ?? Array(self.values.indices)).filter { $0 != inlined }.map { place in
        "let \(self.values[place].name) = \(self.values[place].code)"
      }
      lines.append("self.y = \(self.values[self.values.count - 1].name)")
      var text = lines.joined(separator: "\n")
      if let inlined { text.replace(self.values[inlined].name, with: "(\(self.values[inlined].code))") }
      for value in self.values { text.replace(value.name, with: rename(value.name)) }
      return text
    }

    /// Another order in which each value still comes after those that it is made of.
    func order(seed: UInt64) -> [Int] {
      var random = SplitMix64(seed: seed)
      var left = Set(self.values.indices)
      var order: [Int] = []
      while !left.isEmpty {
        let ready = left.sorted().filter { place in
          !left.contains { $0 != place && self.values[place].code.contains(self.values[$0].name) }
        }
        guard !ready.isEmpty else { break }
        let next = random.pick(ready, or: 0)
        order.append(next)
        left.remove(next)
      }
      return order
    }
  }

  private static func edges(_ code: String, at level: FlowLevel = .ports) throws -> [String] {
    FlowSketch.lines(try FlowSketch.graph(of: Sample.form(code)).shown(at: level)).sorted()
  }

  @Test("The order of statements, the names of locals and inlining leave the graph as it is")
  func invariance() throws {
    for seed in 0..<UInt64(TestScale.count(1_000)) {
      let program = Program(seed: seed)
      let edges = try Self.edges(program.code())
      let renamed = program.code(
        rename: { "other" + $0 }, order: program.order(seed: seed), inlined: seed.isMultiple(of: 2) ? 0 : nil)
      #expect(try Self.edges(renamed) == edges, "seed \(seed)")
      guard seed.isMultiple(of: 10) else { continue }
      let reordered = program.code(order: program.order(seed: seed))
      #expect(
        try Self.edges(reordered, at: .values) == Self.edges(program.code(), at: .values), "seed \(seed)")
    }
  }
}
