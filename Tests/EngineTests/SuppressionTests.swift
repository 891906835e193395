import Rules
import TestSupport
import Testing

struct SuppressionTests {
  typealias Case = SuppressionCase

  private static let checked: Set = [
    "void-input", "documented-inputs", "unused-suppression", "invalid-suppression",
  ]

  private static func file(_ members: String) -> String {
    """
    import ReactiveSwift

    protocol LoginViewModelInputs {
    \(members)
    }

    protocol LoginViewModelOutputs {}

    final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
    """
  }

  static let cases: [Case] = [
    Case(
      "nothing is suppressed",
      """
        /// Call when the button is tapped.
        func logIn() -> ▸Bool
      """, ["void-input"]),
    Case(
      "the next line",
      """
        /// Call when the button is tapped.
        // plumb:disable:next void-input
        func logIn() -> Bool
      """),
    Case(
      "the next line of code, behind comments and blank lines",
      """
        // plumb:disable:next void-input - the delegate needs an answer

        // Another comment.
        /// Call when the button is tapped.
        ///
        func logIn() -> Bool
      """),
    Case(
      "the next line of code, behind block comments without stars and with nested ones",
      """
        // plumb:disable:next void-input
        /**
         Call when the button is tapped.

         func like() -> Bool
         /* nested */
         */ /* another */
        func logIn() -> Bool
      """),
    Case(
      "the next line of code that starts behind a comment",
      """
        /// Call when the button is tapped.
        // plumb:disable:next void-input
        /* the first */ func logIn() -> Bool
        /// Call when the other button is tapped.
        func logOut() -> ▸Bool
      """, ["void-input"]),
    Case(
      "a declaration with attributes on lines of their own",
      """
        /// Call when the button is tapped.
        // plumb:disable:next void-input
        @objc
        @available(iOS 16, *) @discardableResult  // why
        func logIn() -> Bool
      """),
    Case(
      "one line and not the one behind it",
      """
        /// Call when the button is tapped.
        // plumb:disable:next void-input
        func logIn() -> Bool
        /// Call when the other button is tapped.
        func logOut() -> ▸Bool
      """, ["void-input"]),
    Case(
      "this line",
      """
        /// Call when the button is tapped.
        func logIn() -> Bool  // plumb:disable:this void-input
      """),
    Case(
      "the previous line",
      """
        /// Call when the button is tapped.
        func logIn() -> Bool
        // plumb:disable:previous void-input
      """),
    Case(
      "a region, and nothing behind it",
      """
        // plumb:disable void-input
        /// Call when the button is tapped.
        func logIn() -> Bool
        // plumb:enable void-input
        /// Call when the other button is tapped.
        func logOut() -> ▸Bool
      """, ["void-input"]),
    Case(
      "a region to the end of the file",
      """
        // plumb:disable void-input
        /// Call when the button is tapped.
        func logIn() -> Bool
      """),
    Case(
      "a region of two rules that end apart",
      """
        // plumb:disable void-input, documented-inputs
        func logIn() -> Bool
        // plumb:enable documented-inputs
        func ▸logOut() -> Bool
      """, ["documented-inputs"]),
    Case(
      "all rules on a line",
      """
        // plumb:disable:next all
        func logIn() -> Bool
        func ▸logOut() -> ▸Bool
      """, ["documented-inputs", "void-input"]),
    Case(
      "all rules in a region",
      """
        // plumb:disable all - written by a tool
        func logIn() -> Bool
        // plumb:enable all
        func ▸logOut() -> ▸Bool
      """, ["documented-inputs", "void-input"]),
    Case(
      "regions of single rules that 'all' ends",
      """
        // plumb:disable void-input
        // plumb:disable documented-inputs
        func logIn() -> Bool
        // plumb:enable all
        func ▸logOut() -> ▸Bool
      """, ["documented-inputs", "void-input"]),
    Case(
      "several rules with commas",
      """
        // plumb:disable:next void-input, documented-inputs
        func logIn() -> Bool
      """),
    Case(
      "several rules with spaces, and a reason with a comma",
      """
        // plumb:disable:next void-input documented-inputs - old, and to go
        func logIn() -> Bool
      """),
    Case(
      "a reason behind two dashes",
      """
        // plumb:disable:next void-input, documented-inputs -- an answer
        func logIn() -> Bool
      """),
    Case(
      "a reason behind a long dash",
      """
        // plumb:disable:next void-input, documented-inputs — an answer
        func logIn() -> Bool
      """),
    Case(
      "a block comment",
      """
        /* plumb:disable:next void-input, documented-inputs */
        func logIn() -> Bool
      """),
    Case(
      "a block comment of several lines",
      """
        /*
         plumb:disable:next void-input, documented-inputs
         The delegate needs an answer.
         */
        func logIn() -> Bool
      """),
    Case(
      "a comment without a space",
      """
        //plumb:disable:next void-input,documented-inputs
        func logIn() -> Bool
      """),
    Case(
      "a documentation comment is none",
      """
        /// plumb:disable:next void-input
        func logIn() -> ▸Bool
      """, ["void-input"]),
    Case(
      "a comment that speaks of suppressions is none",
      """
        /// Call when the button is tapped.
        // See plumb:disable:next void-input
        func logIn() -> ▸Bool
      """, ["void-input"]),
    Case(
      "one that suppresses nothing",
      """
        ▸// plumb:disable:next void-input
        /// Call when the button is tapped.
        func logIn()
      """, ["unused-suppression"]),
    Case(
      "one that suppresses in part",
      """
        ▸// plumb:disable:next documented-inputs, void-input
        func logIn()
      """, ["unused-suppression"]),
    Case(
      "a region that suppresses nothing",
      """
        ▸// plumb:disable void-input
        /// Call when the button is tapped.
        func logIn()
        // plumb:enable void-input
      """, ["unused-suppression"]),
    Case(
      "one at the end",
      """
        /// Call when the button is tapped.
        func logIn()
        ▸// plumb:disable:next void-input
      """, ["unused-suppression"]),
    Case(
      "two that suppress the same are both used",
      """
        // plumb:disable documented-inputs
        // plumb:disable:next documented-inputs
        func logIn()
      """),
    Case(
      "an unknown rule",
      """
        /// Call when the button is tapped.
        ▸// plumb:disable:next void-inputs
        func logIn() -> ▸Bool
      """, ["invalid-suppression", "void-input"]),
    Case(
      "an unknown verb",
      """
        /// Call when the button is tapped.
        ▸// plumb:disable:netx void-input
        func logIn() -> ▸Bool
      """, ["invalid-suppression", "void-input"]),
    Case(
      "no rule",
      """
        /// Call when the button is tapped.
        ▸// plumb:disable:next - the delegate needs an answer
        func logIn() -> ▸Bool
      """, ["invalid-suppression", "void-input"]),
    Case(
      "what is wrong with a suppression cannot be suppressed",
      """
        // plumb:disable all
        /// Call when the button is tapped.
        ▸// plumb:disable:next void-inputs
        func logIn()
      """, ["invalid-suppression"]),
  ]

  @Test("A suppression holds back", arguments: cases)
  func suppressionHoldsBack(_ testCase: Case) throws {
    let marked = MarkedText(Self.file(testCase.members))
    let findings = try Lint.findings(in: marked.text, rules: Self.checked)
    #expect(findings.map(\.place) == marked.places)
    #expect(findings.map(\.rule) == testCase.rules)
  }

  @Test("A suppression means the same in a file with other line endings", arguments: ["\r\n", "\r"], cases)
  func lineEndingsDoNotMatter(_ ending: String, _ testCase: Case) throws {
    let text = MarkedText(Self.file(testCase.members)).text
    let expected = try Lint.findings(in: text, rules: Self.checked)
    let findings = try Lint.findings(in: text.replacing("\n", with: ending), rules: Self.checked)
    #expect(findings.map(\.place) == expected.map(\.place))
    #expect(findings.map(\.rule) == expected.map(\.rule))
  }

  @Test(
    "The message says what is wrong with a suppression",
    arguments: [
      (
        "disable:next void-inputs",
        "correct 'void-inputs': no rule has this ID; did you mean 'void-input'?"
      ),
      ("disable:next xyzzy-xyzzy", "correct 'xyzzy-xyzzy': no rule has this ID"),
      ("disable:next", "name the rules to suppress: 'plumb:disable:next rule-id - reason'"),
      (
        "disable:nxt void-input",
        "write 'plumb:disable:next', ':this' or ':previous', or 'plumb:disable' and 'plumb:enable': "
          + "'plumb:disable:nxt' is not a directive"
      ),
      ("disable:next void-input", "remove 'void-input' from the suppression: it suppresses no finding"),
    ])
  func messages(_ directive: String, _ message: String) throws {
    let text = Self.file("  // plumb:\(directive)\n  /// Call when the view loads.\n  func viewDidLoad()")
    #expect(try Lint.findings(in: text, rules: Self.checked).map(\.message) == [message])
  }

  @Test("A string literal suppresses nothing")
  func stringsDoNotCount() throws {
    let text = """
      let text = "// plumb:disable void-input"
      let lines = \"""
        // plumb:disable void-input
        \"""
      let raw = #"/* plumb:disable void-input */"#
      \(Sample.drifted())
      """
    #expect(try Lint.findings(in: text, rules: Self.checked).map(\.rule).contains("void-input"))
    #expect(try Lint.findings(in: text, rules: ["unused-suppression", "invalid-suppression"]).isEmpty)
  }

  @Test(
    "A suppression of a rule that is off is not said to be unused",
    arguments: ["rules: {documented-inputs: off}", "rules: {unused-suppression: off}"])
  func suppressionOfARuleThatIsOff(_ configuration: String) throws {
    let text = "// plumb:disable documented-inputs\n" + Sample.clean
    let rules = try Lint.findings(in: text).map(\.rule)
    #expect(rules == ["unused-suppression"])
    #expect(try Lint.findings(in: text, configuration: configuration).isEmpty)
  }

  @Test("A suppression of a rule for another dialect is not said to be unused")
  func suppressionOfAnotherDialect() throws {
    #expect(try Lint.findings(in: "// plumb:disable actions-only\n" + Sample.clean).isEmpty)
  }

  @Test("A suppression of all rules is said to be unused when all rules are checked")
  func unusedSuppressionOfAll() throws {
    let text = "// plumb:disable all\n" + Sample.clean
    #expect(try Lint.findings(in: text).map(\.rule) == ["unused-suppression"])
    #expect(try Lint.findings(in: text, rules: ["unused-suppression"]).isEmpty)
  }

  @Test("The severity of what is wrong with suppressions can be set")
  func severities() throws {
    let text = "// plumb:disable void-input\n// plumb:disable x\n" + Sample.clean
    let findings = try Lint.findings(
      in: text, configuration: "rules: {unused-suppression: error, invalid-suppression: note}")
    #expect(findings.map(\.severity) == [.error, .note])
  }

  @Test("A port protocol's file has its own suppressions")
  func suppressionsInTheFileOfAProtocol() throws {
    let ports = MarkedText(
      """
      import ReactiveSwift

      protocol LoginViewModelInputs {
        // plumb:disable:next void-input
        func logIn() -> Bool
        func logOut() -> ▸Bool
        ▸// plumb:disable:next void-input
        func viewDidLoad()
      }

      protocol LoginViewModelOutputs {}
      """)
    let viewModel = """
      import ReactiveSwift

      // plumb:disable documented-inputs

      final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
      """
    let findings = try Lint.report(
      [("Ports.swift", ports.text), ("ViewModel.swift", viewModel)], rules: Self.checked
    ).findings
    let inPorts = findings.filter { $0.path == "Ports.swift" && $0.rule != "documented-inputs" }
    #expect(inPorts.map(\.place) == ports.places)
    #expect(inPorts.map(\.rule) == ["void-input", "unused-suppression"])
    // The suppression in the other file reaches nothing here.
    #expect(findings.count { $0.rule == "documented-inputs" } == 3)
    #expect(findings.filter { $0.path == "ViewModel.swift" }.map(\.rule) == ["unused-suppression"])
  }

  @Test("A file without a view model may hold any suppression")
  func fileWithoutAViewModel() throws {
    let text = "// plumb:disable void-input\n// plumb:disable nonsense\nstruct Point {}\n"
    #expect(try Lint.findings(in: text).isEmpty)
  }

  @Test("A file that does not parse is reported whatever it suppresses")
  func parseErrorsCannotBeSuppressed() throws {
    let text = "// plumb:disable all\n" + Sample.drifted() + "\nfunc ("
    #expect(try Lint.findings(in: text).map(\.rule) == ["parse-error"])
  }
}
