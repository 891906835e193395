import JavaLanguage
import SourceModel
import Testing

@Suite("What does not parse is told, and the rest is described")
struct ProblemTests {
  @Test(
    "A problem is told with its line",
    arguments: [
      ("class Test { int a = ; }", ["1: write an expression here"]),
      ("class Test {\n  void a() { b(; }\n  int c;\n}", ["2: write an expression here"]),
      ("class Test {\n  void a() { b() }\n}", ["2: end the statement with ';'"]),
      ("class Test {\n  int a\n}", ["3: end the field with ';'"]),
      ("class Test {\n  void a();", ["1: close the brace"]),
      ("int a;", ["1: declare a class, an interface, an enum or a record here"]),
      ("class Test { String a = \"b; }", ["1: end the string with a quote", "1: write an expression here"]),
      ("class Test { char a = '\\u00g0'; }", ["1: write four hexadecimal digits after '\\u'"]),
      ("/* open", ["1: end the comment with '*/'"]),
      ("class Test { # }", ["1: remove the character: it has no meaning in Java"]),
      ("import a.;", ["1: write a name or '*' here"]),
      ("package ;", ["1: write a name here"]),
    ])
  func problems(_ text: String, _ problems: [String]) {
    #expect(Java(text).problems.prefix(problems.count) == problems[...])
  }

  @Test("A broken member hides none of its neighbours")
  func recovery() {
    let java = Java(
      """
      class Test {
        int a = 1;
        void broken() { if (a { b(); } }
        int c;
        int d = = 2;
        void e() { f(); }
        class Inner { ; ) ; int g; }
      }
      class Next { }
      """)
    #expect(!java.problems.isEmpty)
    #expect(java.type?.members.map(\.header.name.text) == ["a", "broken", "c", "e", "Inner"])
    #expect(java.type?.types.first?.properties.map(\.header.name.text) == ["g"])
    #expect(java.file.declarations.map(\.header.name.text) == ["Test", "Next"])
  }

  @Test(
    "Code that is nested too deeply is told",
    arguments: [
      ("(", ")"), ("f(", ")"), ("new int[] {", "}"), ("-", ""), ("!", ""), ("(int) ", ""), ("x -> ", ""),
      ("a[", "]"), ("new int[", "]"), ("switch (", ") { default -> 1; }"), ("a = ", ""), ("a ? ", " : 2"),
    ])
  func depth(_ opening: String, _ closing: String) async {
    let text =
      "class Test { int a = " + String(repeating: opening, count: 50_000) + "1"
      + String(repeating: closing, count: 50_000) + "; int b; }"
    let problems = await onDeepStack { Java(text).problems }
    #expect(problems.first == "1: the code is nested too deeply to be read")
  }

  @Test(
    "Long code that is nested in nothing is read",
    arguments: [
      ("1", " + 1"), ("a", ".b()"), ("a", "[0]"), ("a ? b : c", " ? b : c"), ("a", " && b"),
      ("a < b", " < c"),
      ("a", " - -1"),
    ])
  func length(_ first: String, _ rest: String) async {
    let text = "class Test { int a = " + first + String(repeating: rest, count: 50_000) + "; int b; }"
    let members = await onDeepStack { () -> [String] in
      let java = Java(text)
      return java.problems + (java.type?.members.map(\.header.name.text) ?? [])
    }
    #expect(members == ["a", "b"])
  }
}
