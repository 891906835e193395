/// Nodes in columns from left to right, placed so that few edges cross and edges are short and straight.
///
/// The steps are those of K. Sugiyama, S. Tagawa, M. Toda, "Methods for Visual Understanding of Hierarchical System
/// Structures" (1981), with the ordering of E. R. Gansner et al., "A Technique for Drawing Directed Graphs" (1993).
package struct LayeredLayout: Sendable {
  /// An edge between two nodes, by their numbers.
  package struct Edge: Hashable, Sendable {
    package var source: Int
    package var target: Int

    package init(_ source: Int, _ target: Int) {
      self.source = source
      self.target = target
    }
  }

  /// A node to place.
  package struct Node: Hashable, Sendable {
    package enum Side: Sendable {
      case left, right
    }

    /// The width and the height, in pixels.
    package var width: Double
    package var height: Double
    /// The side of the drawing that it is on, where its edges permit it.
    package var side: Side?

    package init(width: Double, height: Double, side: Side? = nil) {
      self.width = width
      self.height = height
      self.side = side
    }
  }

  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double
  }

  /// The nodes.
  package let nodes: [Node]
  /// The left upper corners of the nodes.
  package private(set) var positions: [Point] = []
  /// The points of each edge from its source to its target: a curve between columns, and a line through each column;
  /// none for an edge from a node to itself.
  package private(set) var routes: [[Point]] = []
  package private(set) var width = 0.0
  package private(set) var height = 0.0
  /// How often edges cross.
  package private(set) var crossings = 0

  /// The least space between nodes of a column, and between an edge and what is beside it.
  private static let nodeGap = 10.0
  private static let edgeGap = 6.0

  package init(_ nodes: [Node], _ edges: [Edge]) {
    self.nodes = nodes
    guard !nodes.isEmpty else { return }
    let ranks = LayerRanks(nodes, edges)
    let layers = LayerOrder(ranks, edges, count: nodes.count)
    self.crossings = layers.crossings
    let heights = layers.items.map { $0.node.map { nodes[$0].height } ?? 0 }
    let centers = LayerCoordinates(layers, heights) { first, second in
      let hasNode = layers.items[first].node != nil && layers.items[second].node != nil
      return (heights[first] + heights[second]) / 2 + (hasNode ? Self.nodeGap : Self.edgeGap)
    }.centers
    let columns = Self.columns(nodes, layers)
    self.positions = nodes.indices.map { node in
      Point(x: columns[ranks.ranks[node]].left, y: centers[node] - nodes[node].height / 2)
    }
    self.width = columns.last?.right ?? 0
    self.height = layers.items.indices.map { centers[$0] + heights[$0] / 2 }.max() ?? 0
    self.routes = edges.indices.map { edge in
      self.route(layers.chains[edge], edges[edge], nodes, columns, layers, centers)
    }
  }

  // MARK: Columns

  private struct Column {
    var left: Double
    var right: Double
  }

  private static func columns(_ nodes: [Node], _ layers: LayerOrder) -> [Column] {
    var left = 0.0
    return layers.layers.indices.map { layer in
      let width = layers.layers[layer].compactMap { layers.items[$0].node }.map { nodes[$0].width }.max() ?? 0
      let column = Column(left: left, right: left + width)
      // Many edges need space to turn.
      left += width + min(90, 36 + 1.5 * Double(layers.segments(after: layer)))
      return column
    }
  }

  /// - Parameter chain: the items that the edge passes, from left to right.
  private func route(
    _ chain: [Int], _ edge: Edge, _ nodes: [Node], _ columns: [Column], _ layers: LayerOrder,
    _ centers: [Double]
  ) -> [Point] {
    guard let first = chain.first, let last = chain.last, first != last else { return [] }
    var points: [Point] = []
    for item in chain {
      let column = columns[layers.items[item].layer]
      let y = centers[item]
      let left = Point(x: column.left, y: y)
      switch item {
      case first:
        points.append(Point(x: column.left + (layers.items[item].node.map { nodes[$0].width } ?? 0), y: y))
        points.append(Point(x: column.right, y: y))
      case last: points.append(left)
      default: points += [left, Point(x: column.right, y: y)]
      }
    }
    return first == edge.source ? points : points.reversed()
  }
}
