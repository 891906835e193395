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
