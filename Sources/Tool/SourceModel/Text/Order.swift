/// Tells which elements of a list are out of place.
package enum Order {
  /// An element to move, and the element to put it before; nil when it belongs at the end, behind another.
  package struct Move: Hashable {
    package var element: Int
    package var before: Int?
    /// The element that it follows after the move; nil when it is the first.
    package var after: Int?

    package init(element: Int, before: Int? = nil, after: Int? = nil) {
      self.element = element
      self.before = before
      self.after = after
    }
  }

  /// The fewest moves that bring the list in order, when they are made from the first to the last.
  ///
  /// Of two solutions that move as many elements, the one that keeps the earlier elements is used.
  ///
  /// - Parameters:
  ///   - count: the number of elements.
  ///   - precedes: whether the element at the first index must stand before the one at the second.
  package static func moves(count: Int, precedes: (Int, Int) -> Bool) -> [Move] {
    // Most lists are in order, and this check is faster than a search.
    guard count > 1, !(1..<count).allSatisfy({ !precedes($0, $0 - 1) }) else { return [] }
    let sorted = self.sorted(count: count, precedes: precedes)
    let kept = self.kept(sorted, precedes: precedes)
    var positions = Array(repeating: 0, count: count)
    for (position, element) in sorted.enumerated() { positions[element] = position }
    // An element that moves later is not yet at its destination. So the last one is considered first, and each is
    // skipped from then on: the position after it, or a later one that is not skipped; and the same
    // the other way, where positions are counted from 1.
    var next = Array(0...count)
    var previous = Array(0...count)
    var moves: [Move] = []
    for element in (0..<count).reversed() where !kept.contains(element) {
      let position = positions[element]
      next[position] = position + 1
      previous[position + 1] = position
      let before = self.end(of: position, in: &next)
      let after = self.end(of: position + 1, in: &previous)
      moves.append(
        Move(
          element: element, before: before < count ? sorted[before] : nil,
          after: after > 0 ? sorted[after - 1] : nil))
    }
    return moves.reversed()
  }

  /// Follows positions to one that leads to itself, and compresses the path to it.
  private static func end(of position: Int, in next: inout [Int]) -> Int {
    var end = position
    while next[end] != end { end = next[end] }
    var passed = position
    while passed != end {
      let following = next[passed]
      next[passed] = end
      passed = following
    }
    return end
  }

  /// The elements of the longest run that is in order: those that stay.
  package static func kept(count: Int, precedes: (Int, Int) -> Bool) -> Set<Int> {
    self.kept(self.sorted(count: count, precedes: precedes), precedes: precedes)
  }

  /// The elements in order; those without an order between them keep theirs.
  private static func sorted(count: Int, precedes: (Int, Int) -> Bool) -> [Int] {
    (0..<count).sorted { precedes($0, $1) || (!precedes($1, $0) && $0 < $1) }
  }

  /// Finds the longest run in time n log n.
  ///
  /// The source is C. Schensted, "Longest increasing and decreasing subsequences", 1961.
  private static func kept(_ sorted: [Int], precedes: (Int, Int) -> Bool) -> Set<Int> {
    // Elements without an order between them have the same rank.
    var ranks = Array(repeating: 0, count: sorted.count)
    var rank = 0
    for (position, element) in sorted.enumerated() {
      if position > 0, precedes(sorted[position - 1], element) { rank += 1 }
      ranks[element] = rank
    }
    // From the back: the length of the longest run that starts at each element, by the highest rank that a
    // run of each length can start with.
    var highest: [Int] = []
    var lengths = Array(repeating: 0, count: sorted.count)
    for element in ranks.indices.reversed() {
      var (low, high) = (0, highest.count)
      while low < high {
        let middle = (low + high) / 2
        if highest[middle] >= ranks[element] { low = middle + 1 } else { high = middle }
      }
      if low == highest.count { highest.append(ranks[element]) } else { highest[low] = ranks[element] }
      lengths[element] = low + 1
    }
    var kept: Set<Int> = []
    var last = 0
    for element in ranks.indices
    where lengths[element] == highest.count - kept.count && ranks[element] >= last {
      kept.insert(element)
      last = ranks[element]
    }
    return kept
  }
}
