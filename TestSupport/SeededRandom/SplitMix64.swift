/// Numbers that look random and are the same for the same seed, on every machine.
///
/// The source is G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    self.state = seed
  }

  package mutating func next() -> UInt64 {
    self.state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = self.state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below a limit; 0 when the limit is not positive.
  package mutating func below(_ limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    return Int(self.next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// Whether something that happens so many times in a hundred happens now.
  package mutating func happens(inPercent percent: Int) -> Bool { self.below(100) < percent }

  /// One of some elements.
  package mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
    let index = self.below(others.count + 1)
    return index == 0 ? first : others[index - 1]
  }

  /// Whether something that happens once in so many times happens now.
  package mutating func happens(onceIn times: Int) -> Bool { self.below(times) == 0 }

  /// One of some elements.
  package mutating func pick<Element>(_ elements: [Element], or fallback: Element) -> Element {
    elements.isEmpty ? fallback : elements[self.below(elements.count)]
  }

  /// A range within a number of elements that is not longer than a limit.
  package mutating func range(in count: Int, atMost limit: Int) -> Range<Int> {
    let start = self.below(count + 1)
    return start..<min(count, start + self.below(limit + 1))
  }
}
