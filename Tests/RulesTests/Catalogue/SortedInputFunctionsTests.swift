import Rules
import SourceModel
import Testing

struct SortedInputFunctionsTests {
  private static func sketch(_ methods: String..., inputs: [String], inherited: [String] = []) -> String {
    Sketch.java(
      inputs: inputs.map { "    void \($0)();\n" }.joined(), inherited: inherited.isEmpty ? "" : "Other",
      members: "    private final PublishSubject<Void> p = PublishSubject.create();\n"
        + methods.map { "    @Override\n    public void \($0)() { this.p.onNext(null); }\n" }.joined(),
      below: "interface Other { \(inherited.map { "void \($0)();" }.joined()) }")
  }

  static let cases = [
    RuleCase(
      "Methods in the order of the alphabet", .kickstarterJava,
      sketch("a", "aB", "b", inputs: ["a", "aB", "b"])),
    RuleCase(
      "A method out of place is reported", .kickstarterJava,
      messages: ["move 'a' before 'b': input methods are alphabetized"],
      sketch("b", "▸a", "c", inputs: ["a", "b", "c"])),
    RuleCase(
      "The order of a delegate's methods is the delegate's", .kickstarterJava,
      sketch("z", "a", "y", "b", inputs: ["a", "b"], inherited: ["y", "z"])),
    RuleCase(
      "Methods that are no inputs may stand between", .kickstarterJava,
      sketch("a", "z", "b", inputs: ["a", "b"])),
    RuleCase(
      "Overloads may stand in any order", .kickstarterJava,
      Sketch.java(
        inputs: "    void a(int x);\n    void a(boolean x);\n    void b();",
        members: """
              @Override public void a(final int x) {}
              @Override public void a(final boolean x) {}
              @Override public void b() {}
          """)),
    RuleCase(
      "Case may count or not", .kickstarterJava,
      sketch("rewardSelected", "rewardsLoaded", inputs: ["rewardSelected", "rewardsLoaded"])),
  ]

  @Test("The methods of the inputs are alphabetized", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("sorted-input-functions") }
}
