import SourceModel
import Testing

/// Text whose values are escaped, however it is put together.
struct FormattedTextTests {
  @Test("A value has no control characters and no commands, alone and beside others")
  func plain() {
    let value = "::error::a\n::b\u{1B}[31m\u{202E}##vso[c]\r\u{2028}"
    let text: PrintableText = "\(value)\n\(value)"
    #expect(
      text.text
        == "./::error::a␊::b␛[31m\u{FFFD}\u{FFFD}#vso[c]␍\u{FFFD}\n./::error::a␊::b␛[31m\u{FFFD}\u{FFFD}#vso[c]␍\u{FFFD}"
    )
    let (first, second) = ("#", "#[a]")
    #expect(("\(first)\(second)" as PrintableText).text == "\u{FFFD}#[a]")
  }

  @Test("What parts are only together is no command in what leaves the command")
  func joined() {
    let parts: [PrintableText] = [
      "\("a")\n", "\(":")", "\(":error::")", "\n  \("::b")", "\("#")", "\("#vso[c]")",
    ]
    #expect(OutputText(parts.joined()).text == "a\n./::error::\n./  ::b\u{FFFD}#vso[c]")
    var text: PrintableText = ""
    for part in parts { text += part }
    #expect(OutputText(text) == OutputText(parts.joined()))
  }

  @Test("Text of the same format is kept as it is, and repeated")
  func nested() {
    let inner: PrintableText = "\u{1B}[1m\("a\nb")\u{1B}[0m"
    #expect(("<\(inner)>" as PrintableText).text == "<\u{1B}[1ma␊b\u{1B}[0m>")
    #expect((" " as PrintableText).repeated(3).text == "   ")
    #expect((" " as PrintableText).repeated(-1).text == "")
    let lines: [PrintableText] = ["a", "b"]
    #expect(lines.joined(separator: ", ").text == "a, b")
  }

  @Test("JSON has its values in quotes, and numbers as they are")
  func json() {
    let text: FormattedText<JSONText> = "{\("a\"\n"): \(number: -1), \("::##[x]"): []}"
    #expect(text.text == #"{"a\"\n": -1, "::\u0023#[x]": []}"#)
  }

  @Test("Source text on a terminal keeps its lines and tabs")
  func source() {
    #expect(PlainText.source("a\tb\n\u{1B}[1m\u{202E}\r\n") == "a\tb\n␛[1m\u{FFFD}␍\n")
  }
}
