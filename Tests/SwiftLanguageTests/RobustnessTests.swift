import Foundation
import SeededRandom
import SourceModel
import SwiftLanguage
import Testing

@Suite("The reader ends on any text, soon")
struct RobustnessTests {
  @Test(
    "Brackets that the parser would take minutes for are not read",
    arguments: ["[", "[(", "[@a ", "[\n", "[/* a */", "[// a\n"])
  func deepBracketsAreNotRead(bracket: String) {
    let problems = Self.problems(in: "let a = " + String(repeating: bracket, count: 200))
    #expect(problems.map(\.message) == ["the code is nested too deeply to be read"])
  }

  @Test(
    "Interpolations that the parser would take gigabytes for are not read",
    arguments: ["\"\\(", "\"\"\"\n\\(", "#\"\\#(", "\"\\(a + "])
  func deepInterpolationsAreNotRead(start: String) {
    let problems = Self.problems(in: "let a = " + String(repeating: start, count: 20_000))
    #expect(problems.map(\.message) == ["the code is nested too deeply to be read"])
  }

  @Test(
    "What is nested deeper than the parser goes is told at once",
    arguments: ["(", "{ ", "[", "if a { ", "#if A\n", "a(b: ", "\"\\(", "#\"\\#(", "\"\"\"\n  \\("])
  func deepNestingIsToldAtOnce(start: String) {
    let problems = Self.problems(in: "let a = " + String(repeating: start, count: 100_000))
    #expect(problems.map(\.message) == ["the code is nested too deeply to be read"])
  }

  @Test("Brackets in an interpolation are no less deep")
  func deepBracketsInInterpolationsAreNotRead() {
    let (open, close) = (String(repeating: "[", count: 40), String(repeating: "]", count: 40))
    for start in ["\"b\\(", "\"\"\"\n  \\("] {
      let text = "let a = " + start + open + "1" + close + ")\""
      #expect(Self.problems(in: text).map(\.message) == ["the code is nested too deeply to be read"])
    }
  }

  @Test(
    "Words and operators in a row that the parser would take minutes for are not read",
    arguments: [
      "let a: ", "func a(_ b: ", "class A { func a(_ b: ", "let a: Signal<", "let a = ",
    ],
    [
      "any ", "some ", "each ", "repeat each ", "any some each ", "inout ", "A ", "any /* */ ", "(A) -> ",
      "(A)\n-> ", "a < ", "#",
    ])
  func longRunsAreNotRead(start: String, piece: String) {
    let problems = Self.problems(in: start + String(repeating: piece, count: 100_000) + "A")
    #expect(problems.map(\.message) == ["the code is nested too deeply to be read"])
  }

  private static let longTexts: [(start: String, piece: String, count: Int, end: String)] = [
    ("enum A {\n", "  case a\n", 1_100, "}"), ("enum A {\n", "  case a((B) -> C)\n", 1_100, "}"),
    ("protocol A {\n", "  func a(_ b: (B) -> C) -> D\n", 1_100, "}"),
    ("let a = [\n", "  b < c,\n", 1_100, "]"), ("class A: B", ", B<C>", 1_100, " {}"),
    ("func a() {\n", "  b(c < d, e<f>(g))\n", 1_100, "}"),
    ("let a = \"\"\"\n", "a ", 1_100, "\n\"\"\""), ("let a = \"", "a {([< # -> ", 1_100, "\""),
    ("let a = #\"", "a \" \\({([< # -> ", 1_100, "\"#"),
    ("let a = ##\"\"\"\n", "a \"\"\"# {([< -> ", 1_100, "\n\"\"\"##"),
    ("// ", "a {([< # -> ", 1_100, ""), ("/* ", "a {([< # -> /* */", 1_100, "*/"),
    ("let a = \"\\(b)\\(c[\"d\"]!.e { $0 })\" + \"", "{([", 300, "\""),
    ("let a = ", "(", 20, "1" + String(repeating: ")", count: 20)),
    ("#if A\n", "#elseif B\n", 1_000, "#else\n#endif"), ("", "#if A\nlet a = 1\n#endif\n", 1_000, ""),
    ("", "let a = b(#\"\"\"#)\n", 1_000, ""), ("", "func a() {\n  b(/[{(]/)\n}\n", 1_000, ""),
  ]

  @Test("What is long and not nested is read", arguments: longTexts)
  func longCodeIsRead(text: (start: String, piece: String, count: Int, end: String)) {
    let count = TestScale.count(text.count, atLeast: 200)
    let long = text.start + String(repeating: text.piece, count: count) + text.end
    #expect(Self.problems(in: long) == [])
  }

  @Test("Many interpolations on lines of their own are read")
  func manyInterpolationsAreRead() {
    let text = String(repeating: "let a = \"\\(b) and \\(c.map { \"\\($0)\" })\"\n", count: 2_000)
    #expect(Self.problems(in: text) == [])
  }

  @Test(
    "Brackets that are no nested types are read",
    arguments: [
      "let a = [[[[[[[[[[[[[[1]]]]]]]]]]]]]]", "let a = \"[[[[[[[[[[[[[[[[[[[[[[[[[[[[\"",
      "// [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
      "/* /* [[[[[[[[[[[[[[[[[[ */ [[[[[[[[[[[[[ */ let a = 1",
      String(repeating: "let a = \"\\\"[\"\n", count: 100),
      String(repeating: "let a = [1]\n", count: 100),
      "let a = #\"[[[[[[[[[[[[[[[[[[[\"#", "let a = \"/* [\"\nlet b = [1]",
    ])
  func otherBracketsAreRead(text: String) {
    #expect(Self.problems(in: text) == [])
  }

  @Test("A file with errors everywhere has its first one told")
  func manyErrors() {
    let text = "let a = 1\n" + String(repeating: "class { func ) }\n", count: 2_000)
    let problems = Self.problems(in: text)
    #expect(problems.first?.range.start == 16)
    #expect(problems.count <= 20)
  }

  @Test("One declaration with errors everywhere is not explained")
  func manyErrorsInOneDeclaration() {
    let text = "class A {\n" + String(repeating: "func a( { } )\n", count: 1_100) + "}\n"
    let problems = Self.problems(in: text)
    #expect(problems.map(\.message) == ["expected ')'"])
  }

  @Test("Places in long lines are counted in code points", arguments: [1_000, 5_000, 50_000])
  func longLines(length: Int) {
    let line = String(repeating: "aé👍", count: length / 7)
    let text = SourceText("\u{FEFF}x\n" + line + "\r\n" + line)
    let second = 3 + 2
    for (offset, column) in [
      (0, 1), (1, 2), (3, 3), (7, 4), (700, 301), (line.utf8.count, line.unicodeScalars.count + 1),
    ] {
      #expect(text.position(at: second + offset) == SourcePosition(line: 2, column: column))
      #expect(
        text.position(at: second + line.utf8.count + 2 + offset) == SourcePosition(line: 3, column: column))
    }
    #expect(text.line(2) == line)
    #expect(text.line(2, atMost: 5) == "aéa" || text.line(2, atMost: 5) == "aé")
  }

  @Test(
    "An equals sign between spaces and a byte that is none does not trap",
    arguments: ["d \u{2029}= ", "d \u{2028}= 1"])
  func spacedEqual(text: String) {
    #expect(Self.problems(in: text).count == 1)
  }

  @Test(
    "Code that is not UTF-8 has problems",
    arguments: [[0x80], [0xFF], [0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func invalidCode(bytes: [UInt8]) {
    #expect(!Self.problems(in: SourceText(Array("d ".utf8) + bytes + Array("= 1".utf8))).isEmpty)
  }

  @Test("Comments that are not UTF-8 have their ranges")
  func rangesOfInvalidComments() {
    let text = SourceText(
      Array("/* caf".utf8) + [0xE9] + Array(" */\n/// a\n// plumb:disable all ".utf8) + [0xFF, 0xFE]
        + Array("\n/* /* b */ */ class A {} /**/ /** plumb: */\n".utf8))
    let file = SwiftReader.read(path: "a.swift", text: text)
    let ranges = file.declarations[0].header.leadingComments.map(\.range)
    #expect(ranges == [TextRange(0, 10), TextRange(11, 16), TextRange(17, 40), TextRange(41, 54)])
    #expect(
      file.declarations[0].header.leadingComments.map(\.kind) == [.block, .documentationLine, .line, .block])
    #expect(file.directives.map(\.range) == [TextRange(17, 40), TextRange(71, 84)])
  }

  @Test("A comment that is not UTF-8 is no problem")
  func invalidComment() {
    #expect(Self.problems(in: SourceText(Array("// caf".utf8) + [0xE9] + Array("\nlet a = 1\n".utf8))) == [])
  }

  private static func problems(in text: String) -> [SyntaxProblem] {
    Self.problems(in: SourceText(text))
  }

  private static func problems(in text: SourceText) -> [SyntaxProblem] {
    let box = Box()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.problems = SwiftReader.read(path: "a.swift", text: text).problems
      done.signal()
    }
    thread.stackSize = Language.stackSize
    thread.start()
    done.wait()
    return box.problems
  }

  private final class Box: @unchecked Sendable {
    // It is written before the semaphore is signalled and read after it was waited for.
    var problems: [SyntaxProblem] = []
  }
}
