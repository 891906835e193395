import SourceModel
import Testing

/// Lines and columns of text.
struct SourceTextTests {
  @Test("Every kind of line ending ends a line")
  func countsLines() {
    let text = SourceText("a\nb\r\nc\rd")
    #expect(text.lineStarts == [0, 2, 5, 7])
    #expect((1...4).map { text.line($0) } == ["a", "b", "c", "d"])
    #expect(text.line(0) == "" && text.line(5) == "")
  }

  @Test("Columns count code points, and a byte order mark is none")
  func countsColumns() {
    let text = SourceText("\u{FEFF}é😀x\ny")
    #expect(text.position(at: 3) == SourcePosition(line: 1, column: 1))
    #expect(text.position(at: 9) == SourcePosition(line: 1, column: 3))
    #expect(text.position(at: 11) == SourcePosition(line: 2, column: 1))
    #expect(text.line(1) == "é😀x")
  }

  @Test("Offsets outside the text are clamped to it")
  func clampsOffsets() {
    let text = SourceText("ab")
    #expect(text[TextRange(-5, 100)] == "ab")
    #expect(text.position(at: 100) == SourcePosition(line: 1, column: 3))
    #expect(SourceText([]).position(at: 0) == SourcePosition(line: 1, column: 1))
  }

  @Test("What is not UTF-8 is shown with replacement characters")
  func showsInvalidBytes() {
    #expect(SourceText([0x61, 0xFF, 0x62]).line(1) == "a\u{FFFD}b")
  }
}
