import Rules
import TestSupport
import Testing

/// Suppressions in Java: comments as in Swift, and annotations.
struct JavaSuppressionTests {
  typealias Case = SuppressionCase

  private static let checked: Set = ["void-input", "unused-suppression", "invalid-suppression"]

  private static func file(_ members: String, type: String = "", body: String = "") -> String {
    """
    import rx.Observable;

    \(type)
    interface LoginViewModel {
      interface Inputs {
    \(members)
      }

      final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs {
    \(body)
      }
    }
    """
  }

  static let cases: [Case] = [
    Case("nothing is suppressed", "▸boolean logIn();", ["void-input"]),
    Case("a comment above the next line", "// plumb:disable:next void-input - why\nboolean logIn();"),
    Case(
      "a comment above annotations and other comments",
      "// plumb:disable:next void-input\n\n/** Call when. */\n@Deprecated @X(y = 1)\n@Override\nboolean logIn();"
    ),
    Case(
      "a comment above a comment that holds the start of another, which nests none in Java",
      "// plumb:disable:next void-input\n/* a /* b */\nboolean logIn();\n▸boolean logOut();", ["void-input"]),
    Case("this line", "boolean logIn(); // plumb:disable:this void-input"),
    Case("the previous line", "boolean logIn();\n/* plumb:disable:previous void-input */"),
    Case(
      "a region",
      "// plumb:disable void-input\nboolean logIn();\n// plumb:enable void-input\n▸boolean logOut();",
      ["void-input"]),
    Case("an annotation", "@SuppressWarnings(\"plumb:void-input\") boolean logIn();"),
    Case("an annotation on a line of its own", "@SuppressWarnings(\"plumb:void-input\")\nboolean logIn();"),
    Case(
      "one of several warnings",
      "@SuppressWarnings({\"plumb:void-input\", \"unchecked\"}) boolean logIn();\n▸boolean logOut();",
      ["void-input"]),
    Case(
      "a named element",
      "@SuppressWarnings(value = {\n\"unused\",\n\"plumb:void-input\"\n})\nboolean logIn();"),
    Case(
      "the full name of the annotation", "@java.lang.SuppressWarnings(\"plumb:void-input\") boolean logIn();"),
    Case("all rules", "@SuppressWarnings(\"plumb:all\") boolean logIn();"),
    Case("other warnings alone", "@SuppressWarnings(\"unchecked\") ▸boolean logIn();", ["void-input"]),
    Case(
      "a rule without the name of the tool", "@SuppressWarnings(\"void-input\") ▸boolean logIn();",
      ["void-input"]),
    Case(
      "a method over several lines",
      "@SuppressWarnings(\"plumb:void-input\")\nboolean\nlogIn(\nint a);\n▸boolean logOut();", ["void-input"]),
    Case(
      "a rule that there is not",
      "▸@SuppressWarnings(\"plumb:void-inputs\") ▸boolean logIn();", ["invalid-suppression", "void-input"]),
    Case("no rule", "▸@SuppressWarnings(\"plumb:\") void logIn();", ["invalid-suppression"]),
    Case(
      "nothing to suppress", "▸@SuppressWarnings(\"plumb:void-input\") void logIn();", ["unused-suppression"]),
    Case(
      "an annotation on a member of another place",
      "▸@SuppressWarnings(\"plumb:void-input\") int A = 1;\n▸boolean logIn();",
      ["unused-suppression", "void-input"]),
    Case(
      "an annotation that is commented out",
      "// @SuppressWarnings(\"plumb:void-input\")\n▸boolean logIn();", ["void-input"]),
    Case(
      "two rules of which one has nothing to suppress",
      "▸@SuppressWarnings({\"plumb:void-input\", \"plumb:invalid-suppression\"}) boolean logIn();",
      ["unused-suppression"]),
  ]

  @Test("A suppression holds back the findings on its lines", arguments: cases)
  func suppressions(_ testCase: Case) throws {
    let marked = MarkedText(Self.file(testCase.members))
    let findings = try Lint.findings(in: marked.text, path: "A.java", rules: Self.checked)
    #expect(findings.map(\.place) == marked.places)
    #expect(findings.map(\.rule) == testCase.rules)
  }

  @Test("An annotation on a type covers all of it")
  func annotatedTypes() throws {
    let annotation = "@SuppressWarnings(\"plumb:void-input\")"
    for text in [
      Self.file("boolean a();\nboolean b();", type: annotation),
      Self.file("boolean a();").replacing("interface Inputs", with: "\(annotation) interface Inputs"),
    ] {
      #expect(try Lint.findings(in: text, path: "A.java", rules: Self.checked).isEmpty)
    }
    let class_ = Self.file("boolean a();").replacing("final class", with: "\(annotation) final class")
    #expect(
      try Lint.findings(in: class_, path: "A.java", rules: Self.checked).map(\.rule) == [
        "void-input", "unused-suppression",
      ])
  }

  @Test("An annotation that suppresses nothing is told once, wherever it stands")
  func unusedAnnotations() throws {
    let annotation = "▸@SuppressWarnings(\"plumb:void-input\")"
    let marked = MarkedText(
      Self.file(
        "",
        body: """
          \(annotation) private int a, b = 1;
          \(annotation) ViewModel() { Object o = new Object() { \(annotation) int c; }; }
          \(annotation) void d() {}
          \(annotation) enum E { \(annotation) F }
          """))
    let findings = try Lint.findings(in: marked.text, path: "A.java", rules: Self.checked)
    #expect(findings.map(\.rule) == Array(repeating: "unused-suppression", count: 6))
    #expect(findings.map(\.place) == marked.places)
  }

  @Test("A Java file without a view model may hold any suppression")
  func fileWithoutAViewModel() throws {
    let text = "@SuppressWarnings(\"plumb:nonsense\") class A {}"
    #expect(try Lint.findings(in: text, path: "A.java").isEmpty)
  }
}
