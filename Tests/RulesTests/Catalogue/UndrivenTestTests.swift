import Testing

struct UndrivenTestTests {
  private static func text(_ isValid: String, _ members: String) -> String {
    """
    import ReactiveSwift

    protocol LoginViewModelInputs {
      func emailChanged(_ email: String)
      func helpTapped()
    }

    protocol LoginViewModelOutputs {
      var isValid: Signal<Bool, Never> { get }
      var showHelp: Signal<(), Never> { get }
    }

    final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
      init() {
        self.isValid = \(isValid)
        self.showHelp = self.helpTappedProperty.signal
      }

      private let emailChangedProperty = MutableProperty<String?>(nil)
      func emailChanged(_ email: String) { self.emailChangedProperty.value = email }
      private let helpTappedProperty = MutableProperty(())
      func helpTapped() { self.helpTappedProperty.value = () }

      let isValid: Signal<Bool, Never>
      let showHelp: Signal<(), Never>

      var inputs: LoginViewModelInputs { return self }
      var outputs: LoginViewModelOutputs { return self }
    }

    final class LoginTests: XCTestCase {
      let vm = LoginViewModel()
    \(members)
    }

    """
  }

  private static let email = "self.emailChangedProperty.signal.skipNil().map { !$0.isEmpty }"
  private static let undriven = "func testA() { vm.outputs.isValid.observe(a); vm.inputs.helpTapped() }"

  @Test("A test that feeds nothing that reaches what it observes is reported")
  func reported() throws {
    try RuleCase(
      "another input",
      messages: [
        "call an input that reaches 'isValid', such as 'emailChanged': this test calls none"
      ],
      Self.text(
        Self.email,
        """
        func testA() { vm.outputs.▸isValid.observe(a); vm.inputs.helpTapped() }
        func testB() { vm.outputs.isValid.observe(a); vm.inputs.emailChanged("") }
        """)
    ).check("undriven-test")
  }

  @Test("A function with the annotation of tests is one, whatever its name")
  func annotated() throws {
    try RuleCase(
      "tests with annotations",
      messages: [
        "call an input that reaches 'isValid', such as 'emailChanged': this test calls none"
      ],
      Self.text(
        Self.email,
        """
        @Test("A", arguments: [1]) func a(_ number: Int) { vm.outputs.▸isValid.observe(a); vm.inputs.helpTapped() }
        @Test func b() { vm.outputs.isValid.observe(a); vm.inputs.emailChanged("") }
        """)
    ).check("undriven-test")
  }

  @Test("An input that the list inherits from another counts")
  func inherited() throws {
    try RuleCase(
      "an inherited input",
      Self.text(Self.email, "func testA() { vm.outputs.isValid.observe(a); vm.inputs.emailChanged(\"\") }")
        .replacing(
          "protocol LoginViewModelInputs {\n  func emailChanged(_ email: String)",
          with: """
            protocol FieldDelegate {
              func emailChanged(_ email: String)
            }

            protocol LoginViewModelInputs: FieldDelegate {
            """)
    ).check("undriven-test")
  }

  @Test(
    "Nothing is reported",
    arguments: [
      (
        "where set-up observes", email,
        "func setUp() { vm.outputs.isValid.observe(a); vm.inputs.helpTapped() }"
      ),
      ("where a helper feeds", email, undriven + "\nfunc fill() { vm.inputs.emailChanged(\"\") }"),
      ("where the test feeds nothing", email, "func testA() { vm.outputs.isValid.observe(a) }"),
      ("where the list of inputs is handed on", email, undriven + "\nfunc testB() { fill(vm.inputs) }"),
      (
        "where the test uses a port of an unknown view model", email,
        "func testA() { vm.outputs.isValid.observe(a); vm.inputs.helpTapped(); all { $0.inputs.helpTapped() } }"
      ),
      (
        "where the output has a first value",
        "self.emailChangedProperty.producer.skipNil().map { !$0.isEmpty }", undriven
      ),
      ("where something else makes it emit", "Signal.merge(\(email), Center.shared.changes)", undriven),
      ("where the code is not understood", "other(self.emailChangedProperty.signal)", undriven),
    ])
  func silent(_ why: String, _ isValid: String, _ members: String) throws {
    try RuleCase(why, Self.text(isValid, members)).check("undriven-test")
  }
}
