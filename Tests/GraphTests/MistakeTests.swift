import Testing

@Suite("The comparison sees every contract that is broken")
struct MistakeTests {
  private static let graphs = 1_000

  @Test("A reference that breaks one differs from Plumbline", arguments: Mistake.allCases)
  func mistakesAreFound(mistake: Mistake) {
    #expect(Self.firstSeed(showing: mistake) != nil)
  }

  @Test("A failing graph is reduced to a readable size")
  func differencesAreShrunk() throws {
    let mistake = Mistake.joinsRunAtOnce
    // One graph may show the mistake in a way that needs more nodes than another.
    let graphs = (1...Self.graphs).lazy.map { GraphGenerator.graph(seed: UInt64($0)) }
    let reduced = graphs.filter { Self.shows(mistake, $0) }.prefix(3)
      .map { graph in GraphShrinker.shrink(graph) { Self.shows(mistake, $0) } }
    let small = try #require(reduced.min { $0.nodes.count < $1.nodes.count })
    #expect(Self.shows(mistake, small))
    #expect(small.nodes.count <= 4, "\(small)")
    #expect(small.observers.count <= 2)
    #expect(small.steps.count <= 9)
    #expect("\(small)".contains("let n1 = "))
    #expect(GraphComparison(small, mistake: mistake)?.report.contains("\n! ") == true)
  }

  private static func firstSeed(showing mistake: Mistake) -> Int? {
    (1...Self.graphs).first { Self.shows(mistake, GraphGenerator.graph(seed: UInt64($0))) }
  }

  private static func shows(_ mistake: Mistake, _ graph: Graph) -> Bool {
    GraphComparison(graph, mistake: mistake).map { !$0.isEqual } ?? false
  }
}
