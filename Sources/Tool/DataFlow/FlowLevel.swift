/// How much of a graph is shown.
public enum FlowLevel: String, Hashable, Sendable, CaseIterable {
  /// The ports, and the other nodes where values start or end.
  case ports
  /// Named streams as well.
  case values
  /// Every step of the chains as well.
  case operators

  func shows(_ kind: FlowNode.Kind) -> Bool {
    switch kind {
    case .input, .output, .action, .actionOutput, .lifecycle, .dependency, .effect, .opaque, .state: true
    case .value: self != .ports
    case .operator, .storage: self == .operators
    }
  }
}

extension DataFlow {
  /// The graph as a level shows it, without unconnected nodes other than ports.
  public func shown(at level: FlowLevel) -> DataFlow {
    let graph = self.keeping { level.shows($0.kind) }
    let connected = Set(graph.edges.flatMap { [$0.source, $0.target] })
    return graph.keeping { connected.contains($0.id) || [.input, .output, .action].contains($0.kind) }
  }
}
