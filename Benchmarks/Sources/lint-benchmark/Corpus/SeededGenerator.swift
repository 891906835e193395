/// Random numbers that are the same in every run.
///
/// The source is G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators",
/// 2014 (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    self.state = seed
  }

  mutating func next() -> UInt64 {
    self.state &+= 0x9e37_79b9_7f4a_7c15
    var value = self.state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// An element of a list that is not empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// True in some of a hundred cases.
  mutating func chance(of percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }
}
