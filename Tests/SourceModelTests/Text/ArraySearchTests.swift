import SeededRandom
import SourceModel
import Testing

struct ArraySearchTests {
  @Test("Bytes in a row are found where the standard library finds them")
  func holds() {
    var random = SplitMix64(seed: 5)
    var found = 0
    for _ in 0..<2_000 {
      // Few letters and many repeats.
      let bytes = (0..<random.below(12)).map { _ in UInt8(random.below(2)) }
      let wanted = (0..<random.below(5)).map { _ in UInt8(random.below(2)) }
      let isHeld = bytes.contains(wanted)
      #expect(bytes.holds(wanted) == isHeld, "\(wanted) in \(bytes)")
      found += isHeld ? 1 : 0
    }
    #expect(found > 200 && found < 1_900)
  }
}
