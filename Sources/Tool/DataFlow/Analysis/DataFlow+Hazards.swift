extension DataFlow {
  /// The operators that sample a stream which changes with their trigger.
  var orderDependentSamplings: [Hazard] {
    var paths = EmissionPaths(self)
    return self.nodes(.operator).compactMap { node in
      guard let kind = node.operation?.kind, kind == .sampledByArgument || kind == .samplesArgument else {
        return nil
      }
      let operands = self.edges(to: node.id)
      for sampled in operands where sampled.kind == .samples {
        for trigger in operands where EmissionPaths.emits(trigger) {
          guard let parting = paths.parting(sampled.source, trigger.source, at: node.id) else { continue }
          return Hazard(
            kind: .orderDependentSampling, node: node, cause: self.nameOfCause(parting.cause),
            sequence: self.sequence(of: self.nodes[sampled.source], parting))
        }
      }
      return nil
    }
  }

  /// The name of what causes an emission: of storage, the input that alone feeds it.
  private func nameOfCause(_ id: Int) -> String {
    let sources = self.edges(to: id).map { self.nodes[$0.source] }
    if self.nodes[id].kind == .storage, sources.count == 1, sources[0].kind == .input {
      return sources[0].name
    }
    return self.name(of: self.nodes[id])
  }

  /// What one event does to a stream that is sampled: "first changes 'text', then samples the new one".
  private func sequence(of sampled: FlowNode, _ parting: EmissionPaths.Parting) -> String {
    let name = self.name(of: sampled)
    return parting.firstIsEarlier
      ? "first changes '\(name)', then makes it sampled, with the new value"
      : "first makes '\(name)' sampled, with the old value, then changes it"
  }

  /// The joins of latest values whose operands emit during the same emission, and whose values are not only sampled.
  var glitchingJoins: [Hazard] {
    var paths = EmissionPaths(self, repeated: true)
    let single = self.singleEmissions
    return self.nodes(.operator).compactMap { node in
      guard node.operation?.kind == .join, node.name == "combineLatest", self.isObserved(node.id) else {
        return nil
      }
      let operands = self.edges(to: node.id).filter(EmissionPaths.emits).map(\.source)
      for (place, first) in operands.enumerated() {
        for second in operands[(place + 1)...] {
          guard let cause = paths.parting(first, second, at: node.id)?.cause else { continue }
          guard !single.contains(cause) else { continue }
          let arrivals = paths.arrivals(of: operands, from: cause, at: node.id)
          return Hazard(
            kind: .glitchingJoin, node: node, cause: self.nameOfCause(cause),
            sequence: "makes it emit \(self.emissions(of: operands, as: arrivals))")
        }
      }
      return nil
    }
  }

  /// The emissions of a join whose operands change one after the other: "(new street, old city), then (…)".
  private func emissions(of operands: [Int], as arrivals: [Int]) -> String {
    var names = operands.map { self.name(of: self.nodes[$0]) }
    if Set(names).count < names.count { names = operands.indices.map { "value \($0 + 1)" } }
    let shown = arrivals.indices.suffix(3).map { last in
      let new = Set(arrivals[...last])
      let values = names.enumerated().map { (new.contains($0.offset) ? "new " : "old ") + $0.element }
      return "(\(values.joined(separator: ", ")))"
    }
    return (arrivals.count > shown.count ? "…, " : "") + shown.joined(separator: ", then ")
  }

  /// The nodes that emit a single value: those that depend on a view that loads once, or on inputs that configure it
  /// before.
  private var singleEmissions: Set<Int> {
    let hasView = self.nodes(.input).contains { $0.name == "viewDidLoad" }
    var found: Set<Int> = []
    var pending = Array(self.nodes.indices)
    while let next = pending.popLast() {
      guard !found.contains(next), self.emitsOnce(next, given: found, hasView: hasView) else { continue }
      found.insert(next)
      pending += self.edges(from: next).map(\.target)
    }
    return found
  }

  private func emitsOnce(_ id: Int, given found: Set<Int>, hasView: Bool) -> Bool {
    let node = self.nodes[id]
    if node.kind == .input {
      return hasView && (node.name == "viewDidLoad" || node.name.hasPrefix("configure"))
    }
    let sources = self.edges(to: id).filter { $0.kind != .captures }
    guard !sources.isEmpty else { return false }
    func once(_ kinds: FlowEdge.Kind...) -> Bool {
      sources.filter { kinds.contains($0.kind) }.allSatisfy { found.contains($0.source) }
    }
    switch node.operation?.kind {
    case .gatedByArgument: return once(.values)
    case .sampledByArgument: return once(.triggers)
    case .samplesArgument: return once(.values)
    case .join, .flatten: return once(.values, .triggers)
    default:
      if let name = node.operation?.name, ["take", "first"].contains(name) { return true }
      return sources.count == 1 && found.contains(sources[0].source)
    }
  }

  /// Whether every value of a node has an effect: a stream that is only sampled shows its last one.
  private func isObserved(_ node: Int) -> Bool {
    var pending = [node]
    var seen: Set<Int> = [node]
    while let next = pending.popLast() {
      switch (self.nodes[next].kind, self.nodes[next].operation?.kind) {
      case (.output, _), (.effect, _), (.opaque, _), (.state, _), (.operator, .flatten),
        (.operator, .observe):
        return true
      default: break
      }
      for edge in self.edges(from: next) where EmissionPaths.emits(edge) && seen.insert(edge.target).inserted
      {
        pending.append(edge.target)
      }
    }
    return false
  }

  /// The operators that send a value to storage which makes them emit immediately.
  package var reentrantFeeds: [(sender: FlowNode, receiver: FlowNode)] {
    var paths = EmissionPaths(self)
    return self.edges.compactMap { edge in
      let receiver = self.nodes[edge.target]
      guard edge.isSynchronous, edge.kind == .feeds || edge.kind == .values,
        receiver.kind == .state || receiver.kind == .storage, self.nodes[edge.source].kind == .operator,
        paths.causes(of: edge.source, at: edge.source)[edge.target] != nil
      else { return nil }
      return (self.nodes[edge.source], receiver)
    }
  }

  /// The operators and actions whose closures keep the instance alive that keeps them alive.
  package var retentions: [FlowNode] {
    let retaining = self.nodes.filter { $0.retainingUse != nil }
    guard !retaining.isEmpty else { return [] }
    // A stream that ends releases its observers.
    let ends = Set(
      self.nodes(.operator).filter { ["take", "takeUntil", "first", "single"].contains($0.name) }.map(\.id))
    return retaining.compactMap { node in
      switch node.kind {
      case .operator: self.isKept(node, ends) ? node : nil
      case .action: self.named(node)
      default: nil
      }
    }
  }

  /// An action with the name of the property that it is stored in; nil for one that is made for each caller.
  private func named(_ action: FlowNode) -> FlowNode? {
    guard action.name.isEmpty else { return action }
    let property = self.edges(from: action.id).map { self.nodes[$0.target] }.first {
      $0.kind == .action && !$0.name.isEmpty
    }
    guard let property else { return nil }
    var named = action
    named.name = property.name
    return named
  }

  /// Whether the instance keeps an operator alive: through a stream that it has, and that does not end before it does.
  private func isKept(_ node: FlowNode, _ ends: Set<Int>) -> Bool {
    let sources = self.streams(into: node.id)
    guard sources.isDisjoint(with: ends), self.areHot(sources) else { return false }
    let isOwn = sources.contains {
      [.storage, .input].contains(self.nodes[$0].kind) || self.nodes[$0].isProperty
    }
    if isOwn, !node.isMadeOnDemand { return true }
    // Who asks for the stream of an output keeps it; a subscription to another object's stream is kept with its bag.
    guard isOwn || sources.contains(where: { self.nodes[$0].isPermanent }) else { return false }
    let derived = self.closure(of: [node.id]) { next in
      self.edges(from: next).filter { [.values, .triggers, .samples].contains($0.kind) }.map(\.target)
    }
    return derived.isDisjoint(with: ends)
      && derived.contains { [.observe, .pipe].contains(self.nodes[$0].operation?.kind) }
  }

  /// The nodes that an operator gets values of, itself included; what only starts it is none of them.
  private func streams(into node: Int) -> Set<Int> {
    self.closure(of: [node]) { next in
      // What sets a property does not make the stream of its changes.
      if self.nodes[next].isProperty || self.nodes[next].kind == .input || self.nodes[next].isPermanent {
        return []
      }
      let edges = self.edges(to: next)
      // The streams that a closure makes may end: the one that runs the closure goes on.
      if self.nodes[next].operation?.kind == .flatten,
        self.nodes[next].operation?.traits.contains(.creates) == false,
        let receiver = edges.first(where: { $0.kind == .values })
      {
        return [receiver.source]
      }
      return edges.filter { edge in
        edge.kind != .triggers || self.nodes[edge.target].operation?.kind != .observe
      }.map(\.source)
    }
  }

  /// Whether all streams that an operator is made of come from storage, and from nothing that ends.
  private func areHot(_ sources: Set<Int>) -> Bool {
    let hasProperties = self.nodes.contains(where: \.isProperty)
    return sources.allSatisfy { source in
      switch self.nodes[source].kind {
      case .dependency:
        self.nodes[source].isPermanent || !self.edges(from: source).contains { $0.kind == .values }
      case .opaque, .lifecycle, .action, .actionOutput: false
      // A method starts a stream that may end.
      case .input: !hasProperties || self.nodes[source].isProperty
      case .operator: self.nodes[source].operation?.traits.contains(.creates) != true
      default: true
      }
    }
  }

  /// The named streams that no code uses.
  package var unusedValues: [FlowNode] {
    let uses = self.nodes.filter { node in
      switch (node.kind, node.operation?.kind) {
      case (.value, _): false
      case (.operator, .observe): true
      case (.operator, _):
        node.operation?.traits.contains(.performs) == true
          || self.edges(from: node.id).contains { $0.kind == .feeds }
      default: true
      }
    }
    let used = self.sources(of: uses.map(\.id))
    return self.nodes(.value).filter { !used.contains($0.id) }
  }

  /// Whether values of a node reach something outside of the view model, or may.
  package func hasEffect(_ node: Int) -> Bool {
    self.reachable(from: [node]).contains { id in
      switch self.nodes[id].kind {
      case .output, .effect, .opaque, .action, .lifecycle, .dependency: true
      case .operator: self.nodes[id].operation?.kind == .observe
      case .input, .storage, .state, .value, .actionOutput: false
      }
    }
  }

  /// The nearest name on the way to a node.
  package func name(of node: FlowNode) -> String {
    var next = node
    for _ in 0..<100 {
      if next.kind != .operator { break }
      if let named = self.edges(from: next.id).map({ self.nodes[$0.target] }).first(where: {
        $0.kind == .value || $0.kind == .output
      }) {
        return named.name
      }
      let sources = self.edges(to: next.id).filter { $0.kind == .values || $0.kind == .samples }
      guard sources.count == 1 else { break }
      next = self.nodes[sources[0].source]
    }
    return next.name
  }
}
