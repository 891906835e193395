extension RandomAccessCollection {
  /// The first index at which a predicate holds that holds for every element behind one for which it does.
  func firstIndex(from predicate: (Element) -> Bool) -> Index {
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
