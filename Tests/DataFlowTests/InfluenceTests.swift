import DataFlow
import SourceModel
import TestSupport
import Testing

/// What an output depends on that a function sends to, where it does several things.
struct InfluenceTests {
  /// A view model on Combine whose inputs are functions that send to its outputs.
  static func model(_ members: String) -> String {
    """
    import Combine

    protocol FormViewModelInputs {
      func nameChanged(_ name: String)
      func cityChanged(_ city: String)
      func saved()
    }

    protocol FormViewModelOutputs {
      var name: CurrentValueSubject<String, Never> { get }
      var city: CurrentValueSubject<String, Never> { get }
      var done: PassthroughSubject<String, Never> { get }
    }

    final class FormViewModel: FormViewModelInputs, FormViewModelOutputs {
      let name = CurrentValueSubject<String, Never>("")
      let city = CurrentValueSubject<String, Never>("")
      let done = PassthroughSubject<String, Never>()
      private var draft = Draft()
      private var rows: [String] = []
      \(members)
    }
    """
  }

  /// The code of the functions, and the inputs that each output depends on.
  static let cases: [(String, String, [String: [String]])] = [
    (
      "Each statement has its own influences",
      """
      func nameChanged(_ name: String) { self.name.send(name); self.draft.name = name }
      func cityChanged(_ city: String) { self.city.send(city); self.draft.city = city }
      func saved() { self.done.send(self.draft.text) }
      """,
      ["name": ["nameChanged"], "city": ["cityChanged"], "done": ["cityChanged", "nameChanged", "saved"]]
    ),
    (
      "What a function reads for one output does not reach another",
      """
      func nameChanged(_ name: String) { self.name.send(name) }
      func cityChanged(_ city: String) { self.city.send(city) }
      func saved() { let text = self.name.value; self.done.send(text); self.city.send("") }
      """,
      ["name": ["nameChanged"], "city": ["cityChanged", "saved"], "done": ["nameChanged", "saved"]]
    ),
    (
      "A condition decides about its branches, and a 'guard' about what follows it",
      """
      func nameChanged(_ name: String) { self.name.send(name) }
      func cityChanged(_ city: String) {
        if self.name.value.isEmpty { self.city.send(city) }
        self.done.send(city)
      }
      func saved() {
        self.city.send("")
        guard !self.name.value.isEmpty else { return }
        self.done.send("")
      }
      """,
      [
        "name": ["nameChanged"], "city": ["cityChanged", "nameChanged", "saved"],
        "done": ["cityChanged", "nameChanged", "saved"],
      ]
    ),
    (
      "The branches after a condition that fails",
      """
      func nameChanged(_ name: String) { self.name.send(name) }
      func cityChanged(_ city: String) {
        if self.name.value.isEmpty { print(city) } else { self.city.send(city) }
        self.done.send(city)
      }
      func saved() {}
      """,
      ["name": ["nameChanged"], "city": ["cityChanged", "nameChanged"], "done": ["cityChanged"]]
    ),
    (
      "Variables that change, also in a closure, and the results of functions",
      """
      func nameChanged(_ name: String) { self.name.send(name) }
      func cityChanged(_ city: String) {
        var texts: [String] = []
        texts.append(self.name.value)
        self.city.send(texts.joined())
      }
      func saved() {
        var all = ""
        ["a"].forEach { all += $0 + self.joined() }
        self.done.send(all)
      }
      private func joined() -> String {
        if self.city.value.isEmpty { return "" }
        return "!"
      }
      """,
      [
        "name": ["nameChanged"], "city": ["cityChanged", "nameChanged"],
        "done": ["cityChanged", "nameChanged", "saved"],
      ]
    ),
    (
      "A collection that methods change is state, and a copy of it is none",
      """
      func nameChanged(_ name: String) { self.rows.append(name) }
      func cityChanged(_ city: String) { var copy = self.rows; copy.append(city); self.city.send(copy[0]) }
      func saved() { self.done.send(self.rows.joined()) }
      """,
      ["name": [], "city": ["cityChanged", "nameChanged"], "done": ["nameChanged", "saved"]]
    ),
    (
      "A subject in a list of subjects",
      """
      func nameChanged(_ name: String) { [self.name, self.city].forEach { $0.send(name) } }
      func cityChanged(_ city: String) {}
      func saved() { self.done.send("") }
      """,
      ["done": ["saved"]]
    ),
  ]

  @Test("An output depends on what the statement that sends to it reads", arguments: cases)
  func influences(_ name: String, members: String, expected: [String: [String]]) throws {
    let graph = try FlowSketch.graph(of: Self.model(members))
    for (output, inputs) in expected {
      let node = try #require(graph.nodes(.output).first { $0.name == output })
      let found = graph.sources(of: [node.id]).map { graph.nodes[$0] }.filter { $0.kind == .input }.map(
        \.name)
      #expect(found.sorted() == inputs, "\(name): \(output)")
    }
  }

  @Test("In Kotlin: 'when', '?: return', extensions and what a lambda is called on")
  func kotlin() throws {
    let source = Sample.kotlinForm(
      "this.x = this.shown\nthis.y = this.known",
      members: """
        private val shown = PublishSubject.create<String>()
        private val known = PublishSubject.create<Boolean>()
        private var mode: Mode? = null
        private val rows = mutableListOf<String>()
        fun modeChanged(mode: Mode) {
          this.mode = mode
          this.rows.add(mode.name)
        }
        fun opened() {
          when (mode) {
            Mode.A -> this.known.onNext(true)
            else -> {}
          }
          val first = this.rows.firstOrNull() ?: return
          this.shown.onNext(StringBuilder().apply { this.append(first.trimmed()) }.toString())
        }
        private fun String.trimmed() = length.toString()
        """)
    let graph = try FlowSketch.graph(of: source, path: "FormViewModel.kt")
    for output in ["x", "y"] {
      let node = try #require(graph.nodes(.output).first { $0.name == output })
      let sources = graph.sources(of: [node.id]).map { graph.nodes[$0] }
      #expect(sources.filter { $0.kind == .lifecycle }.map(\.name).sorted() == ["modeChanged", "opened"])
    }
    #expect(graph.nodes(.dependency).map(\.name) == [])
    #expect(graph.nodes(.effect).map(\.name) == [])
  }

  @Test("A member of state and a resource are no dependencies, and an injected object is one")
  func dependencies() throws {
    let source = Sample.kotlinForm(
      "this.x = this.a.map { this.project?.name + string.title }\nthis.y = this.client.isKnown()",
      members: """
        private var project: Project? = null
        fun projectChanged(project: Project) { this.project = project }
        fun signedIn() { this.client.signIn() }
        """
    ).replacing(
      "import io.reactivex.rxjava3.core", with: "import app.R.string\nimport io.reactivex.rxjava3.core")
    let graph = try FlowSketch.graph(of: source, path: "FormViewModel.kt")
    #expect(graph.nodes(.dependency).map(\.name) == ["client.isKnown"])
    let output = try #require(graph.nodes(.output).first { $0.name == "y" })
    #expect(graph.sources(of: [output.id]).contains { graph.nodes[$0].name == "signedIn" })
  }
}
