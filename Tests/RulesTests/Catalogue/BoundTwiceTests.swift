import Testing

struct BoundTwiceTests {
  static let viewModel = Sketch.template(
    inputs: "func viewDidLoad()", outputs: "var title: Signal<String, Never> { get }",
    members: "var outputs: LoginViewModelOutputs { return self }\n")

  @Test("The second binding of a view is reported, with the first")
  func reported() throws {
    try RuleCase(
      "two functions", messages: ["bind 'title' once: 'LoginView' also binds it on line 15"],
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

  @Test("A local for the lists of a member is that member, and a local that is made is one")
  func locals() throws {
    let (local, made) = ("let o = self.vm.outputs", "let made = make()")
    try RuleCase(
      "in one function", messages: ["bind 'title' once: 'LoginView' also binds it on line 16"],
      notes: ["16:28 the first binding"],
      Self.viewModel + """
        final class LoginView {
          let vm = LoginViewModel()
          func make() -> LoginViewModel { LoginViewModel() }
          func bind() { vm.outputs.title.observeValues { _ in } }
          func bindAgain() { \(local); o.▸title.observeValues { _ in } }
        }
        """
    ).check("bound-twice")
    try RuleCase(
      "what is made", messages: ["bind 'title' once: 'LoginFlow' also binds it on line 15"],
      notes: ["15:50 the first binding"],
      Self.viewModel + """
        final class LoginFlow {
          func make() -> LoginViewModel { LoginViewModel() }
          func start() { \(made); made.outputs.title.observe(b); made.outputs.▸title.observe(b) }
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
        "of view models that functions make for themselves",
        """
        final class LoginFlow {
          func make() -> LoginViewModel { LoginViewModel() }
          func start() { let vm = LoginViewModel(); vm.outputs.title.observe(b) }
          func startAgain() { let vm = LoginViewModel(); vm.outputs.title.observe(b) }
          func begin() { let screen = make(); screen.outputs.title.observe(b) }
          func beginAgain() { let screen = make(); screen.outputs.title.observe(b); make().outputs.title.observe(b) }
          func unwrap() {
            if let vm = self.first { vm.outputs.title.observe(b) }
            if let vm = self.second { vm.outputs.title.observe(b) }
            switch self.state {
            case .first:
              let vm = self.third
              vm.outputs.title.observe(b)
            case .second:
              let vm = self.fourth
              vm.outputs.title.observe(b)
            }
          }
          let first: LoginViewModel? = nil
          let second: LoginViewModel? = nil
          let third: LoginViewModel
          let fourth: LoginViewModel
          func show(_ vm: LoginViewModel) { vm.outputs.title.observe(b) }
          func showAgain(_ vm: LoginViewModel) { vm.outputs.title.observe(b) }
        }
        """
      ),
      (
        "of other code",
        """
        final class Screen {
          let vm = LoginViewModel()
          func a() {
            vm.outputs.title.observeValues { self.first.show($0) }
            vm.outputs.title.observeValues { self.second.show($0) }
            vm.outputs.title.observeValues { self.log("a", $0) }
            vm.outputs.title.observeValues { self.log("b", $0) }
            vm.outputs.title.observeValues(self.show)
            vm.outputs.title.observeValues(self.hide)
            vm.outputs.title.filter { $0.isEmpty }.observeValues(self.hide)
            vm.outputs.title.filter { $0.count > 1 }.observeValues(self.hide)
            vm.outputs.title.observeValues { self.log("a b") }
            vm.outputs.title.observeValues { self.log("ab") }
          }
        }
        """
      ),
      (
        "of two members",
        """
        final class Two {
          let one = LoginViewModel()
          let two = LoginViewModel()
          func a() { one.outputs.title.observe(b); self.two.outputs.title.observe(b) }
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
