import Conventions
import Testing
import ViewModelModel

struct DocumentedInputsTests {
  static let cases = [
    RuleCase(
      "A block comment documents", Sketch.template(inputs: "  /** What it is for. */\n  func viewDidLoad()")),
    RuleCase(
      "A comment of several lines documents",
      Sketch.template(inputs: "  /// What it is for.\n  ///\n  /// - Note: more.\n  func viewDidLoad()")),
    RuleCase(
      "An attribute may stand between",
      Sketch.template(inputs: "  /// What it is for.\n  @available(iOS 16, *)\n  func viewDidLoad()")),
    RuleCase(
      "A blank line may stand between",
      Sketch.template(inputs: "  /// What it is for.\n\n  func viewDidLoad()")),
    RuleCase(
      "A plain comment does not document", messages: ["document 'viewDidLoad': say when to call it"],
      Sketch.template(inputs: "  // What it is for.\n  func ▸viewDidLoad()")),
    RuleCase(
      "A heading does not document", Sketch.template(inputs: "  // MARK: - Life cycle\n  func ▸viewDidLoad()")
    ),
    RuleCase(
      "A comment behind the member does not document",
      Sketch.template(inputs: "  func ▸viewDidLoad() // what it is for")),
    RuleCase(
      "A suppression comment does not document",
      Sketch.template(inputs: "  // swiftlint:disable:next something\n  func ▸viewDidLoad()")),
    RuleCase(
      "What stands above a heading documents nothing below it",
      Sketch.template(inputs: "  /// What was there.\n\n  // MARK: - Next\n  func ▸viewDidLoad()")),
  ]

  @Test("Every member of Inputs is documented", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("documented-inputs") }

  @Test("The blueprint does not ask for it unless a team does")
  func isOptInForTheBlueprint() throws {
    let source = Sketch.blueprint(inputs: "  var email: PublishSubject<String> { get }")
    try RuleCase("", .rxSwift, configuration: "rules: {sorted-inputs: on}", source).check("documented-inputs")
  }
}
