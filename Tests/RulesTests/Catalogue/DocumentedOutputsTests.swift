import Rules
import SourceModel
import Testing

struct DocumentedOutputsTests {
  static let cases = [
    RuleCase(
      "A block comment documents",
      Sketch.template(outputs: "  /** What it is for. */\n  var viewDidLoad: Signal<Void, Never> { get }")),
    RuleCase(
      "A comment of several lines documents",
      Sketch.template(
        outputs:
          "  /// What it is for.\n  ///\n  /// - Note: more.\n  var viewDidLoad: Signal<Void, Never> { get }")
    ),
    RuleCase(
      "An attribute may stand between",
      Sketch.template(
        outputs:
          "  /// What it is for.\n  @available(iOS 16, *)\n  var viewDidLoad: Signal<Void, Never> { get }")),
    RuleCase(
      "A blank line may stand between",
      Sketch.template(outputs: "  /// What it is for.\n\n  var viewDidLoad: Signal<Void, Never> { get }")),
    RuleCase(
      "A plain comment does not document", messages: ["document 'viewDidLoad': say what it emits"],
      Sketch.template(outputs: "  // What it is for.\n  var ▸viewDidLoad: Signal<Void, Never> { get }")),
    RuleCase(
      "A heading does not document",
      Sketch.template(outputs: "  // MARK: - Life cycle\n  var ▸viewDidLoad: Signal<Void, Never> { get }")),
    RuleCase(
      "A comment behind the member does not document",
      Sketch.template(outputs: "  var ▸viewDidLoad: Signal<Void, Never> { get } // what it is for")),
    RuleCase(
      "A suppression comment does not document",
      Sketch.template(
        outputs: "  // swiftlint:disable:next something\n  var ▸viewDidLoad: Signal<Void, Never> { get }")),
    RuleCase(
      "A comment that says nothing does not document",
      Sketch.template(
        outputs: """
            ///
            var ▸a: Signal<Int, Never> { get }
            /** */
            var ▸b: Signal<Int, Never> { get }
            /// TODO
            var ▸c: Signal<Int, Never> { get }
            // MARK: - More
            /// TODO: document
            var ▸d: Signal<Int, Never> { get }
            /// {Alphabetized list of functions with documentation}
            var ▸e: Signal<Int, Never> { get }
            /// <#Description#>
            var ▸f: Signal<Int, Never> { get }
            /// {Alphabetized list}
            ///
            /// Says what it is for.
            var g: Signal<Int, Never> { get }
            /// Emits `{}` for nothing, TODO lists included.
            var h: Signal<Int, Never> { get }
          """)),
  ]

  static let javaCases = [
    RuleCase(
      "Javadoc documents the methods of the outputs", .kickstarterJava,
      Sketch.java(
        outputs:
          "    /** Emits {@code true} when a is {@link #b}. */\n    @NonNull Observable<Boolean> a();\n    Observable<Void> ▸b();"
      )),
    RuleCase(
      "Errors are documented as outputs are", .kickstarterJava, messages: ["document 'a': say what it emits"],
      Sketch.java(errors: "    Observable<String> ▸a();")),
  ]

  @Test("Every member of Outputs is documented", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("documented-outputs") }

  @Test("The blueprint does not ask for it unless a team does")
  func isOptInForTheBlueprint() throws {
    let source = Sketch.blueprint(outputs: "  var email: PublishSubject<String> { get }")
    try RuleCase("", .rxSwift, configuration: "rules: {sorted-inputs: on}", source).check(
      "documented-outputs")
  }
}
