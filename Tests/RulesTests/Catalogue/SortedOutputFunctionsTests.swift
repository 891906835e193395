import Rules
import SourceModel
import Testing

struct SortedOutputFunctionsTests {
  private static func method(_ name: String) -> String {
    "    @Override public @NonNull Observable<Void> \(name)() { return this.p.asObservable(); }\n"
  }
  private static func list(_ names: String...) -> String {
    names.map { "    Observable<Void> \($0)();\n" }.joined()
  }

  static let cases = [
    RuleCase(
      "Methods with operators are methods too", .kickstarterJava,
      messages: ["move 'a' before 'b': output methods are alphabetized"],
      Sketch.java(outputs: list("a", "b"), members: method("b") + method("▸a"))),
    RuleCase(
      "Other methods and fields may stand between", .kickstarterJava,
      Sketch.java(
        outputs: list("a", "b"),
        members: method("a") + method("z") + "    private final int x = 1;\n" + method("b"))),
    RuleCase(
      "The errors may be sorted by themselves, or among the outputs", .kickstarterJava,
      Sketch.java(
        outputs: list("b", "c"), errors: list("a"), members: method("b") + method("c") + method("a"))),
    RuleCase(
      "Among the outputs errors are sorted too", .kickstarterJava,
      Sketch.java(
        outputs: list("b", "c"), errors: list("a"), members: method("a") + method("b") + method("c"))),
    RuleCase(
      "The order of inherited methods is that of whoever declares them", .kickstarterJava,
      Sketch.java(
        outputs: list("b"), members: method("z") + method("b") + method("y"),
        below: "interface Other {\n\(list("y", "z"))}"
      ).replacing("interface Outputs", with: "interface Outputs extends Other")),
  ]

  @Test("The methods of the outputs are alphabetized", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("sorted-output-functions") }
}
