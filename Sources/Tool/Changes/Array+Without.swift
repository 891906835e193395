extension Array {
  /// The elements that occur more often here than in another list, the later ones of those that are equal.
  ///
  /// - Parameter identity: what equal elements have in common.
  func without(_ other: [Element], by identity: (Element) -> some Hashable) -> [Element] {
    var counts = Dictionary(grouping: other, by: identity).mapValues(\.count)
    return self.filter { element in
      let key = identity(element)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }
}
