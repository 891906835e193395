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
    "Nothing is reported",
    arguments: [
      ("where no output is", ["", "", ""]), ("where most are not", ["", "", ".observeForUI()"]),
      ("where all are", [".observeForUI()", ".observeForControllerAction()", ".observeForUI()"]),
    ])
  func silent(_ why: String, _ steps: [String]) throws {
    try RuleCase(why, Self.source(steps, mark: false)).check("missing-observe-on-ui")
  }
}
