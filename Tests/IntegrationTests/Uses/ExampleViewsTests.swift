import Rules
import SourceModel
import TestSupport
import Testing

/// Views of the examples bind all ports, and each fault in one of them is found by its rule.
struct ExampleViewsTests {
  /// The view models of one platform with their views and tests.
  struct Platform: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var dialect: Dialect
    var folders: [String]

    /// All files but one, whose tests call inputs of view models that they do not name.
    var files: [(path: String, text: String)] {
      self.folders.flatMap(Repository.sourceFiles).filter { !$0.path.hasSuffix("GraphWitnessTests.swift") }
    }

    /// The rules that are on, and all that are about uses.
    var rules: Set<String> {
      Set(RuleSet.all.filter { $0.isAboutUses || !$0.optIn.contains(self.dialect) }.map(\.id))
    }
  }

  /// A change of a view or a test, and the rule that reports it.
  struct Fault: Sendable, CustomTestStringConvertible {
    var platform: Platform
    var rule: String
    var file: String
    /// What is replaced, wherever it is in the file, and by what.
    var old: String
    var new: String

    var testDescription: String { "\(self.platform.testDescription): \(self.rule)" }

    init(
      _ platform: Platform, _ rule: String, _ file: String, _ old: String, _ new: String
    ) {
      self.platform = platform
      self.rule = rule
      self.file = file
      self.old = old
      self.new = new
    }
  }

  static let swift = Platform(
    testDescription: "Swift", dialect: .kickstarterSwift,
    folders: [
      "Examples/Sources/KickstarterSwift", "Examples/Sources/KickstarterViews",
      "Examples/Tests/KickstarterSwiftTests",
    ])
  static let java = Platform(
    testDescription: "Java", dialect: .kickstarterJava,
    folders: [
      "Examples/Sources/KickstarterJava", "Examples/Sources/KickstarterJavaViews",
      "Examples/Tests/KickstarterJavaTests",
    ])

  static let faults = [
    Fault(
      swift, "unbound-output", "LoginViewController.swift", "outputs.goToTwoFactor",
      "outputs.logIntoEnvironment.map { $0 }"),
    Fault(
      swift, "uncalled-input", "PledgeViewController.swift", "inputs.confirmButtonTapped()",
      "inputs.viewDidLoad()"),
    Fault(
      swift, "bypassed-ports", "SearchViewController.swift", "inputs.cancelButtonTapped", "cancelButtonTapped"
    ),
    Fault(
      swift, "bound-twice", "SignupViewController.swift", "  func nameChanged(",
      """
        func bindAgain() {
          self.viewModel.outputs.focusNameTextField.observeForUI().observeValues { [weak self] in self?.perform("focus") }
        }

        func nameChanged(
      """),
    Fault(
      swift, "missing-observe-on-ui", "MessagesViewController.swift",
      "outputs.scrollToRow\n      .observeForUI()",
      "outputs.scrollToRow"),
    Fault(
      java, "unbound-output", "LoginScreen.java", "outputs.goToTwoFactor()",
      "outputs.logIntoEnvironment().take(1)"),
    Fault(
      java, "uncalled-input", "PledgeScreen.java", "inputs.confirmButtonTapped()", "inputs.viewDidLoad()"),
    Fault(java, "bypassed-ports", "SearchScreen.java", "inputs.cancelButtonTapped", "cancelButtonTapped"),
    Fault(
      java, "bound-twice", "SignupScreen.java", "  void nameChanged(",
      """
        void bindAgain() {
          this.viewModel.outputs.focusNameTextField().compose(observeForUI()).subscribe(value -> perform("focus", value));
        }

        void nameChanged(
      """),
    Fault(
      java, "missing-observe-on-ui", "MessagesScreen.java", "scrollToRow()\n        .compose(observeForUI())",
      "scrollToRow()"),
    Fault(
      swift, "untested-output", "LoginViewModelTests.swift", "outputs.goToTwoFactor",
      "outputs.isPasswordMasked"),
    Fault(
      swift, "untested-input", "SettingsViewModelTests.swift", "inputs.helpRowTapped()",
      "inputs.viewDidLoad()"),
    Fault(
      java, "untested-output", "LoginViewModelTests.java", "outputs.goToTwoFactor()",
      "outputs.isPasswordMasked()"),
    Fault(
      java, "untested-input", "SettingsViewModelTests.java", "inputs.helpRowTapped()", "inputs.viewDidLoad()"),
  ]

  @Test("The views and tests of the examples use all ports, as they should", arguments: [swift, java])
  func conforming(_ platform: Platform) throws {
    let findings = try Lint.report(platform.files, rules: platform.rules).findings
    #expect(findings.isEmpty, "\(findings.map { "\($0.path):\($0.line): \($0.message) (\($0.rule))" })")
  }

  @Test("One fault in a view or a test is found, and nothing else", arguments: faults)
  func fault(_ fault: Fault) throws {
    var isPlanted = false
    let files = fault.platform.files.map { path, text in
      guard path.hasSuffix("/" + fault.file) else { return (path: path, text: text) }
      let changed = text.replacing(fault.old, with: fault.new)
      isPlanted = changed != text
      return (path: path, text: changed)
    }
    #expect(isPlanted, "'\(fault.old)' is not in \(fault.file)")
    let findings = try Lint.report(files, rules: fault.platform.rules).findings
    #expect(
      findings.map(\.rule) == [fault.rule],
      "\(findings.map { "\($0.path):\($0.line): \($0.message) (\($0.rule))" })")
  }
}
