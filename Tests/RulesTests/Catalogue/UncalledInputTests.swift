import SourceModel
import Testing

struct UncalledInputTests {
  static let viewModel = Sketch.template(
    inputs: "func ▸tapped()\nfunc viewDidLoad()",
    members:
      "var inputs: LoginViewModelInputs { return self }\nvar outputs: LoginViewModelOutputs { return self }")

  @Test("An input that no view calls is reported")
  func reported() throws {
    try RuleCase(
      "another one is called", messages: ["call 'tapped' in a view, or remove it: nothing calls it"],
      Self.viewModel
        + "final class LoginView { let vm = LoginViewModel(); func a() { vm.inputs.viewDidLoad() } }"
    ).check("uncalled-input")
  }

  @Test(
    "An input is called in many ways",
    arguments: [
      "func a() { vm.inputs.tapped() }", "func a() { on(vm.inputs.tapped) }", "func a() { vm.tapped() }",
      "func a() { button.rx.tap.bind(to: vm.inputs.tapped) }",
      "func a() { let inputs = vm.inputs; inputs.tapped() }",
      "func a() { run { [unowned self] in self.vm.inputs.tapped() } }",
      "func a(b: Any) { b.inputs.tapped() }",
    ])
  func silent(_ code: String) throws {
    try RuleCase(
      code,
      Self.viewModel.filter { $0 != "▸" }
        + "final class LoginView { let vm = LoginViewModel(); func b() { vm.inputs.viewDidLoad() }\n\(code) }"
    ).check("uncalled-input")
  }

  @Test(
    "An input that the view model itself calls is not reported, but one that only calls itself",
    arguments: [
      ("init() { tapped() }", true), ("init() { self.tapped() }", true),
      ("func viewDidLoad() { self.tapped() }", true),
      ("init() { DispatchQueue.main.async { self.tapped() } }", true),
      ("func tapped() { self.tapped() }", false), ("init(other: Other) { other.tapped() }", false),
    ])
  func own(_ code: String, _ isCalled: Bool) throws {
    let viewModel = Sketch.template(
      inputs: "func \(isCalled ? "" : "▸")tapped()\nfunc viewDidLoad()",
      members: """
        \(code)
        var inputs: LoginViewModelInputs { return self }
        var outputs: LoginViewModelOutputs { return self }
        """)
    try RuleCase(
      code,
      messages: isCalled ? [] : ["call 'tapped' in a view, or remove it: nothing calls it"],
      viewModel + "final class LoginView { let vm = LoginViewModel(); func a() { vm.inputs.viewDidLoad() } }"
    ).check("uncalled-input")
  }

  @Test(
    "A stream that the view model itself sends to or hands on is not reported, but one that it only reads",
    arguments: [
      ("func a() { self.tap.onNext(()) }", "AnyObserver<Void>", true),
      ("func a() { tap.onNext(()) }", "PublishSubject<Void>", true),
      ("func a() { timer.bind(to: self.tap).disposed(by: bag) }", "PublishSubject<Void>", true),
      ("func a() { timer.subscribe(tap).disposed(by: bag) }", "PublishSubject<Void>", true),
      ("func a() { cells.onNext(Cells.make(observers: [self.tap])) }", "AnyObserver<Void>", true),
      ("init() { self.tap = subject.asObserver() }", "AnyObserver<Void>", false),
      ("init() { Observable.merge([self.tap, self.other]).bind(to: shown) }", "PublishSubject<Void>", false),
      ("init() { self.tap.map { 1 }.bind(to: shown) }", "PublishSubject<Void>", false),
    ])
  func sent(_ code: String, _ type: String, _ isFed: Bool) throws {
    let viewModel = Sketch.blueprint(
      inputs: "var \(isFed ? "" : "▸")tap: \(type) { get }\nvar load: PublishSubject<Void> { get }",
      members: """
        \(code)
        var tap: \(type)
        var inputs: LoginViewModelInputsType { return self }
        var outputs: LoginViewModelOutputsType { return self }
        """)
    try RuleCase(
      code, .rxSwift,
      viewModel
        + "final class LoginView { let vm = LoginViewModel(); func a() { vm.inputs.load.onNext(()) } }"
    ).check("uncalled-input")
  }

  @Test("An input that the view model itself calls through its list is not reported")
  func inside() throws {
    let viewModel = Sketch.template(
      inputs: "func tapped()\nfunc viewDidLoad()",
      members: """
        var inputs: LoginViewModelInputs { return self }
        private func retry() { self.inputs.tapped() }
        """)
    let view = "final class LoginView { let vm = LoginViewModel(); func a() { vm.inputs.viewDidLoad() } }"
    try RuleCase("a second try", viewModel + view).check("uncalled-input")
  }

  @Test("An input that a view model hands to another one is not reported")
  func handedOn() throws {
    let viewModel = Sketch.blueprint(
      inputs: "var done: PublishSubject<Void> { get }\nvar loaded: PublishSubject<Void> { get }",
      members: """
        var inputs: LoginViewModelInputsType { return self }
        func open() { let viewModel = DetailViewModel(); viewModel.done = self.done }
        """)
    let view = """
      final class DetailViewModel { var done: PublishSubject<Void>? }
      final class LoginView { let vm = LoginViewModel(); func a() { vm.inputs.loaded.onNext(()) } }
      """
    try RuleCase("a subject", .rxSwift, viewModel + view).check("uncalled-input")
  }
}
