/// The order of the nodes and edges in each column, in which few edges cross.
struct LayerOrder {
  /// A node, or an edge where it passes a column.
  struct Item {
    var node: Int?
    var layer: Int
  }

  /// The common line of the edges that start at a node, or that lead back to it.
  private struct Trunk: Hashable {
    var node: Int
    var isReversed: Bool
  }

  /// The nodes, then the places where edges pass columns.
  private(set) var items: [Item]
  /// The items of each column from top to bottom.
  private(set) var layers: [[Int]]
  /// The items that each edge passes, from left to right, which edges of one node share; one item for an edge from a node to itself.
  private(set) var chains: [[Int]] = []
  /// The items that each item is connected with in the column on its left and on its right.
  private(set) var left: [[Int]]
  private(set) var right: [[Int]]
  /// How often edges cross.
  private(set) var crossings = 0
  private var places: [Int]

  /// About how many times items are moved, so that a large graph takes bounded time.
  private static let effort = 240_000

  init(_ ranks: LayerRanks, _ edges: [LayeredLayout.Edge], count: Int) {
    self.items = (0..<count).map { Item(node: $0, layer: ranks.ranks[$0]) }
    self.left = Array(repeating: [], count: count)
    self.right = self.left
    self.layers = Array(repeating: [], count: (ranks.ranks.max() ?? 0) + 1)
    self.places = []
    // The edges from one node are one line until they part: so an input that leads to many outputs can be followed.
    var trunks: [Trunk: [Int]] = [:]
    let isLarge = Self.lengths(edges, ranks) > Self.mostItems
    var known: Set<LayeredLayout.Edge> = []
    for (edge, isReversed) in zip(edges, ranks.isReversed) {
      let (first, last) = isReversed ? (edge.target, edge.source) : (edge.source, edge.target)
      let between = ranks.ranks[first] + 1..<max(ranks.ranks[first] + 1, ranks.ranks[last])
      guard first != last, !isLarge || between.isEmpty else {
        self.chains.append(first == last ? [first] : [first, last])
        continue
      }
      let trunk = Trunk(node: first, isReversed: isReversed)
      for layer in between.dropFirst(trunks[trunk]?.count ?? 0) {
        trunks[trunk, default: []].append(self.items.count)
        self.items.append(Item(node: nil, layer: layer))
        self.left.append([])
        self.right.append([])
      }
      let chain = [first] + (trunks[trunk] ?? []).prefix(between.count) + [last]
      for (item, next) in zip(chain, chain.dropFirst())
      where known.insert(LayeredLayout.Edge(item, next)).inserted {
        self.right[item].append(next)
        self.left[next].append(item)
      }
      self.chains.append(chain)
    }
    for item in self.items.indices { self.layers[self.items[item].layer].append(item) }
    self.places = Array(repeating: 0, count: self.items.count)
    self.sort()
  }

  /// The number of places where edges pass columns. A graph with more has edges that pass behind boxes.
  private static let mostItems = 100_000

  /// How many columns the edges pass together.
  private static func lengths(_ edges: [LayeredLayout.Edge], _ ranks: LayerRanks) -> Int {
    var longest: [Int: Int] = [:]
    for edge in edges {
      let length = abs(ranks.ranks[edge.source] - ranks.ranks[edge.target])
      let first = ranks.ranks[edge.source] < ranks.ranks[edge.target] ? edge.source : edge.target
      longest[first] = max(longest[first] ?? 0, length)
    }
    return longest.values.reduce(0, +)
  }

  /// The number of edges between a column and the next one.
  func segments(after layer: Int) -> Int { self.layers[layer].reduce(0) { $0 + self.right[$1].count } }

  private mutating func number(_ layer: Int) {
    for (place, item) in self.layers[layer].enumerated() { self.places[item] = place }
  }

  // MARK: Sorting

  private mutating func sort() {
    let rounds = max(2, min(24, Self.effort / max(1, self.items.count * self.layers.count)))
    var best: [[Int]]?
    var least = Int.max
    for startsAtLeft in [true, false] {
      for layer in self.layers.indices {
        self.layers[layer].sort()
        self.number(layer)
      }
      var rounds = rounds
      var isFirst = startsAtLeft
      var failures = 0
      while rounds > 0, failures < 5 {
        rounds -= 1
        self.sweep(toTheRight: isFirst)
        isFirst.toggle()
        self.exchange()
        let count = self.layers.indices.dropLast().reduce(0) { $0 + self.crossings(after: $1) }
        failures += 1
        if count < least {
          failures = 0
          least = count
          best = self.layers
          if count == 0 { break }
        }
      }
      if least == 0 { break }
    }
    if let best { self.layers = best }
    for layer in self.layers.indices { self.number(layer) }
    self.crossings = least == .max ? 0 : least
  }

  /// Orders each column by the medians of what its items are connected with in the column before.
  private mutating func sweep(toTheRight: Bool) {
    let order =
      toTheRight ? Array(self.layers.indices.dropFirst()) : self.layers.indices.dropLast().reversed()
    for layer in order {
      let medians = self.layers[layer].map { self.median(of: toTheRight ? self.left[$0] : self.right[$0]) }
      // An item without a connection keeps its place; the others are sorted around it.
      let free = self.layers[layer].indices.filter { medians[$0] != nil }
      let sorted = free.sorted { (medians[$0] ?? 0, $0) < (medians[$1] ?? 0, $1) }
      var result = self.layers[layer]
      for (place, index) in zip(free, sorted) { result[place] = self.layers[layer][index] }
      self.layers[layer] = result
      self.number(layer)
    }
  }

  /// The weighted median of the places of some items; nil for no items.
  private func median(of items: [Int]) -> Double? {
    let places = items.map { self.places[$0] }.sorted()
    guard let first = places.first, let last = places.last else { return nil }
    let middle = places.count / 2
    if places.count % 2 == 1 { return Double(places[middle]) }
    if places.count == 2 { return Double(first + last) / 2 }
    let (lower, upper) = (Double(places[middle - 1] - first), Double(last - places[middle]))
    guard lower + upper > 0 else { return Double(first) }
    return (Double(places[middle - 1]) * upper + Double(places[middle]) * lower) / (lower + upper)
  }

  /// Exchanges items beside each other while fewer edges cross then.
  private mutating func exchange() {
    for _ in 0..<4 {
      var isBetter = false
      for layer in self.layers.indices {
        var place = 0
        while place + 1 < self.layers[layer].count {
          let (upper, lower) = (self.layers[layer][place], self.layers[layer][place + 1])
          let now = self.crossings(upper, lower, self.left) + self.crossings(upper, lower, self.right)
          if now > 0,
            self.crossings(lower, upper, self.left) + self.crossings(lower, upper, self.right) < now
          {
            self.layers[layer].swapAt(place, place + 1)
            self.places[upper] = place + 1
            self.places[lower] = place
            isBetter = true
          }
          place += 1
        }
      }
      if !isBetter { break }
    }
  }

  /// How often the edges of two items cross on one side, when the first is above the second.
  private func crossings(_ upper: Int, _ lower: Int, _ side: [[Int]]) -> Int {
    let first = side[upper], second = side[lower]
    guard !first.isEmpty, !second.isEmpty else { return 0 }
    if first.count == 1, second.count == 1 { return self.places[first[0]] > self.places[second[0]] ? 1 : 0 }
    let above = first.map { self.places[$0] }.sorted()
    let below = second.map { self.places[$0] }.sorted()
    var (count, passed) = (0, 0)
    for place in above {
      while passed < below.count, below[passed] < place { passed += 1 }
      count += passed
    }
    return count
  }

  /// How often edges between a column and the next one cross.
  private func crossings(after layer: Int) -> Int {
    let count = self.layers[layer + 1].count
    var tree = Array(repeating: 0, count: count + 1)
    var total = 0
    var result = 0
    for item in self.layers[layer] {
      let targets = self.right[item].map { self.places[$0] }.sorted()
      for target in targets {
        // Edges from above that end below.
        var index = target + 1
        var above = 0
        while index > 0 {
          above += tree[index]
          index -= index & -index
        }
        result += total - above
      }
      for target in targets {
        total += 1
        var index = target + 1
        while index <= count {
          tree[index] += 1
          index += index & -index
        }
      }
    }
    return result
  }
}
