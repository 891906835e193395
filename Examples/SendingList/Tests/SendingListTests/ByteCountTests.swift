import Testing

@testable import SendingList

@Suite("Numbers of bytes")
struct ByteCountTests {
  @Test(
    "They are written in the largest unit that there is one of",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (1049, "1.0 kB"), (1050, "1.1 kB"),
      (9949, "9.9 kB"), (9950, "10 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"), (64_000_000, "64 MB"),
      (1_500_000_000_000_000, "1500 TB"),
    ])
  func text(count: Int, text: String) {
    #expect(ByteCount(count).text == text)
  }
}
