/// Makes a graph smaller as long as it fails.
struct GraphShrinker {
  private var graph: Graph
  private var remaining: Int
  private let fails: (Graph) -> Bool

  private init(_ graph: Graph, attempts: Int, fails: @escaping (Graph) -> Bool) {
    self.graph = graph
    self.remaining = attempts
    self.fails = fails
  }

  /// The smallest graph found that still fails.
  static func shrink(_ graph: Graph, attempts: Int = 4_000, fails: @escaping (Graph) -> Bool) -> Graph {
    var shrinker = GraphShrinker(graph, attempts: attempts, fails: fails)
    while shrinker.shrinkOnce() {}
    return shrinker.graph
  }

  /// Tries all ways to make the graph smaller.
  ///
  /// - Returns: whether one was found.
  private mutating func shrinkOnce() -> Bool {
    let former = self.graph
    self.attempt { $0.dropsHandles = false }
    self.removeSteps()
    for index in self.graph.observers.indices.reversed() { self.attempt { $0.remove(observer: index) } }
    for index in self.graph.observers.indices {
      self.attempt { $0.observers[index].reads = nil }
      for reaction in self.graph.observers[index].reactions.indices.reversed() {
        self.attempt { $0.observers[index].reactions.remove(at: reaction) }
        if reaction < self.graph.observers[index].reactions.count {
          self.attempt { $0.observers[index].reactions[reaction].times = 1 }
        }
      }
    }
    for index in self.graph.nodes.indices.reversed() { self.attempt { $0.remove(node: index) } }
    for index in self.graph.nodes.indices {
      for operation in self.graph.nodes[index].operation.smaller {
        self.attempt { $0.nodes[index].operation = operation }
      }
      if self.graph.nodes[index].inputs.count > self.graph.nodes[index].operation.leastInputs {
        self.attempt { $0.nodes[index].inputs.removeLast() }
      }
    }
    for index in self.graph.steps.indices {
      guard case .send(let node, let value) = self.graph.steps[index], value > 0 else { continue }
      for smaller in Set([0, 1, value / 2]).sorted() where smaller < value {
        self.attempt { $0.steps[index] = .send(node, smaller) }
      }
    }
    return self.graph != former && self.remaining > 0
  }

  private mutating func removeSteps() {
    var length = max(1, self.graph.steps.count / 2)
    while length > 0 {
      var start = 0
      while start < self.graph.steps.count {
        let count = self.graph.steps.count
        let range = start..<min(count, start + length)
        self.attempt { graph in
          graph.steps.removeSubrange(range)
          let before = range.clamped(to: 0..<graph.stepsBeforeStart).count
          graph.stepsBeforeStart -= before
        }
        if self.graph.steps.count == count { start += length }
      }
      length /= 2
    }
  }

  private mutating func attempt(_ change: (inout Graph) -> Void) {
    guard self.remaining > 0 else { return }
    var candidate = self.graph
    change(&candidate)
    guard candidate != self.graph else { return }
    self.remaining -= 1
    if self.fails(candidate) { self.graph = candidate }
  }
}
