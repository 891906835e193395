extension DataFlow {
  /// The outputs that never emit: their sources have no value, and nothing sends one.
  ///
  /// - Parameter isSent: whether code that the graph does not show may send to storage.
  package func silentOutputs(unless isSent: (FlowNode) -> Bool) -> [FlowNode] {
    let silent = self.nodes.filter { node in
      (node.kind == .storage || node.kind == .state) && node.startsEmpty
        && !self.edges(from: node.id).contains { self.nodes[$0.target].kind == .opaque }
        && !isSent(node)
    }
    guard !silent.isEmpty else { return [] }
    var emitting: Set<Int> = []
    var pending = Array(self.nodes.indices)
    let empty = Set(silent.map(\.id))
    while let next = pending.popLast() {
      guard !emitting.contains(next), self.emits(next, where: emitting, empty) else { continue }
      emitting.insert(next)
      pending += self.edges(from: next).map(\.target)
    }
    return self.nodes(.output).filter { !emitting.contains($0.id) }
  }

  /// Whether a node emits, given others that do.
  private func emits(_ node: Int, where emitting: Set<Int>, _ empty: Set<Int>) -> Bool {
    let sources = self.edges(to: node).filter { $0.kind != .captures }
    func any(_ edges: [FlowEdge]) -> Bool { edges.contains { emitting.contains($0.source) } }
    func all(_ edges: [FlowEdge]) -> Bool { edges.allSatisfy { emitting.contains($0.source) } }
    switch self.nodes[node].kind {
    case .storage, .state: return !empty.contains(node) || any(sources)
    case .value, .output: return sources.isEmpty || any(sources)
    case .operator:
      // What handles errors starts after one, which a source without values does not have.
      guard let operation = self.nodes[node].operation, !sources.isEmpty,
        !operation.traits.contains(.starts) || operation.traits.contains(.handlesErrors)
      else { return true }
      return switch operation.kind {
      case .join, .sampledByArgument, .samplesArgument: all(sources)
      case .relay, .flatten, .gatedByArgument, .pipe, .observe: any(sources.filter { $0.kind == .values })
      }
    default: return true
    }
  }
}
