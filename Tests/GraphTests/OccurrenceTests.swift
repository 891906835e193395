import Testing

@Suite("Random graphs contain what they are to test")
struct OccurrenceTests {
  private static let graphs = 2_000
  private static let all: Occurrences = {
    var all = Occurrences()
    for seed in 1...Self.graphs {
      let graph = GraphGenerator.graph(seed: UInt64(seed))
      if let (reference, _) = GraphComparison.reference(of: graph) { all.add(reference.occurrences) }
    }
    return all
  }()

  @Test("Every situation occurs in one graph of a hundred", arguments: Situation.allCases)
  func situations(situation: Situation) {
    let count = Self.all.situations[situation] ?? 0
    #expect(count >= Self.graphs / 100, "\(situation.rawValue)")
  }

  @Test("Every operator sends something in one graph of fifty")
  func operators() {
    let names = Self.all.operations.keys.sorted()
    #expect(names.count == 55, "\(names)")
    for name in names {
      #expect(Self.all.operations[name] ?? 0 >= Self.graphs / 50, "\(name)")
    }
  }

  @Test("A graph has at least ten operators")
  func sizes() {
    for seed in 1...100 {
      let graph = GraphGenerator.graph(seed: UInt64(seed))
      #expect(graph.nodes.filter { !$0.operation.isSource }.count >= 10)
      #expect(graph == GraphGenerator.graph(seed: UInt64(seed)))
    }
  }
}
