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
    guard count > 1 else { return [] }
    let sorted = (0..<count).sorted { precedes($0, $1) || (!precedes($1, $0) && $0 < $1) }
    var ranks = Array(repeating: 0, count: count)
    for (earlier, index) in zip(sorted, sorted.dropFirst()) {
      ranks[index] = ranks[earlier] + (precedes(earlier, index) ? 1 : 0)
    }
    let kept = self.longestRun(ranks)
    // What an element is put before should itself stay where it is.
    var moves = [Move?](repeating: nil, count: count)
    var (next, nextKept): (Int?, Int?) = (nil, nil)
    for element in sorted.reversed() {
      if kept[element] {
        nextKept = element
      } else {
        moves[element] = Move(element: element, before: nextKept ?? next)
      }
      next = element
    }
    return moves.compactMap { $0 }
  }

  /// Which elements belong to the longest run of ranks that do not fall; of several runs, to the first.
  ///
  /// The tree of best runs by rank is P. M. Fenwick's, "A new data structure for cumulative frequency tables",
  /// 1994: a file may have a hundred thousand members.
  private static func longestRun(_ ranks: [Int]) -> [Bool] {
    var best = [(length: Int, last: Int)](repeating: (0, -1), count: ranks.count + 1)
    var previous = Array(repeating: -1, count: ranks.count)
    func isBetter(_ run: (length: Int, last: Int), than other: (length: Int, last: Int)) -> Bool {
      run.length > other.length || (run.length == other.length && run.last < other.last)
    }
    var longest = (length: 0, last: -1)
    for (index, rank) in ranks.enumerated() {
      var found = (length: 0, last: -1)
      var node = rank + 1
      while node > 0 {
        if isBetter(best[node], than: found) { found = best[node] }
        node &= node - 1
      }
      previous[index] = found.last
      let run = (length: found.length + 1, last: index)
      if isBetter(run, than: longest) { longest = run }
      node = rank + 1
      while node < best.count {
        if isBetter(run, than: best[node]) { best[node] = run }
        node += node & -node
      }
    }
    var kept = Array(repeating: false, count: ranks.count)
    var cursor = longest.last
    while cursor >= 0 {
      kept[cursor] = true
      cursor = previous[cursor]
    }
    return kept
  }
}
