/// The logs of a graph as the reference and as Plumbline keep them.
struct GraphComparison {
  /// The deliveries of a graph; what goes beyond is left out.
  private static let workLimit = 2_000

  let expected: [LogEntry]
  let actual: [LogEntry]
  let occurrences: Occurrences

  var isEqual: Bool { self.expected == self.actual }

  /// Nil when the graph does too much from the start.
  ///
  /// - Parameter mistake: what the reference does wrong.
  init?(_ graph: Graph, mistake: Mistake? = nil) {
    guard let (reference, steps) = Self.reference(of: graph, mistake) else { return nil }
    self.expected = reference.log
    self.occurrences = reference.occurrences
    self.actual = Runner.log(of: graph, steps: steps)
  }

  /// The reference of a graph after as many steps as it may do.
  static func reference(of graph: Graph, _ mistake: Mistake? = nil) -> (Reference, steps: Int)? {
    let reference = Reference(graph, workLimit: Self.workLimit, mistake: mistake)
    let steps = reference.run()
    if !reference.isExhausted { return (reference, steps) }
    guard steps >= graph.stepsBeforeStart, steps > 0 else { return nil }
    var shortened = graph
    shortened.steps = Array(graph.steps.prefix(steps))
    let repeated = Reference(shortened, mistake: mistake)
    return (repeated, repeated.run())
  }

  /// Both logs, side by side, up to a little behind the first difference.
  var report: String {
    let same = zip(self.expected, self.actual).prefix { $0 == $1 }.count
    let end = min(max(self.expected.count, self.actual.count), same + 6)
    let lines = (0..<end).map { index in
      let expected = index < self.expected.count ? "\(self.expected[index])" : "nothing"
      let actual = index < self.actual.count ? "\(self.actual[index])" : "nothing"
      let padding = String(repeating: " ", count: max(1, 40 - expected.count))
      return "\(expected == actual ? " " : "!") \(expected)\(padding)| \(actual)"
    }
    return (["  reference\(String(repeating: " ", count: 31))| Plumbline"] + lines).joined(separator: "\n")
  }
}
