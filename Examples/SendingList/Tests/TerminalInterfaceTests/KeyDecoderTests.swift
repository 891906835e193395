import Testing

@testable import TerminalInterface

@Suite("Keys")
struct KeyDecoderTests {
  nonisolated static let cases: [(String, [Key])] = [
    ("a", [.character("a")]), ("aß🎉", [.character("a"), .character("ß"), .character("🎉")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\u{3}", [.control("c")]), ("\u{15}", [.control("u")]), ("\u{0}", [.other]), ("\u{1C}", [.other]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]), ("\u{1B}OA", [.up]),
    ("\u{1B}[1;5A", [.other]), ("\u{1B}[3~x", [.other, .character("x")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}x", [.escape, .character("x")]),
  ]

  @Test("Bytes are read as keys, however they come in", arguments: cases)
  func keys(text: String, keys: [Key]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      let read = decoder.keys(in: bytes[..<cut]) + decoder.keys(in: bytes[cut...])
      #expect(read == keys)
      #expect(!decoder.isWaiting)
    }
  }

  @Test("An escape that nothing follows is the escape key")
  func escape() {
    var decoder = KeyDecoder()
    let early = decoder.keys(in: [0x1B])
    #expect(early.isEmpty)
    #expect(decoder.isWaiting)
    let late = decoder.finish()
    #expect(late == [.escape])
    let next = decoder.keys(in: [0x61])
    #expect(next == [.character("a")])
  }

  @Test("All pairs of bytes, and all in the middle of a sequence, are read to their end")
  func pairs() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        for bytes in [[first, second], [0x1B, 0x5B, first, second], [0xE2, first, second]] {
          var decoder = KeyDecoder()
          let keys = decoder.keys(in: bytes) + decoder.finish()
          #expect((1...bytes.count).contains(keys.count))
          #expect(!decoder.isWaiting)
        }
      }
    }
  }
}
