import Rules
import SourceModel
import Testing

struct DocumentedInputsTests {
  static let cases = [
    RuleCase(
      "A parameter without a word about it says nothing",
      Sketch.template(
        inputs: """
            /// - Parameter email:
            func ▸emailChanged(_ email: String)
            /// - Parameters:
            ///   - name:
            ///   - city:
            func ▸placeChanged(name: String, city: String)
            /// Call when the street changes.
            ///
            /// - Parameters:
            ///   - street: the name
            ///     of the street
            ///   - number: the number
            /// - Returns: nothing.
            func streetChanged(street: String, to number: Int)
          """)),
    RuleCase(
      "A parameter that does not exist is reported where it is named",
      messages: [
        "document the parameters that 'emailChanged' has: it has no 'mail'",
        "document the parameters that 'placeChanged' has: it has no 'town'",
      ],
      Sketch.template(
        inputs: """
            /// Call when the e-mail changes.
            /// - Parameter ▸mail: the new one.
            func emailChanged(_ email: String)
            /**
             Call when the place changes.

             - Parameters:
               - name: the new name
               - ▸town: the new town
             */
            func placeChanged(name: String, in city: String)
          """)),
    RuleCase(
      "In Java a tag names a parameter", .kickstarterJava,
      messages: [
        "document the parameters that 'emailChanged' has: it has no 'mail'",
        "document 'x': say when to call it",
      ],
      Sketch.java(
        inputs: """
              /**
               * Call when the e-mail changes.
               * @param ▸mail the new one
               */
              void emailChanged(String email);
              /** @param x */
              void ▸x(String x);
          """)),
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
    RuleCase(
      "A comment that says nothing does not document",
      Sketch.template(
        inputs: """
            ///
            func ▸a()
            /** */
            func ▸b()
            /// TODO
            func ▸c()
            // MARK: - More
            /// TODO: document
            func ▸d()
            /// {Alphabetized list of functions with documentation}
            func ▸e()
            /// <#Description#>
            func ▸f()
            /// {Alphabetized list}
            ///
            /// Says what it is for.
            func g()
            /// Emits `{}` for nothing, TODO lists included.
            func h()
          """)),
    RuleCase(
      "The name again, the start of a sentence and a tag say nothing",
      Sketch.template(
        inputs: """
            /// loginButtonTapped
            func ▸loginButtonTapped()

            /// Login button tapped.
            func ▸loginButtonTapped(_ x: Int)

            /// Call when ...
            func ▸tapped()

            /// - Returns: nothing
            func ▸viewDidLoad()

            /// Call it.
            func viewDidAppear()

            /// Call when shown.
            /// - Returns: nothing
            func viewWillAppear()
          """)),
    RuleCase(
      "A reference says nothing in Java either", .kickstarterJava,
      Sketch.java(
        inputs:
          "    /** @see LoginActivity */\n    void ▸a();\n    /** Call at first. @see B */\n    void b();")),
  ]

  static let javaCases = [
    RuleCase(
      "Javadoc of several lines and with links documents", .kickstarterJava,
      Sketch.java(
        inputs: """
              /**
               * Call when the view is bound to {@link Project}.
               *
               * @param project the project
               */
              @NonNull void configureWith(final Project project);

              /** Call when it scrolls. */
              // what it is for
              void scrolled();
          """)),
    RuleCase(
      "Plain comments of either kind do not document in Java", .kickstarterJava,
      Sketch.java(
        inputs: """
              // Call when a is clicked.
              void ▸aClicked();
              /* Call when b is clicked. */
              void ▸bClicked();
              /// Call when c is clicked.
              void ▸cClicked();
              /**/
              void ▸dClicked();
              void ▸eClicked(); /** What it is for. */
          """)),
    RuleCase(
      "The inputs of a delegate are the delegate's to document", .kickstarterJava,
      Sketch.java(inherited: "Other", below: "interface Other { void z(); }")),
    RuleCase(
      "A comment in Java that says nothing does not document", .kickstarterJava,
      Sketch.java(
        inputs: """
              /** */
              void ▸a();
              /** {Alphabetized list of input functions with documentation} */
              void ▸b();
              /** {@link Project} that was clicked. */
              void c(Project project);
              /**
               * TODO
               */
              void ▸d();
          """)),
  ]

  @Test("Every member of Inputs is documented", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("documented-inputs") }

  @Test("The blueprint does not ask for it unless a team does")
  func isOptInForTheBlueprint() throws {
    let source = Sketch.blueprint(inputs: "  var email: PublishSubject<String> { get }")
    try RuleCase("", .rxSwift, configuration: "rules: {sorted-inputs: on}", source).check("documented-inputs")
  }
}
