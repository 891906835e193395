import SeededRandom
import TestSupport
import Testing

@testable import LanguageServer

@Suite("Documents, their addresses and their positions") struct DocumentTests {
  @Test(
    "A path and its address lead to each other",
    arguments: ["/a", "/A folder/ä ö.swift", "/100%/#a?b&c.kt", "/x:y/[z]", "/日本語/e\u{301}.swift", "/"])
  func addresses(path: String) {
    let address = DocumentAddress.address(of: path)
    #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(DocumentAddress.path(of: address).map { Array($0.utf8) } == Array(path.utf8))
  }

  @Test(
    "Other addresses have no path",
    arguments: [
      "", "file://", "file:///%", "file:///%4", "file:///%zz", "file:///a%00b", "file:///%ff", "untitled:1",
      "http://example/a", "file://host/a", "/a",
    ])
  func otherAddresses(address: String) {
    #expect(DocumentAddress.path(of: address) == nil)
  }

  @Test("An address may be written in other ways") func spellings() {
    #expect(DocumentAddress.path(of: "file:///c%3A/d") == "/c:/d")
    #expect(DocumentAddress.path(of: "FILE://localhost/a+b") == "/a+b")
  }

  @Test(
    "Random changes have the result that they have in a list of units",
    arguments: PositionEncoding.allCases)
  func changes(encoding: PositionEncoding) {
    var random = SplitMix64(seed: 7)
    let pieces = ["a", "ß", "語", "🙂", "e\u{301}", "\n", "\r\n", "\r", "\t", "", "func f() {}\n"]
    for _ in 0..<TestScale.count(2_000, atLeast: 200) {
      var document = DocumentText([])
      var text = ""
      for _ in 0..<12 {
        let places = Self.places(in: text, encoding)
        let (first, second) = (random.pick(places, or: places[0]), random.pick(places, or: places[0]))
        let (start, end) = first.offset <= second.offset ? (first, second) : (second, first)
        let new = (0..<random.below(4)).map { _ in random.pick(pieces, or: "") }.joined()
        let range = LSP.Range(start: start.position, end: end.position)
        document.apply(LSP.ChangeParameters.Change(range: range, text: new), encoding)
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(start.offset..<end.offset, with: new.utf8)
        text = String(decoding: bytes, as: UTF8.self)
        #expect(document.bytes == bytes)
      }
      for place in Self.places(in: text, encoding) {
        #expect(document.offset(of: place.position, encoding) == place.offset)
        #expect(document.position(of: place.offset, encoding) == place.position)
      }
    }
  }

  private typealias Place = (offset: Int, position: LSP.Position)

  /// The places between the code points of a text, each found by going through it.
  private static func places(in text: String, _ encoding: PositionEncoding) -> [Place] {
    var places: [Place] = []
    var (offset, line, character) = (0, 0, 0)
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      // Between the two characters of a line end is no place.
      if !(isAfterReturn && scalar == "\n") {
        if isAfterReturn { (line, character) = (line + 1, 0) }
        places.append((offset, LSP.Position(line: line, character: character)))
      }
      isAfterReturn = scalar == "\r"
      offset += String(scalar).utf8.count
      if scalar == "\n" {
        (line, character) = (line + 1, 0)
      } else if scalar != "\r" {
        switch encoding {
        case .utf8: character += String(scalar).utf8.count
        case .utf16: character += String(scalar).utf16.count
        case .utf32: character += 1
        }
      }
    }
    if isAfterReturn { (line, character) = (line + 1, 0) }
    return places + [(offset, LSP.Position(line: line, character: character))]
  }

  @Test("Positions outside of a text are those of its ends") func outside() {
    let document = DocumentText(Array("ab\ncd".utf8))
    for encoding in PositionEncoding.allCases {
      #expect(document.offset(of: LSP.Position(line: 0, character: 99), encoding) == 2)
      #expect(document.offset(of: LSP.Position(line: 99, character: 0), encoding) == 5)
      #expect(document.offset(of: LSP.Position(line: -1, character: -1), encoding) == 0)
      #expect(document.offset(of: LSP.Position(line: .max, character: .min), encoding) == 5)
      #expect(document.position(of: 99, encoding) == LSP.Position(line: 1, character: 2))
    }
    var changed = document
    let backwards = LSP.Range(
      start: LSP.Position(line: 1, character: 1), end: LSP.Position(line: 0, character: 0))
    changed.apply(LSP.ChangeParameters.Change(range: backwards, text: "x"), .utf16)
    #expect(changed.bytes == Array("ab\ncxd".utf8))
  }
}
