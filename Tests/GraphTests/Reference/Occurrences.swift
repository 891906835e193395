/// What has happened in graphs, each counted once a graph.
struct Occurrences {
  private(set) var situations: [Situation: Int] = [:]
  /// The operators that sent something, by name.
  private(set) var operations: [String: Int] = [:]

  mutating func insert(_ situation: Situation) { self.situations[situation] = 1 }

  mutating func insert(_ operation: Operation) { self.operations[operation.name] = 1 }

  /// Adds what has happened in another graph.
  mutating func add(_ other: Occurrences) {
    self.situations.merge(other.situations, uniquingKeysWith: +)
    self.operations.merge(other.operations, uniquingKeysWith: +)
  }
}
