/// Tells which elements of a list are out of place.
enum Order {
  /// An element to move, and the element to put it before; nil when it belongs at the end.
  struct Move: Hashable {
    var element: Int
    var before: Int?
  }

  /// The fewest moves that bring the list in order.
  ///
  /// Of two ways that move as many elements, the one that leaves the earlier elements alone is taken.
  ///
  /// - Parameters:
  ///   - count: the number of elements.
  ///   - precedes: whether the element at the first index must stand before the one at the second.
  static func moves(count: Int, precedes: (Int, Int) -> Bool) -> [Move] {
    // Most lists are in order, which takes no search to see.
    guard count > 1, !(1..<count).allSatisfy({ !precedes($0, $0 - 1) }) else { return [] }
    // The longest run of elements in order, by the length of the best run that ends at each.
    var lengths = Array(repeating: 1, count: count)
    var previous = [Int?](repeating: nil, count: count)
    for index in 0..<count {
      for earlier in 0..<index where !precedes(index, earlier) && lengths[earlier] + 1 > lengths[index] {
        lengths[index] = lengths[earlier] + 1
        previous[index] = earlier
      }
    }
    var kept: Set<Int> = []
    var cursor = lengths.indices.max { lengths[$0] < lengths[$1] || (lengths[$0] == lengths[$1] && $0 > $1) }
    while let index = cursor {
      kept.insert(index)
      cursor = previous[index]
    }
    let sorted = (0..<count).sorted { precedes($0, $1) || (!precedes($1, $0) && $0 < $1) }
    return (0..<count).filter { !kept.contains($0) }.map { element in
      let position = sorted.firstIndex(of: element) ?? 0
      // What it is put before should itself stay where it is.
      let after = sorted[(position + 1)...]
      return Move(element: element, before: after.first { kept.contains($0) } ?? after.first)
    }
  }
}
