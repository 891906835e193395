import Conventions
import Testing
import ViewModelModel

struct SortedOutputStorageTests {
  private static let outputs = "  var a: Signal<Int, Never> { get }\n  var b: Signal<Int, Never> { get }"

  static let cases = [
    RuleCase(
      "Other properties between do not matter",
      Sketch.template(
        outputs: outputs,
        members: "  public let a: Signal<Int, Never>\n  private let x = 1\n  public let b: Signal<Int, Never>"
      )),
    RuleCase(
      "Computed outputs are not stored",
      Sketch.template(
        outputs: outputs,
        members: "  public let b: Signal<Int, Never>\n  public var a: Signal<Int, Never> { return self.b }")),
    RuleCase(
      "One of several in one declaration counts",
      Sketch.template(outputs: outputs, members: "  public let b: Signal<Int, Never>, ▸a: Signal<Int, Never>")
    ),
    RuleCase(
      "Stored outputs out of order are reported",
      messages: ["move 'a' before 'b': the stored outputs are alphabetized"],
      Sketch.template(
        outputs: outputs, members: "  public let b: Signal<Int, Never>\n  public let ▸a: Signal<Int, Never>")),
  ]

  @Test("The stored outputs are alphabetized", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("sorted-output-storage") }

  @Test("The blueprint does not ask for it unless a team does")
  func isOptInForTheBlueprint() throws {
    let source = Sketch.blueprint(
      outputs: "  var a: Observable<Int> { get }\n  var b: Observable<Int> { get }",
      members: "  let b: Observable<Int>\n  let a: Observable<Int>")
    try RuleCase("", .rxSwift, configuration: "rules: {sorted-inputs: on}", source).check(
      "sorted-output-storage")
  }
}
