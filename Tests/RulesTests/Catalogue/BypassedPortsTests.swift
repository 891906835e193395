import Rules
import SourceModel
import TestSupport
import Testing

struct BypassedPortsTests {
  static let members =
    "var inputs: LoginViewModelInputs { return self }\nvar outputs: LoginViewModelOutputs { return self }\nlet count = 0"

  private static func viewModel(_ members: String) -> String {
    Sketch.template(
      inputs: "func viewDidLoad()", outputs: "var title: Signal<String, Never> { get }", members: members)
  }

  @Test("A port that a view reaches on the view model is reported in the view")
  func reported() throws {
    let report = try Lint.report(
      [
        ("LoginViewModel.swift", Self.viewModel(Self.members)),
        (
          "LoginView.swift",
          "final class LoginView { let vm = LoginViewModel(); func a() { vm.title.start() } }"
        ),
      ], dialect: .kickstarterSwift, rules: ["bypassed-ports"])
    #expect(report.findings.map(\.path) == ["LoginView.swift"])
    #expect(
      report.findings.map(\.message) == [
        "reach 'title' through 'outputs': views do not use the view model itself"
      ])
  }

  @Test(
    "A view model by a name that does not tell it is reached past its lists as well",
    arguments: [
      "self.store.title.start()", "store.title.start()", "let a = self.store; a.title.start()",
      "let a = store; let b = a; b.title.start()", "if let a = self.store { a.title.start() }",
      "guard let self else { return }; self.store.title.start()",
      "run { [weak self] in self?.store.title.start() }",
      "let title = self.store.title; title.start()", "run { [store] in store.title.start() }",
    ])
  func alias(_ code: String) throws {
    for declaration in [
      "let store = LoginViewModel()", "let store: LoginViewModel", "lazy var store = LoginViewModel()",
    ] {
      let report = try Lint.report(
        [
          ("LoginViewModel.swift", Self.viewModel(Self.members)),
          (
            "LoginView.swift",
            "final class LoginView {\n  private \(declaration)\n  func a() { \(code); self.store.inputs.viewDidLoad() }\n}"
          ),
        ], dialect: .kickstarterSwift, rules: ["bypassed-ports", "unbound-output"])
      #expect(report.findings.map(\.rule) == ["bypassed-ports"], "\(declaration) \(code)")
    }
  }

  @Test(
    "A reference to a port in Kotlin is a use, also after an assertion",
    arguments: [
      ("viewModel!!::tapped", true), ("this.viewModel!!::tapped", true),
      ("viewModel!!.inputs::tapped", false),
      ("viewModel?.inputs!!::tapped", false), ("viewModel?.inputs?::tapped", false),
    ])
  func reference(_ reference: String, _ isBypassing: Bool) throws {
    let viewModel = Sketch.kotlin(
      inputs: "fun tapped()\nfun viewAppeared()", members: "val inputs: Inputs = this",
      below: """
        class LoginActivity : BaseActivity<LoginViewModel.LoginViewModel>() {
          fun bind() {
            viewModel!!.inputs.viewAppeared()
            clicks.subscribe(\(reference))
          }
        }
        abstract class BaseActivity<T : ViewModel> : AppCompatActivity() {
          protected var viewModel: T? = null
        }
        """)
    let report = try Lint.report(
      [("LoginViewModel.kt", viewModel)], dialect: .kickstarterKotlin,
      rules: ["bypassed-ports", "uncalled-input"])
    #expect(report.findings.map(\.rule) == (isBypassing ? ["bypassed-ports"] : []), "\(reference)")
  }

  @Test("A suppression in the view counts")
  func suppressed() throws {
    let report = try Lint.report(
      [
        ("LoginViewModel.swift", Self.viewModel(Self.members)),
        (
          "LoginView.swift",
          """
          final class LoginView {
            let vm = LoginViewModel()
            // plumb:disable:next bypassed-ports
            func a() { vm.title.start() }
          }
          """
        ),
      ], dialect: .kickstarterSwift, rules: ["bypassed-ports", "unused-suppression"])
    #expect(report.findings.isEmpty)
  }

  @Test(
    "Nothing is reported",
    arguments: [
      ("of a view model that does not offer its lists", "", "func a() { vm.title.start() }"),
      ("of a member that is no port", members, "func a() { print(vm.count) }"),
      ("of a use through a list", members, "func a() { vm.outputs.title.start() }"),
      ("of a name that is not known to be the view model", members, "func a(vm: Other) { vm.title.start() }"),
    ])
  func silent(_ why: String, _ members: String, _ code: String) throws {
    try RuleCase(
      why, Self.viewModel(members) + "final class LoginView { let vm = LoginViewModel()\n\(code) }"
    ).check("bypassed-ports")
  }
}
