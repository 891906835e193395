import Testing

struct BoundTwiceTests {
  static let viewModel = Sketch.template(
    inputs: "func viewDidLoad()", outputs: "var title: Signal<String, Never> { get }",
    members: "var outputs: LoginViewModelOutputs { return self }\n")

  @Test("The second binding of a view is reported, with the first")
  func reported() throws {
    try RuleCase(
      "two functions", messages: ["bind 'title' once: 'LoginView' binds it in line 15 as well"],
      notes: ["15:28 the first binding"],
      Self.viewModel + """
        final class LoginView {
          let vm = LoginViewModel()
          func bind() { vm.outputs.title.observeValues { _ in } }
          func bindAgain() { vm.outputs.▸title.observeValues { _ in } }
        }
        """
    ).check("bound-twice")
  }

  @Test(
    "Nothing is reported",
    arguments: [
      (
        "of two views",
        "final class OtherView { let vm = LoginViewModel(); func a() { vm.outputs.title.observe(b) } }"
      ),
      (
        "of a second use that observes nothing", "extension LoginView { func b() { join(vm.outputs.title) } }"
      ),
      (
        "of two labels",
        """
        final class Labels {
          let vm = LoginViewModel()
          func a() {
            vm.outputs.title.bind(to: self.first.rx.text)
            vm.outputs.title.bind(to: self.second.rx.text)
          }
        }
        """
      ),
      (
        "of tests",
        "final class LoginTests { let vm = LoginViewModel(); func a() { vm.outputs.title.observe(b) } }"
      ),
    ])
  func silent(_ why: String, _ code: String) throws {
    try RuleCase(
      why,
      Self.viewModel
        + "final class LoginView { let vm = LoginViewModel(); func a() { vm.outputs.title.observe(b) } }\n"
        + code
    ).check("bound-twice")
  }
}
