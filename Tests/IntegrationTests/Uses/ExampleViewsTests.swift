import Rules
import SeededRandom
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
    /// Whether the code is added at the first place alone.
    var isAdded = false

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

    /// Code that is added before a line.
    init(_ platform: Platform, _ rule: String, _ file: String, before line: String, _ code: String) {
      self.init(platform, rule, file, line, code + "\n\n" + line)
      self.isAdded = true
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

  static let swiftUI = Platform(
    testDescription: "SwiftUI", dialect: .kickstarterSwift,
    folders: [
      "Examples/Sources/KickstarterSwift", "Examples/Sources/KickstarterCombine",
      "Examples/Sources/KickstarterSwiftUIViews", "Examples/Tests/KickstarterSwiftTests",
      "Examples/Tests/KickstarterCombineTests",
    ])
  static let compose = Platform(
    testDescription: "Compose", dialect: .kickstarterKotlin,
    folders: [
      "Examples/Sources/KickstarterKotlin", "Examples/Sources/KickstarterComposeViews",
      "Examples/Tests/KickstarterKotlinTests",
    ])

  static let faults = [
    Fault(
      swift, "unbound-output", "LoginViewController.swift", "outputs.goToTwoFactor",
      "outputs.logIntoEnvironment.map { $0 }"),
    Fault(
      java, "unbound-output", "LoginScreen.java", "outputs.goToTwoFactor()",
      "outputs.logIntoEnvironment().take(1)"),
    Fault(
      swiftUI, "unbound-output", "MessageRowState.swift", "outputs.isUnreadDotHidden",
      "outputs.isReadMoreLinkHidden.map { $0 }"),
    Fault(
      swiftUI, "unbound-output", "PageSearchView.swift",
      ".onReceive(self.viewModel.outputs.isEmptyStateHidden, perform: self.hideEmptyState)", ""),
    Fault(
      compose, "unbound-output", "ProfileScreen.kt", "outputs.nameLabelText()",
      "outputs.biographyLabelText().take(1)"),
    Fault(
      swift, "uncalled-input", "PledgeViewController.swift", "inputs.confirmButtonTapped()",
      "inputs.viewDidLoad()"),
    Fault(
      java, "uncalled-input", "PledgeScreen.java", "inputs.confirmButtonTapped()", "inputs.viewDidLoad()"),
    Fault(swiftUI, "uncalled-input", "MessageRow.swift", "inputs.avatarTapped", "inputs.readMoreLinkTapped"),
    Fault(
      compose, "uncalled-input", "LoginScreen.kt", "inputs::emailTextFieldDidReturn", "inputs::viewDidLoad"),
    Fault(
      swift, "bypassed-ports", "SearchViewController.swift", "inputs.cancelButtonTapped", "cancelButtonTapped"
    ),
    Fault(java, "bypassed-ports", "SearchScreen.java", "inputs.cancelButtonTapped", "cancelButtonTapped"),
    Fault(swiftUI, "bypassed-ports", "PageSearchView.swift", "outputs.results", "results"),
    Fault(
      compose, "bypassed-ports", "ProfileScreen.kt", "viewModel.inputs::shareButtonTapped",
      "viewModel::shareButtonTapped"),
    Fault(
      swift, "bound-twice", "SignupViewController.swift", before: "  func nameChanged(",
      """
        func bindAgain() {
          self.viewModel.outputs.focusNameTextField.observeForUI().observeValues { [weak self] in self?.perform("focusNameTextField") }
        }
      """),
    Fault(
      java, "bound-twice", "SignupScreen.java", before: "  void nameChanged(",
      """
        void bindAgain() {
          this.viewModel.outputs.focusNameTextField().compose(observeForUI()).subscribe(value -> perform("focusNameTextField", value));
        }
      """),
    Fault(
      swiftUI, "bound-twice", "PageSearchView.swift",
      before: "    .onReceive(self.viewModel.outputs.isEmptyStateHidden",
      "    .onReceive(self.viewModel.outputs.goToPage, perform: self.goToPage)"),
    Fault(
      compose, "bound-twice", "LoginScreen.kt", before: "  Column {\n    EmailField(",
      "  val text by viewModel.outputs.emailTextFieldText().subscribeAsState(initial = \"\")"),
    Fault(
      swift, "missing-observe-on-ui", "MessagesViewController.swift",
      "outputs.scrollToRow\n      .observeForUI()",
      "outputs.scrollToRow"),
    Fault(
      java, "missing-observe-on-ui", "MessagesScreen.java", "scrollToRow()\n        .compose(observeForUI())",
      "scrollToRow()"),
    Fault(
      swiftUI, "missing-observe-on-ui", "MessageRowState.swift", "avatarImageURL\n      .observeForUI()",
      "avatarImageURL"),
    Fault(
      compose, "missing-observe-on-ui", "ProfileScreen.kt", "goToGarden().compose(observeForUI())",
      "goToGarden()"),
    Fault(
      swift, "untested-output", "LoginViewModelTests.swift", "outputs.goToTwoFactor",
      "outputs.isPasswordMasked"),
    Fault(
      java, "untested-output", "LoginViewModelTests.java", "outputs.goToTwoFactor()",
      "outputs.isPasswordMasked()"),
    Fault(
      compose, "untested-output", "LoginViewModelTests.kt", "outputs.goToTwoFactor()",
      "outputs.isPasswordMasked()"),
    Fault(
      swift, "untested-input", "SettingsViewModelTests.swift", "inputs.helpRowTapped()",
      "inputs.viewDidLoad()"),
    Fault(
      java, "untested-input", "SettingsViewModelTests.java", "inputs.helpRowTapped()", "inputs.viewDidLoad()"),
    Fault(
      compose, "untested-input", "SettingsViewModelTests.kt", "inputs.helpRowTapped()", "inputs.viewDidLoad()"
    ),
    Fault(
      swift, "undriven-test", "MessageCellViewModelTests.swift", before: "  @Test(\"A message of the viewer",
      """
        @Test("A tap on the avatar hides the dot")
        func tap() {
          let viewModel = MessageCellViewModel()
          viewModel.outputs.isUnreadDotHidden.observe(self.isUnreadDotHidden.observer)
          viewModel.inputs.avatarTapped()
        }
      """),
    Fault(
      java, "undriven-test", "MessageHolderViewModelTests.java", before: "  @Test\n",
      """
        @Test
        void tap() {
          final var viewModel = new MessageHolderViewModel.ViewModel(Clock.systemUTC());
          viewModel.outputs.isUnreadDotHidden().subscribe();
          viewModel.inputs.avatarTapped();
        }
      """),
    Fault(
      compose, "undriven-test", "MessageHolderViewModelTests.kt", before: "  @Test\n",
      """
        @Test
        fun tap() {
          val viewModel = MessageHolderViewModel.ViewModel(Clock.systemUTC())
          viewModel.outputs.notifyDelegateOfAuthor().subscribe()
          viewModel.inputs.readMoreLinkTapped()
        }
      """),
  ]

  @Test(
    "The views and tests of the examples use all ports, as they should",
    arguments: [swift, java, swiftUI, compose])
  func conforming(_ platform: Platform) throws {
    try self.check(platform.files, of: platform, finds: [])
  }

  @Test(
    "One fault in a view or a test is found, and nothing else", arguments: TestScale.most(faults, of: \.rule))
  func fault(_ fault: Fault) throws {
    var isPlanted = false
    let files = fault.platform.files.map { path, text in
      guard path.hasSuffix("/" + fault.file) else { return (path: path, text: text) }
      let changed = text.replacing(fault.old, with: fault.new, maxReplacements: fault.isAdded ? 1 : .max)
      isPlanted = changed != text
      return (path: path, text: changed)
    }
    #expect(isPlanted, "'\(fault.old)' is not in \(fault.file)")
    try self.check(files, of: fault.platform, finds: [fault.rule])
  }

  private func check(_ files: [(path: String, text: String)], of platform: Platform, finds rules: [String])
    throws
  {
    let findings = try Lint.report(files, rules: platform.rules).findings
    #expect(
      findings.map(\.rule) == rules,
      "\(findings.map { "\($0.path):\($0.line): \($0.message) (\($0.rule))" })")
  }
}
