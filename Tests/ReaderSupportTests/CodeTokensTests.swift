import ReaderSupport
import SourceModel
import Testing

@Suite("The tokens of a file are found without parsing")
struct CodeTokensTests {
  /// The words, literals and signs of a text, literals as `_`.
  private static func spelled(_ code: CodeTokens) -> String {
    code.tokens.map { token in
      switch token.kind {
      case .word: code.names[Int(token.name)]
      case .literal: "_"
      case .sign: String(UnicodeScalar(token.sign))
      }
    }.joined(separator: " ")
  }

  @Test(
    "Literals, comments and names are as the language writes them",
    arguments: [
      (.swift, "a /* /* b */ c */ d // e", "a d"),
      (.java, "a /* /* b */ c", "a c"),
      (.swift, ##"f("\(a["b"])") + #"\(c)\#(d)"#"##, "f ( _ ( a [ _ ] ) ) + _ ( d )"),
      (.swift, ##"f(#"""#, a)"##, "f ( _ , a )"),
      (.swift, "a = /[(]b/ / c", "a = _ / c"),
      (.swift, "reduce(1, /) / 2", "reduce ( _ , / ) / _"),
      (.swift, "$a.b($0) `let`", "a . b ( $0 ) let"),
      (.kotlin, #""$a ${b("c")} \${d} $1" e"#, "_ ( a ) ( b ( _ ) ) e"),
      (.kotlin, "\"\"\"\\$a\"\"\"\" b", "_ ( a ) b"),
      (.kotlin, "$$\"$a $$b\" c", "_ ( b ) c"),
      (.kotlin, "fun `a b`() = 'c'", "fun a b ( ) = _"),
      (.java, "\"\\\"{\" '\\'' a\u{1}b", "_ _ ab"),
      (.java, "cl\\u0061ss \\u0041 \\u007b }", "class A { }"),
      (.swift, "\u{FEFF}a \u{FEFF}b", "a b"),
      (.kotlin, "#!/usr/bin/a b\nc", "c"),
    ] as [(Language, String, String)])
  func spelling(language: Language, text: String, tokens: String) {
    #expect(Self.spelled(CodeTokens(Array(text.utf8), language)) == tokens)
  }

  @Test("A word in backticks is a name")
  func quotedWords() {
    let code = CodeTokens(Array("class `class`".utf8), .kotlin)
    #expect(code.tokens.map(code.meaning) == [.type, .name])
  }

  @Test("A brace closes the brackets in it, and no other bracket does")
  func brackets() {
    let code = CodeTokens(Array("{ ( [ } ] ( [ )".utf8), .swift)
    #expect(code.tokens.map(\.partner) == [3, -1, -1, 0, -1, -1, -1, -1])
    #expect(code.outerBrackets() == [-1, 0, 0, -1, -1, -1, -1, -1])
  }

  @Test("The place of a token is that in the file, with its escapes")
  func places() {
    let text = "a\n\\u0062c\nd"
    let code = CodeTokens(Array(text.utf8), .java)
    #expect(code.tokens.map { Int($0.start) } == [0, 2, 10])
    #expect(code.tokens.map { Int($0.end) } == [1, 9, 11])
    #expect(code.tokens.map { Int($0.line) } == [1, 2, 3])
  }
}
