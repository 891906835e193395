import DataFlow
import SeededRandom
import SourceModel
import TestSupport
import Testing

/// What must not change a graph.
struct GraphPropertyTests {
  /// How a dialect writes streams of Booleans.
  struct Syntax: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path = "FormViewModel.swift"
    /// Streams of the inputs.
    var inputs: [String]
    /// Streams that are made of two others, `1` and `2`.
    var forms: [String]
    var declaration = "let "
    /// What assigns the outputs, of a stream that stands for `1`.
    var end: String
    var source: @Sendable (String) -> String
  }

  static let syntaxes = [
    Syntax(
      testDescription: "The template",
      inputs: [
        "self.aProperty.signal.mapConst(true)", "self.bProperty.signal.mapConst(true)",
        "self.cProperty.signal",
      ],
      forms: [
        "1.map { !$0 }", "Signal.merge(1, 2)", "1.takeWhen(2)", "1.withLatest(from: 2).map { $0.1 }",
        "1.flatMap(.latest) { _ in 2 }",
      ], end: "self.y = 1", source: { Sample.form($0) }),
    Syntax(
      testDescription: "Java", path: "FormViewModel.java",
      inputs: ["this.a.map(text -> true)", "this.b.map(nothing -> true)"],
      forms: [
        "1.map(v -> !v)", "Observable.merge(1, 2)", "1.compose(takeWhen(2))",
        "1.withLatestFrom(2, (v, w) -> w)",
        "1.switchMap(v -> 2)",
      ], declaration: "final Observable<Boolean> ", end: "this.y = 1", source: { Sample.javaForm($0) }),
    Syntax(
      testDescription: "Kotlin", path: "FormViewModel.kt",
      inputs: ["this.a.map { true }", "this.b.map { true }"],
      forms: [
        "1.map { !it }", "Observable.merge(1, 2)", "1.compose(takeWhen(2))",
        "1.withLatestFrom(2) { _, w -> w }",
        "1.switchMap { 2 }",
      ], declaration: "val ", end: "this.y = 1", source: { Sample.kotlinForm($0) }),
    Syntax(
      testDescription: "The blueprint", inputs: ["a.map { $0.isEmpty }", "b.map { true }"],
      forms: [
        "1.map { !$0 }", "Observable.merge(1, 2)", "1.sample(2)", "1.withLatestFrom(2)",
        "1.flatMapLatest { _ in 2 }",
      ], end: "y = 1", source: { Sample.blueprint($0) }),
  ]

  /// A random initializer: named streams, each made of inputs and of those before it.
  private struct Program {
    let syntax: Syntax
    var values: [(name: String, code: String)] = []

    init(_ syntax: Syntax, seed: UInt64) {
      self.syntax = syntax
      var random = SplitMix64(seed: seed)
      for number in 0..<(2 + random.below(7)) {
        let known = syntax.inputs + self.values.map(\.name)
        let (one, other) = (random.pick(known, or: ""), random.pick(known, or: ""))
        let form = random.pick(syntax.forms, or: "1")
        // A number in a name is no place.
        let code = form.replacing("$0.1", with: "$0.§").replacing("1", with: "¹").replacing("2", with: other)
          .replacing("¹", with: one).replacing("§", with: "1")
        self.values.append(("value" + String(repeating: "I", count: number + 1) + "end", code))
      }
    }

    func code(rename: (String) -> String = { $0 }, order: [Int]? = nil, inlined: Int? = nil) -> String {
      var lines = (order ?? Array(self.values.indices)).filter { $0 != inlined }.map { place in
        "\(self.syntax.declaration)\(self.values[place].name) = \(self.values[place].code)"
      }
      lines.append(self.syntax.end.replacing("1", with: self.values[self.values.count - 1].name))
      let isJava = self.syntax.path.hasSuffix("java")
      var text = lines.map { $0 + (isJava ? ";" : "") }.joined(separator: "\n")
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

    func edges(_ code: String, at level: FlowLevel = .ports) throws -> [String] {
      let graph = try FlowSketch.graph(of: self.syntax.source(code), path: self.syntax.path)
      return FlowSketch.lines(graph.shown(at: level)).sorted()
    }
  }

  @Test(
    "The order of statements, the names of locals and inlining leave the graph as it is", arguments: syntaxes)
  func invariance(_ syntax: Syntax) throws {
    for seed in 0..<UInt64(TestScale.count(1_000)) {
      let program = Program(syntax, seed: seed)
      let edges = try program.edges(program.code())
      #expect(edges.contains { $0.contains("→ y") }, "seed \(seed)")
      let renamed = program.code(
        rename: { "other" + $0 }, order: program.order(seed: seed), inlined: seed.isMultiple(of: 2) ? 0 : nil)
      #expect(try program.edges(renamed) == edges, "seed \(seed)")
      guard seed.isMultiple(of: 10) else { continue }
      let reordered = program.code(order: program.order(seed: seed))
      #expect(
        try program.edges(reordered, at: .values) == program.edges(program.code(), at: .values),
        "seed \(seed)")
    }
  }

  @Test(
    "The work of a long initializer grows with its length",
    arguments: ["1.map { !$0 }", "Signal.merge(1, 2)"])
  func growth(form: String) throws {
    func edges(_ count: Int) throws -> (nodes: Int, edges: Int) {
      var lines = ["let s0 = self.cProperty.signal"]
      for number in 1..<count {
        lines.append(
          "let s\(number) = \(form.replacing("2", with: "s0").replacing("1", with: "s\(number - 1)"))")
      }
      let graph = try FlowSketch.graph(
        of: Sample.form(lines.joined(separator: "\n") + "\nself.y = s\(count - 1)"))
      return (graph.nodes.count, graph.edges.count)
    }
    let (small, large) = (try edges(200), try edges(2_000))
    #expect(large.nodes < small.nodes * 10 && large.edges < small.edges * 10)
    #expect(large.nodes > 2_000)
  }
}
