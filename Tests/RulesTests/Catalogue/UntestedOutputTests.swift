import Testing

struct UntestedOutputTests {
  static let viewModel = Sketch.template(
    inputs: "func viewDidLoad()\nfunc tapped()",
    outputs: "var ▸title: Signal<String, Never> { get }\nvar name: Signal<String, Never> { get }",
    members:
      "var inputs: LoginViewModelInputs { return self }\nvar outputs: LoginViewModelOutputs { return self }")

  @Test("A port that the tests of a view model leave out is reported")
  func reported() throws {
    try RuleCase(
      "another port is tested", messages: ["observe 'title' in a test: no test does"],
      Self.viewModel + """
        final class LoginTests {
          let vm = LoginViewModel()
          func test() { vm.inputs.tapped(); vm.outputs.name.start() }
        }
        """
    ).check("untested-output")
  }

  @Test(
    "Nothing is reported",
    arguments: [
      ("without tests", ""),
      (
        "where tests name all",
        """
        final class LoginTests {
          let vm = LoginViewModel()
          func test() { vm.inputs.tapped(); vm.inputs.viewDidLoad(); vm.outputs.name.start(); vm.outputs.title.start() }
        }
        """
      ),
    ])
  func silent(_ why: String, _ tests: String) throws {
    try RuleCase(why, Self.viewModel.filter { $0 != "▸" } + tests).check("untested-output")
  }
}
