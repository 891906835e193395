package import SourceModel

/// How values flow through a view model: from inputs, state and dependencies to outputs and effects.
///
/// Code that cannot be analyzed is an opaque node of the graph. It is never omitted silently.
package struct DataFlow: Sendable {
  package internal(set) var nodes: [FlowNode] = []
  package internal(set) var edges: [FlowEdge] = []
  /// The outputs, and the named streams, whose only value is a stream without values: `.empty`, `.never`.
  package internal(set) var placeholders: Set<Int> = []
  /// Whether code was left out: it is not in the description, or so long that following it was given up.
  package internal(set) var lacksCode = false
  private var outgoing: [[Int]] = []
  private var incoming: [[Int]] = []

  init() {}

  /// The flow of values through a view model.
  ///
  /// It is empty where the reader of the language does not read code.
  package init(_ viewModel: ViewModel) {
    guard let table = viewModel.profile.library.operatorTable else { return }
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

  package func edges(from node: Int) -> [FlowEdge] { self.outgoing[node].map { self.edges[$0] } }
  package func edges(to node: Int) -> [FlowEdge] { self.incoming[node].map { self.edges[$0] } }
  package func nodes(_ kind: FlowNode.Kind) -> [FlowNode] { self.nodes.filter { $0.kind == kind } }

  /// The nodes that values of some nodes can reach, these included.
  ///
  /// - Parameter isFollowed: whether they go along an edge.
  package func reachable(
    from start: some Sequence<Int>, along isFollowed: (FlowEdge) -> Bool = { _ in true }
  ) -> Set<Int> {
    self.closure(of: start) { self.edges(from: $0).compactMap { isFollowed($0) ? $0.target : nil } }
  }

  /// The nodes whose values can reach some nodes, these included.
  package func sources(of start: some Sequence<Int>) -> Set<Int> {
    self.closure(of: start) { self.edges(to: $0).map(\.source) }
  }

  func closure(of start: some Sequence<Int>, _ next: (Int) -> [Int]) -> Set<Int> {
    var found = Set(start)
    var pending = Array(found)
    while let node = pending.popLast() {
      for other in next(node) where found.insert(other).inserted { pending.append(other) }
    }
    return found
  }

  /// The graph of some of the nodes.
  package func keeping(_ nodes: Set<Int>) -> DataFlow { self.keeping { nodes.contains($0.id) } }

  /// The graph of some of the nodes. Paths through the other nodes become edges between the kept ones.
  package func keeping(_ isKept: (FlowNode) -> Bool) -> DataFlow {
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

/// A way of values from one node to another.
package struct FlowEdge: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Values pass.
    case values
    /// The latest value is taken when something else emits.
    case samples
    /// It only determines when the target emits.
    case triggers
    /// A closure reads it, or an operator that it only starts or ends: `takeUntil`.
    case captures
    /// An observer sends it back into the view model.
    case feeds
  }

  package var source: Int
  package var target: Int
  package var kind: Kind
  /// Whether the target emits during the emission of the source, if it emits.
  package var isSynchronous: Bool
}

/// Something in a view model that values come from, pass through or end in.
package struct FlowNode: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case input
    case output
    case action
    /// A stream of an action: its values, its errors, or whether it runs.
    case actionOutput
    /// A value that the base class or another part of the app passes in.
    case lifecycle
    /// A call on an injected or a global object.
    case dependency
    /// Stored state that code other than the functions of inputs changes.
    case state
    /// The stored stream behind an input.
    case storage
    /// A named stream.
    case value
    /// One step of a chain.
    case `operator`
    /// What an observer does outside of the view model.
    case effect
    /// Code that gets streams and cannot be analyzed.
    case opaque
  }

  /// The place of the node in its graph. The code makes the nodes in this order.
  package internal(set) var id: Int
  package var kind: Kind
  /// The name of the port, the value, the operator or the call.
  package var name: String
  /// What the operator of the node does to values; nil for other nodes.
  package var operation: FlowOperator?
  /// The file of the code, and its range there.
  package let path: String
  package let range: TextRange
  /// Where a closure of the operator uses the instance and keeps it alive.
  package var retainingUse: TextRange?
  /// The closure that keeps it alive.
  package var retainingClosure: Closure?
  /// Whether it has no value until one is sent to it.
  package var startsEmpty = false
  /// Whether it is a port that is a plain property, whose changes can be observed.
  package var isProperty = false
  /// Whether it is a call that gets values, such as a request.
  package var takesValues = false
  /// Whether a closure, a function or a branch makes it: any number of times.
  package var isNested = false
  /// Whether the getter or the function of an output makes it, for whoever asks for the output.
  var isMadeOnDemand = false
  /// Whether it is a stream that another object has for as long as it lives: `manager.rx.status`.
  var isPermanent = false
  /// The number of the initializer that makes it, where an instance runs one of several; nil otherwise.
  package var initializer: Int?
}

/// How much of a graph is shown.
package enum FlowLevel: String, Hashable, Sendable, CaseIterable {
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
  package func shown(at level: FlowLevel) -> DataFlow {
    let graph = self.keeping { level.shows($0.kind) }
    let connected = Set(graph.edges.flatMap { [$0.source, $0.target] })
    return graph.keeping { connected.contains($0.id) || [.input, .output, .action].contains($0.kind) }
  }
}
