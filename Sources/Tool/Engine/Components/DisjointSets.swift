/// Disjoint sets of numbers, with union and find.
///
/// The source is B. A. Galler and M. J. Fischer, "An improved equivalence algorithm", 1964.
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { self.parents = Array(0..<count) }

  mutating func root(of element: Int) -> Int {
    var element = element
    while self.parents[element] != element {
      self.parents[element] = self.parents[self.parents[element]]
      element = self.parents[element]
    }
    return element
  }

  mutating func join(_ element: Int, _ other: Int) {
    let (first, second) = (self.root(of: element), self.root(of: other))
    // The smaller root is kept, so that the order of joining has no effect.
    self.parents[max(first, second)] = min(first, second)
  }
}
