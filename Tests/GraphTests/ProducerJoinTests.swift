import SeededRandom
import Testing

@Suite("Producers that are joined start in one turn (contracts 4 to 6)")
struct ProducerJoinTests {
  private static let operations: [Operation] = [
    .combineLatest, .zip, .takeWhen, .takePairWhen, .withLatest, .sample,
    .filterWhenLatest(Condition(divisor: 2, rest: 1, isNegated: false)), .takeUntil, .skipUntil,
  ]

  private static func producers(_ count: Int, seed: Int) -> [Operation] {
    var random = SplitMix64(seed: UInt64(seed))
    return (0..<count).map { _ in
      let values = (0..<random.below(5)).map { _ in random.below(10) }
      return .producer(values, completes: random.happens(inPercent: 60))
    }
  }

  /// What the reference makes of a join of producers.
  private static func reference(_ operation: Operation, _ producers: [Operation]) -> [LogEntry] {
    let sources = producers.map { GraphNode(operation: $0, inputs: []) }
    let join = GraphNode(operation: operation, inputs: Array(sources.indices))
    let graph = Graph(
      nodes: sources + [join], observers: [GraphObserver(node: sources.count)], steps: [.make, .observe(0)],
      stepsBeforeStart: 2, dropsHandles: false)
    let reference = Reference(graph)
    _ = reference.run()
    return reference.log
  }

  @Test("Two producers send what their signals would", arguments: Self.operations)
  func pairs(operation: Operation) {
    var values = 0
    for seed in 1...500 {
      let producers = Self.producers(2, seed: seed)
      let expected = Self.reference(operation, producers)
      let actual = ProducerRunner.log(of: operation, producers[0], producers[1])
      #expect(actual == expected, "\(operation) of \(producers)")
      values += expected.count { !$0.event.isLast }
    }
    #expect(values > 200)
  }

  @Test("Many producers send what their signals would", arguments: [Operation.combineLatest, .zip])
  func many(operation: Operation) {
    for seed in 1...500 {
      let producers = Self.producers(3 + seed % 3, seed: seed)
      let expected = Self.reference(operation, producers)
      #expect(ProducerRunner.log(of: operation, producers) == expected, "\(operation) of \(producers)")
    }
  }
}
