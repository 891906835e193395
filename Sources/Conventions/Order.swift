/// Tells which elements of a list are out of place.
enum Order {
  /// An element to move, and the element to put it before; nil when it belongs at the end.
  struct Move: Hashable {
    var element: Int
    var before: Int?
  }

  /// The fewest moves that bring the list in order, when they are made from the first to the last.
  ///
  /// Of two ways that move as many elements, the one that leaves the earlier elements alone is taken.
  ///
  /// - Parameters:
  ///   - count: the number of elements.
  ///   - precedes: whether the element at the first index must stand before the one at the second.
  static func moves(count: Int, precedes: (Int, Int) -> Bool) -> [Move] {
    let kept = self.kept(count: count, precedes: precedes)
    guard kept.count < count else { return [] }
    let sorted = (0..<count).sorted { precedes($0, $1) || (!precedes($1, $0) && $0 < $1) }
    return (0..<count).filter { !kept.contains($0) }.map { element in
      let position = sorted.firstIndex(of: element) ?? 0
      // An element that moves later is not yet where it belongs.
      let before = sorted[(position + 1)...].first { kept.contains($0) || $0 < element }
      return Move(element: element, before: before)
    }
  }

  /// The elements of the longest run that is in order: those that stay.
  static func kept(count: Int, precedes: (Int, Int) -> Bool) -> Set<Int> {
    // The length of the best run that ends at each element, and the element before it in that run.
    var lengths = Array(repeating: 1, count: count)
    var previous = [Int?](repeating: nil, count: count)
    for index in 0..<count {
      for earlier in 0..<index where !precedes(index, earlier) && lengths[earlier] + 1 > lengths[index] {
        lengths[index] = lengths[earlier] + 1
        previous[index] = earlier
      }
    }
    var kept: Set<Int> = []
    var cursor = lengths.indices.max {
      lengths[$0] < lengths[$1] || (lengths[$0] == lengths[$1] && $0 > $1)
    }
    while let index = cursor {
      kept.insert(index)
      cursor = previous[index]
    }
    return kept
  }
}
