import SourceModel
import Testing

@Suite("How far words are from each other")
struct EditDistanceTests {
  @Test(
    "Letters that are inserted, removed and replaced are counted",
    arguments: [
      ("", "", 0), ("input", "input", 0), ("", "abc", 3), ("kitten", "sitting", 3),
      ("avatarURL", "avatarUrl", 2),
      ("userIDs", "userID", 1), ("HTMLParser", "HTMLPraser", 2), ("größe", "grösse", 2),
    ])
  func distance(_ word: String, _ other: String, _ distance: Int) {
    #expect(EditDistance.between(word, other) == distance)
    #expect(EditDistance.between(other, word) == distance)
  }

  @Test("The nearest word is found, and none that is too far")
  func nearest() {
    let names = ["avatarURL", "userIDs", "HTMLParser"]
    #expect(EditDistance.nearest(to: "avatarUrl", among: names) == "avatarURL")
    #expect(EditDistance.nearest(to: "userID", among: names) == "userIDs")
    #expect(EditDistance.nearest(to: "HTMLPraser", among: names) == "HTMLParser")
    #expect(EditDistance.nearest(to: "HTMLPraser", among: names, atMost: 1) == nil)
    #expect(EditDistance.nearest(to: "x", among: []) == nil)
  }

  @Test(
    "A slip of the finger hides the kind of a protocol, and two do not",
    arguments: [
      ("ScreenViewModelOuputs", PortKind.outputs), ("ScreenViewModelInptus", .inputs),
      ("ScreenViewModelImputs", .inputs), ("ScreenViewModelOutputss", .outputs),
      ("ScreenViewModelIpntus", nil),
    ])
  func slip(_ name: String, _ kind: PortKind?) {
    #expect(PortName([name])?.kind == kind)
  }

  @Test("A word of a megabyte is near to no other, and that is known at once", .timeLimit(.minutes(1)))
  func longWords() {
    let word = String(repeating: "a", count: 1 << 20)
    let words = (0..<200).map { "\(String(repeating: "b", count: 30))\($0)" }
    #expect(EditDistance.nearest(to: word, among: words) == nil)
  }
}
