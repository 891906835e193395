/// Which nodes emit during the emission of which others.
struct EmissionPaths {
  private let graph: DataFlow
  private var known: [Key: [Int: Bool]] = [:]

  private struct Key: Hashable {
    var node: Int
    var initializer: Int?
  }

  /// Whether only emissions after the first count.
  private let isRepeated: Bool

  init(_ graph: DataFlow, repeated: Bool = false) {
    self.graph = graph
    self.isRepeated = repeated
  }

  /// The nodes whose emissions make a node emit at once, itself included, each with whether every one of them does.
  ///
  /// - Parameter observer: a node that observes it; what another initializer makes is in other instances.
  mutating func causes(of node: Int, at observer: Int) -> [Int: Bool] {
    let initializer = self.graph.nodes[observer].initializer
    let key = Key(node: node, initializer: initializer)
    if let known = self.known[key] { return known }
    var found: [Int: Bool] = [node: true]
    var pending = [node]
    while let next = pending.popLast() {
      if self.isRepeated, self.emitsSeldom(next) { continue }
      let always = (found[next] ?? false) && !self.filters(next)
      for edge in self.graph.edges(to: next) where Self.emits(edge) {
        if let known = found[edge.source], known || !always { continue }
        let other = self.graph.nodes[edge.source].initializer
        if let initializer, let other, other != initializer { continue }
        found[edge.source] = always
        pending.append(edge.source)
      }
    }
    self.known[key] = found
    return found
  }

  static func emits(_ edge: FlowEdge) -> Bool {
    edge.isSynchronous && (edge.kind == .values || edge.kind == .triggers)
  }

  /// Whether a node may drop values.
  private func filters(_ node: Int) -> Bool {
    guard let operation = self.graph.nodes[node].operation, operation.traits.contains(.filters) else {
      return false
    }
    // Storage is nil only before its first value.
    let sources = self.graph.edges(to: node).map { self.graph.nodes[$0.source].kind }
    return operation.name != "skipNil" || sources != [.storage]
  }

  /// Whether most emissions end at an operator: those after the first, or those with the same value.
  private func emitsSeldom(_ node: Int) -> Bool {
    let operation = self.graph.nodes[node].operation
    return operation?.traits.contains(.filters) == true
      && ["take", "first", "skipRepeats", "distinctUntilChanged"].contains(operation?.name)
  }

  /// Where the paths to two operands of an operator diverge, and which path comes first.
  struct Parting {
    var cause: Int
    /// Whether the first operand emits before the second.
    var firstIsEarlier: Bool
  }

  /// The nearest node whose emission makes two operands emit at once; nil when none is known to.
  mutating func parting(_ first: Int, _ second: Int, at operation: Int) -> Parting? {
    let (one, other) = (self.causes(of: first, at: operation), self.causes(of: second, at: operation))
    let common = Set(one.keys).intersection(other.keys).sorted(by: >)
    for node in common where self.isKnown(node) {
      // If both paths may drop values, their values may never meet.
      guard one[node] == true || other[node] == true else { continue }
      let start = node == first ? operation : self.start(from: node, in: one)
      let otherStart = node == second ? operation : self.start(from: node, in: other)
      guard let start, let otherStart, start != otherStart || node == first && node == second else {
        continue
      }
      return Parting(cause: node, firstIsEarlier: start <= otherStart)
    }
    return nil
  }

  /// The places of the operands of an operator that emit during an emission of a cause, in the order in which they do.
  mutating func arrivals(of operands: [Int], from cause: Int, at operation: Int) -> [Int] {
    var arrivals: [(place: Int, start: Int)] = []
    for (place, operand) in operands.enumerated() {
      let causes = self.causes(of: operand, at: operation)
      guard causes[cause] != nil else { continue }
      let start = operand == cause ? operation : self.start(from: cause, in: causes)
      arrivals.append((place, start ?? operation))
    }
    return arrivals.sorted { ($0.start, $0.place) < ($1.start, $1.place) }.map(\.place)
  }

  private func isKnown(_ node: Int) -> Bool {
    // The streams that a function derives from others may emit at any time.
    if let operation = self.graph.nodes[node].operation, operation.kind == .flatten,
      !operation.traits.isDisjoint(with: [.creates, .hops])
    {
      return false
    }
    return switch self.graph.nodes[node].kind {
    case .input, .storage, .state, .operator, .value, .output: true
    case .action, .actionOutput, .lifecycle, .dependency, .effect, .opaque: false
    }
  }

  /// The first observer of a node on the path to another; names of streams are not observers.
  private func start(from node: Int, in causes: [Int: Bool]) -> Int? {
    var starts: [Int] = []
    var pending = [node]
    var seen: Set<Int> = []
    while let next = pending.popLast() {
      for edge in self.graph.edges(from: next)
      where Self.emits(edge) && causes[edge.target] != nil && seen.insert(edge.target).inserted {
        // The function of an input feeds one storage after the other.
        let isName = self.graph.nodes[edge.target].operation == nil && self.graph.nodes[next].kind != .input
        if isName { pending.append(edge.target) } else { starts.append(edge.target) }
      }
    }
    return starts.min()
  }
}
