import SourceFuzzing
import Testing

@Suite("A failing text is made smaller")
struct ShrinkerTests {
  @Test("What does not matter is left out")
  func irrelevantTextIsLeftOut() {
    let text = Array((0..<200).map { "line \($0)\n" }.joined().utf8)
    let small = Shrinker.shrink(text, attempts: 5_000) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains("17") && text.contains("42")
    }
    #expect(String(decoding: small, as: UTF8.self) == "1742")
  }

  @Test("A text that fails whatever is left becomes empty")
  func textThatAlwaysFailsBecomesEmpty() {
    #expect(Shrinker.shrink(Array("a b c\nd\n".utf8), attempts: 100) { _ in true }.isEmpty)
  }

  @Test("No more texts are tried than allowed")
  func attemptsAreLimited() {
    var count = 0
    _ = Shrinker.shrink(Array(repeating: UInt8(ascii: "\n"), count: 500), attempts: 60) { _ in
      count += 1
      return false
    }
    #expect(count == 60)
  }
}
