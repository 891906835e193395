import SeededRandom

extension SplitMix64 {
  /// The random numbers of the input of a number.
  init(seed: UInt64, number: Int) {
    // The multiplication keeps the streams of neighbouring numbers apart.
    self.init(seed: seed &* 0xD134_2543_DE82_EF95 &+ UInt64(number) &* 0xA076_1D64_78BD_642F)
    _ = self.next()
  }
}
