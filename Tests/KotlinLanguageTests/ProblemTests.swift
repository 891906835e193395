import KotlinLanguage
import SeededRandom
import SourceModel
import Testing

@Suite("What does not parse in Kotlin is told, and the rest is described")
struct KotlinProblemTests {
  @Test(
    "A problem is told with its line",
    arguments: [
      ("val a = ;", ["1: write an expression here"]),
      ("class A {\n  fun b() { c(; }\n  val d = 1\n}", ["2: write an expression here"]),
      ("fun a() { b() 1 }", ["1: separate statements with a line break or ';'"]),
      ("val a = 1 }", ["1: declare a class, a function or a property here"]),
      ("class A { val b: Int = 1 val c = 2 }", ["1: end the property with a line break or ';'"]),
      ("class A {\n  fun b()", ["1: close the brace"]),
      ("foo", ["1: declare a class, a function or a property here"]),
      ("val a = \"b", ["1: end the string with a quote"]),
      ("val a = \"\"\"b", ["1: end the string with a quote"]),
      ("val a = \"${b", ["1: end the string with a quote"]),
      ("val a = 'b", ["1: end the character with a quote"]),
      ("val `a = 1", ["1: end the name with a backtick"]),
      ("/* open /* */", ["1: end the comment with '*/'"]),
      ("class A { \\ }", ["1: remove the character: it has no meaning in Kotlin"]),
      ("class A { \u{2026} }", ["1: remove the character: it has no meaning in Kotlin"]),
      ("import a.;", ["1: write a name or '*' here"]),
      ("package ;", ["1: write a name here"]),
      ("fun a(b) {}\nfun (c: Int) {}", ["2: name the function"]),
      ("enum class A { B C }", ["1: separate entries with ',' and end them with ';'"]),
      ("val a = when (b) { c }", ["1: write '->' and the code of the branch"]),
      ("val a: List<Int = b", ["1: end the type arguments with '>'"]),
    ])
  func problems(_ text: String, _ problems: [String]) {
    #expect(Kotlin(text).problems.prefix(problems.count) == problems[...])
  }

  @Test("A broken member hides none of its neighbours")
  func recovery() {
    let kotlin = Kotlin(
      """
      class Test {
        val a = 1
        fun broken() { if (a { b() } }
        val c: Int = 1
        val d = = 2
        fun e() { f() }
        @Broken( val g = 3
        class Inner { ) ; val h = 4
          fun i( { }
          private val j = 5
        }
      }
      class Next
      """)
    #expect(!kotlin.problems.isEmpty)
    let names = kotlin.type?.members.map(\.header.name.text) ?? []
    #expect(names.starts(with: ["a", "broken", "c", "e"]))
  }

  @Test("What is broken in a file does not hide the next declaration")
  func recoveryInFiles() {
    let kotlin = Kotlin("val a = )\n\nclass B { val c = 1 }\n\nfun (d\n\n@E\nfun f() {}\n")
    #expect(kotlin.problems.count >= 2)
    #expect(kotlin.file.declarations.map(\.header.name.text).contains("B"))
  }

  @Test(
    "Code that is nested too deeply is told",
    arguments: TestScale.most([
      ("(", ")"), ("f(", ")"), ("f { ", " }"), ("if (a) ", ""), ("[", "]"), ("a[", "]"), ("a = ", ""),
      ("a -> ", ""), ("object : A { val b = ", " }"), ("\"${", "}\""), ("fun() = ", ""), ("return ", ""),
      ("throw ", ""), ("when (", ") { }"), ("try { ", " } finally { }"), ("a as (", ")"),
      ("while (a) ", ""), ("do { ", " } while (b)"), ("a<(", ")>()"), ("{ a: (", ") -> b }"),
    ]))
  func depth(_ opening: String, _ closing: String) async {
    let text =
      "class Test { val a = " + String(repeating: opening, count: 50_000) + "1"
      + String(repeating: closing, count: 50_000) + "\n val b = 1 }"
    let problems = await onDeepStack { Kotlin(text).problems }
    #expect(!problems.isEmpty)
  }

  @Test(
    "Types and declarations that are nested too deeply are told",
    arguments: TestScale.most([
      ("class A { ", " }"), ("object A { ", " }"), ("fun a() { ", " }"), ("val a: List<", ">"),
      ("val a: (", ") -> Unit"), ("fun a(b: Int = ", ")"), ("class A : B({ ", " })"),
      ("enum class A { B { ", " } }"),
    ]))
  func depthOfDeclarations(_ opening: String, _ closing: String) async {
    let text = String(repeating: opening, count: 50_000) + String(repeating: closing, count: 50_000)
    let problems = await onDeepStack { Kotlin(text).problems }
    #expect(!problems.isEmpty)
  }

  @Test(
    "Long code that is nested in nothing is read",
    arguments: TestScale.most([
      ("1", " + 1"), ("a", ".b()"), ("a", "[0]"), ("a", " ?: b"), ("a", " && b"), ("a", " < c"),
      ("a", " to b"), ("a", "?.b"), ("a", "!!"), ("a", " as B"), ("a", " - -1"), ("a", " {}"), ("a", "()"),
      ("-", "-"), ("!", "!"),
    ]))
  func length(_ first: String, _ rest: String) async {
    let isPrefix = first == rest
    let text =
      "class Test { val a = " + first + String(repeating: rest, count: 50_000) + (isPrefix ? "a" : "")
      + "\n val b = 1 }"
    let members = await onDeepStack { () -> [String] in
      let kotlin = Kotlin(text)
      return kotlin.problems + (kotlin.type?.members.map(\.header.name.text) ?? [])
    }
    #expect(members == ["a", "b"])
  }

  @Test("A long ladder of conditions and many branches are read")
  func ladders() async {
    let ladder = "if (a) b" + String(repeating: " else if (c) d", count: 20_000)
    let branches = "when (a) {" + String(repeating: "\n1, 2 -> b()", count: 20_000) + "\n}"
    let problems = await onDeepStack { Kotlin(statements: ladder + "\n" + branches).problems }
    #expect(problems == [])
  }
}
