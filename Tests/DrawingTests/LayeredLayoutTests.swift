import Drawing
import SeededRandom
import Testing

/// Drawings of random graphs: what has to hold of every one of them.
struct LayeredLayoutTests {
  private typealias Node = LayeredLayout.Node
  private typealias Edge = LayeredLayout.Edge

  /// A random graph, with cycles where it is asked for.
  private static func graph(_ seed: UInt64, size: Int, hasCycles: Bool) -> ([Node], [Edge]) {
    var random = SplitMix64(seed: seed)
    let nodes = (0..<size).map { number in
      Node(
        width: Double(20 + random.below(180)), height: 24,
        side: number < size / 4 ? .left : number >= size - size / 4 ? .right : nil)
    }
    let edges = (0..<random.below(size * 2)).compactMap { _ -> Edge? in
      let (first, second) = (random.below(size), random.below(size))
      if hasCycles { return Edge(first, second) }
      return first == second ? nil : Edge(min(first, second), max(first, second))
    }
    return (nodes, Array(Set(edges)).sorted { ($0.source, $0.target) < ($1.source, $1.target) })
  }

  @Test("Boxes do not cover each other", arguments: UInt64(0)..<60)
  func boxes(seed: UInt64) {
    let (nodes, edges) = Self.graph(seed, size: 2 + Int(seed), hasCycles: seed % 2 == 0)
    let layout = LayeredLayout(nodes, edges)
    for first in nodes.indices {
      for second in nodes.indices where second > first {
        let (a, b) = (layout.positions[first], layout.positions[second])
        let isBeside = a.x + nodes[first].width <= b.x || b.x + nodes[second].width <= a.x
        let isAbove = a.y + nodes[first].height <= b.y || b.y + nodes[second].height <= a.y
        #expect(isBeside || isAbove, "\(first) and \(second)")
      }
      let (corner, node) = (layout.positions[first], nodes[first])
      #expect(corner.x >= 0 && corner.x + node.width <= layout.width + 0.001)
      #expect(corner.y >= -0.001 && corner.y + node.height <= layout.height + 0.001)
    }
  }

  @Test(
    "Edges lead to the right, from the border of a box to that of another, and through no third one",
    arguments: UInt64(0)..<60)
  func edges(seed: UInt64) {
    let (nodes, edges) = Self.graph(seed, size: 3 + Int(seed) / 2, hasCycles: false)
    let layout = LayeredLayout(nodes, edges)
    for (edge, route) in zip(edges, layout.routes) {
      let (source, target) = (layout.positions[edge.source], layout.positions[edge.target])
      #expect(route.first?.x == source.x + nodes[edge.source].width)
      #expect(route.last?.x == target.x)
      #expect(abs((route.first?.y ?? 0) - source.y - nodes[edge.source].height / 2) < 0.001)
      #expect(zip(route, route.dropFirst()).allSatisfy { $0.x <= $1.x })
      for (point, next) in zip(route, route.dropFirst()) where point.y == next.y {
        for node in nodes.indices where ![edge.source, edge.target].contains(node) {
          let corner = layout.positions[node]
          let isBeside = next.x <= corner.x || point.x >= corner.x + nodes[node].width
          #expect(isBeside || point.y <= corner.y || point.y >= corner.y + nodes[node].height)
        }
      }
    }
  }

  @Test(
    "Inputs that nothing leads to are on the left, outputs that lead to nothing on the right",
    arguments: UInt64(0)..<30)
  func sides(seed: UInt64) {
    let (nodes, edges) = Self.graph(seed, size: 12, hasCycles: true)
    let layout = LayeredLayout(nodes, edges)
    let right = layout.positions.map(\.x).max() ?? 0
    for node in nodes.indices {
      let others = edges.filter { $0.source != $0.target }
      if nodes[node].side == .left, !others.contains(where: { $0.target == node }),
        others.contains(where: { $0.source == node })
      {
        #expect(layout.positions[node].x == 0)
      }
      if nodes[node].side == .right, !others.contains(where: { $0.source == node }) {
        #expect(layout.positions[node].x == right)
      }
    }
  }

  @Test("A cycle is drawn with one edge that leads back")
  func cycle() {
    let nodes = (0..<3).map { _ in Node(width: 50, height: 20) }
    let layout = LayeredLayout(nodes, [Edge(0, 1), Edge(1, 2), Edge(2, 0), Edge(1, 1)])
    let leadBack = layout.routes.filter { ($0.first?.x ?? 0) > ($0.last?.x ?? 0) }
    #expect(leadBack.count == 1)
    #expect(layout.routes[3].isEmpty)
  }

  @Test("Edges that need not cross do not cross")
  func planar() {
    // Two ladders in the wrong order.
    let nodes = (0..<8).map { _ in Node(width: 50, height: 20) }
    let layout = LayeredLayout(
      nodes, [Edge(0, 7), Edge(1, 6), Edge(2, 5), Edge(3, 4), Edge(0, 6), Edge(2, 4)])
    #expect(layout.crossings == 0)
  }

  @Test("The same graph has the same drawing")
  func same() {
    let (nodes, edges) = Self.graph(7, size: 40, hasCycles: true)
    let (first, second) = (LayeredLayout(nodes, edges), LayeredLayout(nodes, edges))
    #expect(first.positions == second.positions && first.routes == second.routes)
  }

  @Test("Nothing is drawn for no nodes")
  func empty() {
    let layout = LayeredLayout([], [])
    #expect(layout.positions.isEmpty && layout.routes.isEmpty && layout.width == 0)
  }

  @Test("A path of 2,000 nodes and a fan of 2,000 edges are laid out without many steps")
  func large() {
    let nodes = (0..<2_000).map { _ in Node(width: 50, height: 20) }
    let path = LayeredLayout(nodes, (0..<1_999).map { Edge($0, $0 + 1) })
    #expect(path.crossings == 0 && path.height == 20)
    let fan = LayeredLayout(nodes, (1..<2_000).map { Edge(0, $0) })
    #expect(fan.crossings == 0)
  }
}
