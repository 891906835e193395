import Testing

@testable import TerminalInterface

@Suite("Lines")
struct LineTests {
  @Test(
    "A line is cut off or filled to its width",
    arguments: [
      ("abc", 5, "abc  "), ("abc", 3, "abc"), ("abc", 2, "ab"), ("abc", 0, ""), ("日本語", 5, "日本 "),
      ("日本語", 6, "日本語"), ("e\u{301}a", 1, "e\u{301}"), ("🎉x", 2, "🎉"), ("", 2, "  "),
    ])
  func padded(text: String, width: Int, padded: String) {
    let line = Line(text).padded(to: width)
    #expect(line.text == padded)
    #expect(line.width == width)
  }

  @Test(
    "Nothing in a text is obeyed by the terminal",
    arguments: ["\u{1B}[2Ja", "\u{7}a", "\ra", "\na", "\u{9B}a", "\u{202E}a", "\u{2028}a", "\r\na"])
  func printable(text: String) {
    let printable = Line(text).text
    #expect(printable.hasPrefix("\u{FFFD}"))
    #expect(printable.hasSuffix("a"))
    #expect(!printable.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x9B })
  }

  @Test("Styles are kept where lines are put together and cut")
  func styles() {
    let line = (Line("ab", .bold) + Line("cd", .dim)).padded(to: 3)
    #expect(line.spans == [.init(text: "ab", style: .bold), .init(text: "c", style: .dim)])
  }

  @Test("Colours are left out where they are not wanted")
  func colors() {
    let style = Style(color: .red, isBold: true)
    #expect(style.sequence(allowsColor: true) == "\u{1B}[0;1;31m")
    #expect(style.sequence(allowsColor: false) == "\u{1B}[0;1m")
  }

  @Test(
    "A part of a whole is drawn",
    arguments: [
      (0, "░░░░   0 %"), (0.25, "█░░░  25 %"), (0.999, "███░  99 %"), (1, "████ 100 %"), (7, "████ 100 %"),
      (-1, "░░░░   0 %"),
    ])
  func progress(fraction: Double, text: String) {
    #expect(ProgressBar(fraction).line(width: 4).text == text)
  }
}
