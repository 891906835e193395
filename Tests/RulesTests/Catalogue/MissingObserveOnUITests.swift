import Testing

struct MissingObserveOnUITests {
  private static func source(_ steps: [String], mark: Bool) -> String {
    let names = ["a", "b", "c"]
    let uses = zip(names, steps).map { name, step in
      "vm.outputs.\(mark && step.isEmpty ? "▸" : "")\(name)\(step).observeValues { _ in }"
    }
    return Sketch.template(
      outputs: names.map { "var \($0): Signal<String, Never> { get }" }.joined(separator: "\n"),
      members: "var outputs: LoginViewModelOutputs { return self }",
      below:
        "final class LoginView {\nlet vm = LoginViewModel()\nfunc bind() {\n\(uses.joined(separator: "\n"))\n}\n}"
    )
  }

  @Test("The one output that a view observes on any thread is reported")
  func reported() throws {
    try RuleCase(
      "two others are observed on the main thread",
      messages: ["observe 'b' on the main thread, as the other outputs: insert 'observeForUI'"],
      Self.source([".observeForUI()", "", ".observe(on: UIScheduler())"], mark: true)
    ).check("missing-observe-on-ui")
  }

  @Test(
    "An observer that touches no view needs no step",
    arguments: [
      ("observeValues(NotificationCenter.default.post)", true),
      ("observeValues { [weak self] in Session.logIn($0); self?.vm.inputs.loggedIn() }", true),
      ("observeValues { [weak self] in self?.vm.inputs.chosen($0, self?.field) }", false),
      (
        "observeValues { [weak self] in Session.logIn($0); self?.vm.inputs.loggedIn(); self?.close() }", false
      ),
      ("observeValues { value in DispatchQueue.main.async { self.label.text = value } }", true),
      (
        "observeValues { value in self.label.text = value; DispatchQueue.main.async { self.close() } }", false
      ),
      ("observeValues { [weak self] in Alert.show($0) }", false),
      ("observeValues { [label] in label.text = $0 }", false),
      ("observeValues { [weak self] in let text = $0.text; self?.vm.inputs.loggedIn(text.count) }", true),
      ("observeValues(self.show)", false),
    ])
  func effects(_ observer: String, _ touchesNoView: Bool) throws {
    let other = ".observeForUI()"
    try RuleCase(
      observer,
      messages: touchesNoView
        ? [] : ["observe 'b' on the main thread, as the other outputs: insert 'observeForUI'"],
      Self.source([other, "", other], mark: !touchesNoView).replacing(
        "b.observeValues { _ in }", with: "b." + observer)
    ).check("missing-observe-on-ui")
  }

  @Test(
    "Nothing is reported",
    arguments: [
      ("where no output is", ["", "", ""]), ("where most are not", ["", "", ".observeForUI()"]),
      ("where all are", [".observeForUI()", ".observeForControllerAction()", ".observeForUI()"]),
    ])
  func silent(_ why: String, _ steps: [String]) throws {
    try RuleCase(why, Self.source(steps, mark: false)).check("missing-observe-on-ui")
  }
}
