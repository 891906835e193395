package import DataFlow

/// An output, an effect or an action of a view model, with what it is made of.
package struct FlowEnd: Hashable, Sendable {
  /// How an end depends on a source.
  package enum Dependence: Hashable, Sendable {
    /// Values of the source make it emit.
    case reacts
    /// It only takes the latest value when something else makes it emit.
    case reads
  }

  package var kind: FlowNode.Kind
  package var name: String
  /// What it is recognized by: its kind and its name, without the name of the property that holds the called object.
  var identity: String
  /// The inputs, and what comes from outside of the view model, by their names.
  package var sources: [String: Dependence] = [:]
  /// How many operators of each name its values pass.
  var operators: [String: Int] = [:]
  /// The hashes of the code of its operators, by their names.
  var codes: [String: [Int]] = [:]
  /// The hashes of the storage that it reads, with initial values.
  var storage: [Int] = []
  /// The same by the names of the storage.
  var initialValues: [String: Int] = [:]
  /// A hash of all that it is made of, and of the order.
  var shape = 0
  /// Whether some of it cannot be analyzed.
  package var isOpaque = false
}

/// What the ends of a view model are made of.
struct FlowEnds {
  private let graph: DataFlow
  /// The hashes of nodes without their neighbours and without the names of ports.
  private let labels: [Int?]
  /// The names of nodes without those of the properties that hold the called objects.
  private let identities: [String]
  /// The nodes that each node gets values of, in the order of the code; values that are only named are left out.
  private let sources: [[(node: Int, kind: FlowEdge.Kind)]]

  /// How far from an end a change is noticed.
  private static let reach = 48

  /// - Parameters:
  ///   - identities: the names of nodes without those of the properties that hold the called objects.
  ///   - label: the hash of the code of a node; nil where the node passes its values on unchanged.
  init(_ graph: DataFlow, identities: [String], label: (FlowNode) -> Int?) {
    self.graph = graph
    self.identities = identities
    let labels = graph.nodes.map(label)
    self.labels = labels
    func origin(_ id: Int) -> Int {
      var next = id
      var seen: Set<Int> = []
      while labels[next] == nil, seen.insert(next).inserted {
        let edges = graph.edges(to: next)
        guard edges.count == 1, edges[0].kind == .values || edges[0].kind == .feeds else { break }
        next = edges[0].source
      }
      return next
    }
    let origins = graph.nodes.map { origin($0.id) }
    self.sources = graph.nodes.map { node in
      var seen: Set<[Int]> = []
      return graph.edges(to: node.id).compactMap { edge in
        // That one call on an object may change what another one returns is no way of values, unless that is a stream.
        if graph.nodes[edge.source].kind == .effect, node.kind == .dependency,
          !Self.isStream(node, graph)
        {
          return nil
        }
        let kind = FlowEdge.Kind.allCases.firstIndex(of: edge.kind) ?? 0
        guard seen.insert([origins[edge.source], kind]).inserted else { return nil }
        return (origins[edge.source], edge.kind)
      }
    }
  }

  /// Whether a call makes a stream that nothing else triggers.
  private static func isStream(_ dependency: FlowNode, _ graph: DataFlow) -> Bool {
    graph.edges(to: dependency.id).allSatisfy { $0.kind == .feeds }
      && graph.edges(from: dependency.id).contains { edge in
        edge.kind == .values && [.operator, .output, .value].contains(graph.nodes[edge.target].kind)
      }
  }

  /// The ends in the order of the code; effects and actions of one name are one.
  ///
  /// - Parameter names: the present names of renamed ports.
  func ends(_ names: [String: String] = [:]) -> [FlowEnd] {
    let shapes = self.shapes(names)
    var places: [String: Int] = [:]
    var ends: [FlowEnd] = []
    for node in self.graph.nodes where [.output, .effect, .action].contains(node.kind) && !node.name.isEmpty {
      let name = names[node.name] ?? node.name
      let end = self.end(node, name, shape: shapes[node.id], names)
      guard let place = places[end.identity] else {
        places[end.identity] = ends.count
        ends.append(end)
        continue
      }
      ends[place].add(end)
    }
    return ends
  }

  private func end(_ node: FlowNode, _ name: String, shape: Int, _ names: [String: String]) -> FlowEnd {
    let identity = "\(node.kind) \(names[node.name] ?? self.identities[node.id])"
    var end = FlowEnd(kind: node.kind, name: name, identity: identity, shape: shape)
    // Twice: as what makes the end emit, and as what it only reads.
    var seen: Set<[Int]> = [[node.id, 1]]
    var counted: Set<Int> = [node.id]
    var pending = [(node: node.id, reacts: true)]
    while let next = pending.popLast() {
      for (source, kind) in self.sources[next.node] {
        let reacts = next.reacts && [.values, .triggers, .feeds].contains(kind)
        guard seen.insert([source, reacts ? 1 : 0]).inserted else { continue }
        let found = self.graph.nodes[source]
        end.note(found, reacts: reacts, names)
        if counted.insert(source).inserted, let label = self.labels[source] { end.count(found, label) }
        pending.append((source, reacts))
      }
    }
    return end
  }

  /// The hashes of all nodes with what they are made of.
  private func shapes(_ names: [String: String]) -> [Int] {
    let labels = self.graph.nodes.map { node -> Int in
      var hasher = Hasher()
      hasher.combine(self.labels[node.id])
      if [.input, .action, .lifecycle].contains(node.kind) { hasher.combine(names[node.name] ?? node.name) }
      return hasher.finalize()
    }
    var shapes = labels
    for _ in 0..<Self.reach {
      let last = shapes
      for node in self.graph.nodes {
        let operands = self.sources[node.id].map { source -> Int in
          var hasher = Hasher()
          // What sends into storage makes it emit, whether the code is an observer or the function of an input.
          hasher.combine(source.kind == .feeds ? .values : source.kind)
          hasher.combine(last[source.node])
          return hasher.finalize()
        }
        var hasher = Hasher()
        hasher.combine(labels[node.id])
        hasher.combine(Self.isOrdered(node) ? operands : operands.sorted())
        shapes[node.id] = hasher.finalize()
      }
    }
    return shapes
  }

  /// Whether it matters which of its streams comes first.
  private static func isOrdered(_ node: FlowNode) -> Bool {
    switch node.operation?.kind {
    case .join, .sampledByArgument, .samplesArgument, .gatedByArgument: true
    case .relay, .flatten, .pipe, .observe, nil: false
    }
  }
}

extension FlowEnd {
  fileprivate mutating func note(_ node: FlowNode, reacts: Bool, _ names: [String: String]) {
    switch node.kind {
    case .input, .action, .lifecycle, .dependency:
      let name = names[node.name] ?? node.name
      if name.isEmpty { return }
      if reacts || self.sources[name] == nil { self.sources[name] = reacts ? .reacts : .reads }
    case .opaque: self.isOpaque = true
    default: break
    }
  }

  fileprivate mutating func count(_ node: FlowNode, _ label: Int) {
    if node.kind == .storage || node.kind == .state {
      self.storage.append(label)
      self.initialValues[node.name] = label
    }
    guard node.kind == .operator || node.kind == .opaque else { return }
    self.operators[node.name, default: 0] += 1
    self.codes[node.name, default: []].append(label)
  }

  fileprivate mutating func add(_ other: FlowEnd) {
    self.sources.merge(other.sources) { $0 == .reacts ? $0 : $1 }
    self.operators.merge(other.operators, uniquingKeysWith: +)
    self.codes.merge(other.codes, uniquingKeysWith: +)
    self.storage += other.storage
    self.initialValues.merge(other.initialValues) { first, _ in first }
    self.shape ^= other.shape
    self.isOpaque = self.isOpaque || other.isOpaque
  }
}
