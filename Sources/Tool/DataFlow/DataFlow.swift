public import SourceModel

/// How values flow through a view model: from inputs, state and dependencies to outputs and effects.
///
/// Code that cannot be analyzed is an opaque node of the graph. It is never omitted silently.
public struct DataFlow: Sendable {
  public internal(set) var nodes: [FlowNode] = []
  public internal(set) var edges: [FlowEdge] = []
  private var outgoing: [[Int]] = []
  private var incoming: [[Int]] = []

  init() {}

  /// The flow of values through a view model.
  ///
  /// It is empty where the reader of the language does not read code.
  public init(_ viewModel: ViewModel) {
    guard let table = viewModel.dialect.profile.library.operatorTable else { return }
    let builder = FlowBuilder(viewModel, table)
    builder.build()
    self = builder.graph
    self.index()
  }

  mutating func index() {
    self.outgoing = Array(repeating: [], count: self.nodes.count)
    self.incoming = self.outgoing
    for (number, edge) in self.edges.enumerated() {
      self.outgoing[edge.source].append(number)
      self.incoming[edge.target].append(number)
    }
  }

  public func edges(from node: Int) -> [FlowEdge] { self.outgoing[node].map { self.edges[$0] } }
  public func edges(to node: Int) -> [FlowEdge] { self.incoming[node].map { self.edges[$0] } }
  public func nodes(_ kind: FlowNode.Kind) -> [FlowNode] { self.nodes.filter { $0.kind == kind } }

  /// The nodes that values of some nodes can reach, these included.
  public func reachable(from start: some Sequence<Int>) -> Set<Int> {
    self.closure(of: start) { self.edges(from: $0).map(\.target) }
  }

  /// The nodes whose values can reach some nodes, these included.
  public func sources(of start: some Sequence<Int>) -> Set<Int> {
    self.closure(of: start) { self.edges(to: $0).map(\.source) }
  }

  private func closure(of start: some Sequence<Int>, _ next: (Int) -> [Int]) -> Set<Int> {
    var found = Set(start)
    var pending = Array(found)
    while let node = pending.popLast() {
      for other in next(node) where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }

  /// The graph of some of the nodes.
  public func keeping(_ nodes: Set<Int>) -> DataFlow { self.keeping { nodes.contains($0.id) } }

  /// The graph of some of the nodes. Paths through the other nodes become edges between the kept ones.
  public func keeping(_ isKept: (FlowNode) -> Bool) -> DataFlow {
    var result = DataFlow()
    var numbers: [Int: Int] = [:]
    for node in self.nodes where isKept(node) {
      numbers[node.id] = result.nodes.count
      var kept = node
      kept.id = result.nodes.count
      result.nodes.append(kept)
    }
    var known: Set<FlowEdge> = []
    for (id, number) in numbers.sorted(by: { $0.key < $1.key }) {
      var seen: Set<FlowEdge> = []
      var pending = self.edges(from: id).reversed() as [FlowEdge]
      while let edge = pending.popLast() {
        guard seen.insert(edge).inserted else { continue }
        if let target = numbers[edge.target] {
          let found = FlowEdge(
            source: number, target: target, kind: edge.kind, isSynchronous: edge.isSynchronous)
          if known.insert(found).inserted { result.edges.append(found) }
          continue
        }
        for next in self.edges(from: edge.target).reversed() {
          pending.append(
            FlowEdge(
              source: id, target: next.target, kind: edge.kind == .values ? next.kind : edge.kind,
              isSynchronous: edge.isSynchronous && next.isSynchronous))
        }
      }
    }
    result.edges = Self.strongest(result.edges)
    result.index()
    return result
  }

  /// One edge between two nodes: values take precedence over samples.
  private static func strongest(_ edges: [FlowEdge]) -> [FlowEdge] {
    let order: [FlowEdge.Kind] = [.values, .triggers, .samples, .feeds, .captures]
    var places: [[Int]: Int] = [:]
    var result: [FlowEdge] = []
    for edge in edges {
      guard let place = places[[edge.source, edge.target]] else {
        places[[edge.source, edge.target]] = result.count
        result.append(edge)
        continue
      }
      let rank = { (kind: FlowEdge.Kind) in order.firstIndex(of: kind) ?? order.count }
      if rank(edge.kind) < rank(result[place].kind) { result[place].kind = edge.kind }
      if edge.isSynchronous { result[place].isSynchronous = true }
    }
    return result
  }
}
