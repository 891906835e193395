extension RandomAccessCollection {
  /// The first index at which a monotonic predicate holds: one that also holds for every later element.
  package func firstIndex(from predicate: (Element) -> Bool) -> Index {
    var start = self.startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = self.index(start, offsetBy: half)
      if predicate(self[middle]) {
        count = half
      } else {
        start = self.index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
