/// The vertical places of the items of each column: near those that they are connected with.
struct LayerCoordinates {
  /// The centers of the items, the uppermost edge of a drawing at 0.
  private(set) var centers: [Double]

  private static let rounds = 12

  /// - Parameters:
  ///   - heights: the heights of the items.
  ///   - distance: the least distance of the centers of two items, one above the other.
  init(_ order: LayerOrder, _ heights: [Double], distance: (Int, Int) -> Double) {
    self.centers = Array(repeating: 0, count: order.items.count)
    let distances = order.layers.map { layer in zip(layer, layer.dropFirst()).map { distance($0, $1) } }
    for (layer, distances) in zip(order.layers, distances) {
      var y = 0.0
      for (place, item) in layer.enumerated() {
        if place > 0 { y += distances[place - 1] }
        self.centers[item] = y
      }
      for item in layer { self.centers[item] -= y / 2 }
    }
    for round in 0..<Self.rounds {
      let usesBoth = round >= Self.rounds - 4
      let layers = round % 2 == 0 ? Array(order.layers.indices) : order.layers.indices.reversed()
      for layer in layers {
        self.place(order.layers[layer], distances[layer]) { item in
          usesBoth
            ? order.left[item] + order.right[item]
            : round % 2 == 0 ? order.left[item] : order.right[item]
        } weight: { item, other in
          // Long edges are straight first.
          switch (order.items[item].node, order.items[other].node) {
          case (nil, nil): 8
          case (nil, _), (_, nil): 2
          default: 1
          }
        }
      }
    }
    let top = self.centers.indices.map { self.centers[$0] - heights[$0] / 2 }.min() ?? 0
    for item in self.centers.indices { self.centers[item] -= top }
  }

  /// Places the items of a column where the squares of the distances to what they are connected with are least.
  ///
  /// This is isotonic regression by pooling adjacent violators.
  private mutating func place(
    _ items: [Int], _ distances: [Double], others: (Int) -> [Int], weight: (Int, Int) -> Double
  ) {
    var blocks: [(sum: Double, weight: Double, count: Int)] = []
    var offsets: [Double] = []
    for (place, item) in items.enumerated() {
      offsets.append(place == 0 ? 0 : (offsets.last ?? 0) + distances[place - 1])
      var (sum, total) = (0.0, 0.0)
      for other in others(item) {
        let weight = weight(item, other)
        sum += self.centers[other] * weight
        total += weight
      }
      // An item without connections stays where it is unless others need the place.
      if total == 0 { (sum, total) = (self.centers[item] * 0.01, 0.01) }
      blocks.append((sum - (offsets.last ?? 0) * total, total, 1))
      while blocks.count > 1 {
        let last = blocks[blocks.count - 1], previous = blocks[blocks.count - 2]
        guard previous.sum / previous.weight > last.sum / last.weight else { break }
        blocks.removeLast()
        blocks[blocks.count - 1] = (
          previous.sum + last.sum, previous.weight + last.weight, previous.count + last.count
        )
      }
    }
    var place = 0
    for block in blocks {
      for _ in 0..<block.count {
        self.centers[items[place]] = block.sum / block.weight + offsets[place]
        place += 1
      }
    }
  }
}
