/// The column of each node: every edge leads to the right, but for those that close a cycle.
struct LayerRanks {
  private(set) var ranks: [Int]
  /// Whether each edge leads to the left, since it closes a cycle.
  private(set) var isReversed: [Bool]

  init(_ nodes: [LayeredLayout.Node], _ edges: [LayeredLayout.Edge]) {
    self.ranks = Array(repeating: 0, count: nodes.count)
    let order = Self.order(nodes, edges)
    var places = Array(repeating: 0, count: nodes.count)
    for (place, node) in order.enumerated() { places[node] = place }
    self.isReversed = edges.map { places[$0.source] > places[$0.target] }
    var before: [[Int]] = Array(repeating: [], count: nodes.count)
    var after = before
    for (edge, isReversed) in zip(edges, self.isReversed) where edge.source != edge.target {
      let (source, target) = isReversed ? (edge.target, edge.source) : (edge.source, edge.target)
      after[source].append(target)
      before[target].append(source)
    }
    for node in order {
      self.ranks[node] = (before[node].map { self.ranks[$0] }.max() ?? -1) + 1
    }
    let last = self.ranks.max() ?? 0
    for node in nodes.indices where nodes[node].side == .right && after[node].isEmpty {
      self.ranks[node] = last
    }
    self.shorten(nodes, order, before, after)
  }

  /// The nodes, so that each edge that closes no cycle leads to a later one.
  ///
  /// A search from the nodes on the left decides which edges close a cycle.
  private static func order(_ nodes: [LayeredLayout.Node], _ edges: [LayeredLayout.Edge]) -> [Int] {
    var after: [[Int]] = Array(repeating: [], count: nodes.count)
    var hasSource = Array(repeating: false, count: nodes.count)
    for edge in edges where edge.source != edge.target {
      after[edge.source].append(edge.target)
      hasSource[edge.target] = true
    }
    let starts =
      nodes.indices.filter { nodes[$0].side == .left } + nodes.indices.filter { !hasSource[$0] }
      + Array(nodes.indices)
    var isKnown = Array(repeating: false, count: nodes.count)
    var left: [Int] = []
    for start in starts where !isKnown[start] {
      isKnown[start] = true
      var path = [(node: start, next: 0)]
      while let (node, next) = path.last {
        if next < after[node].count {
          path[path.count - 1].next += 1
          let target = after[node][next]
          if !isKnown[target] {
            isKnown[target] = true
            path.append((target, 0))
          }
        } else {
          left.append(node)
          path.removeLast()
        }
      }
    }
    return left.reversed()
  }

  /// Moves nodes to where most of their edges are shorter.
  private mutating func shorten(
    _ nodes: [LayeredLayout.Node], _ order: [Int], _ before: [[Int]], _ after: [[Int]]
  ) {
    for _ in 0..<8 {
      var isChanged = false
      for node in order.reversed()
      where nodes[node].side == nil || !before[node].isEmpty && !after[node].isEmpty {
        let rank: Int
        if after[node].count > before[node].count {
          rank = (after[node].map { self.ranks[$0] }.min() ?? 1) - 1
        } else if before[node].count > after[node].count {
          rank = (before[node].map { self.ranks[$0] }.max() ?? -1) + 1
        } else {
          continue
        }
        if rank != self.ranks[node] {
          self.ranks[node] = rank
          isChanged = true
        }
      }
      if !isChanged { break }
    }
    // The columns are numbered without gaps.
    let used = Set(self.ranks).sorted()
    let numbers = Dictionary(zip(used, used.indices), uniquingKeysWith: { first, _ in first })
    self.ranks = self.ranks.map { numbers[$0] ?? 0 }
  }
}
