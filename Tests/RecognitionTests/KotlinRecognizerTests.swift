import KotlinLanguage
import Recognition
import SourceModel
import Testing

/// Which classes in Kotlin are view models.
struct KotlinRecognizerTests {
  /// A file, and the view models in it: `LoginViewModel: 1 input, 2 outputs`.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var viewModels: [String]

    init(_ description: String, _ text: String, are viewModels: String...) {
      self.testDescription = description
      self.text = text
      self.viewModels = viewModels
    }
  }

  private static let lists = """
    interface Inputs { fun a(); fun b(c: Int) }
    interface Outputs { fun d(): Observable<Int> }
    """

  private static let body = """
    { private val d = BehaviorSubject.create<Int>()
    override fun a() {}
    override fun b(c: Int) {}
    override fun d() = d }
    """

  private static func file(_ text: String, library: String = "io.reactivex.Observable") -> String {
    "package a\nimport \(library)\n\(text)\n"
  }

  static let cases =
    ["rx.Observable", "io.reactivex.Observable", "io.reactivex.rxjava3.core.Observable"].map { library in
      Case(
        "A class in the interface, on \(library)",
        file(
          "interface AViewModel { \(lists)\nclass AViewModel(e: E) : ViewModel(), Inputs, Outputs \(body) }",
          library: library),
        are: "AViewModel.AViewModel written 2 1")
    } + [
      Case(
        "Its own pair without streams",
        file(
          "interface WebViewModelInputs { fun a() }\ninterface WebViewModelOutputs\n"
            + "class WebViewModel(e: E) : ViewModel(), WebViewModelInputs, WebViewModelOutputs { override fun a() {} }",
          library: "a.E"),
        are: "WebViewModel written 1 0"),
      Case(
        "Its own pair with plain values",
        file(
          "interface WebViewModelInputs { fun a() }\ninterface WebViewModelOutputs { val b: Boolean }\n"
            + "class WebViewModel : ViewModel(), WebViewModelInputs, WebViewModelOutputs { override fun a() {}\noverride var b = false }",
          library: "a.E"),
        are: "WebViewModel written 1 1"),
      Case(
        "Its own pair with streams of another library",
        file(
          "interface WebViewModelInputs { fun a() }\ninterface WebViewModelOutputs { val b: LiveData<Int> }\n"
            + "class WebViewModel : ViewModel(), WebViewModelInputs, WebViewModelOutputs { override fun a() {} }",
          library: "a.E")),
      Case(
        "A class beside the interface",
        file(
          "interface AViewModel { \(lists) }\nclass ViewModelOfA : AViewModel.Inputs, AViewModel.Outputs \(body)"
        ),
        are: "ViewModelOfA written 2 1"),
      Case(
        "A class without a superclass, as of view holders, with a factory",
        file(
          "interface AHolderViewModel { \(lists)\nclass ViewModel : Inputs, Outputs \(body)\n"
            + "class Factory(val a: Int) : ViewModelProvider.Factory { fun create() = ViewModel() } }"),
        are: "AHolderViewModel.ViewModel written 2 1"),
      Case(
        "Lists that go by another name",
        file(
          "interface AViewModelInputs { fun a() }\ninterface BOutputs { fun d(): Observable<Int> }\n"
            + "typealias AViewModelOutputs = BOutputs\n"
            + "class AViewModel : ViewModel(), AViewModelInputs, AViewModelOutputs \(body)"),
        are: "AViewModel written 1 1"),
      Case(
        "Outputs that are properties",
        file(
          "interface AViewModel { interface Inputs\ninterface Outputs { val a: Observable<Int>; val b: Observable<Int> }\n"
            + "class AViewModel : ViewModel(), Inputs, Outputs { override val a = c()\noverride val b = c() } }"
        ),
        are: "AViewModel.AViewModel written 0 2"),
      Case(
        "A view whose ports are objects",
        file(
          "class Stepper : View() { \(lists)\nval inputs: Inputs = object : Inputs { override fun a() {} } }")
      ),
      Case(
        "A presenter, and a mock",
        file(
          "interface P { \(lists)\nclass APresenter : Inputs, Outputs \(body)\nclass MockViewModel : Inputs, Outputs \(body) }"
        )),
      Case(
        "Public flows and functions without lists",
        file(
          """
          class AViewModel(private val e: E) : ViewModel() {
            private val mutableA = MutableStateFlow(1)
            val a = mutableA.asStateFlow()
            val b: SharedFlow<Int> = c()
            val d = 1
            fun e() {}
            private fun f() {}
            internal fun g() {}
            override fun onCleared() {}
            companion object { fun h() {} }
          }
          """, library: "kotlinx.coroutines.flow.StateFlow"), are: "AViewModel flows 1 2"),
      Case(
        "A getter hands out a flow",
        file(
          "class AViewModel : AndroidViewModel(app) { private val a = MutableStateFlow(1)\nval b: StateFlow<Int> get() = a }"
        ), are: "AViewModel flows 0 1"),
      Case(
        "Outputs whose types only their values show",
        file(
          """
          class AViewModel(private val handle: SavedStateHandle, val repository: R) : ViewModel() {
            private val _x = MutableStateFlow(1)
            private val channel = Channel<Int>(Channel.BUFFERED)
            val a = handle.getStateFlow("a", 1)
            val b = _x.map { it + 1 }.distinctUntilChanged()
            val c = channel.receiveAsFlow()
            val d = combine(a, b) { one, other -> one + other }
            val e get() = d.filter { it > 1 }
            val f = repository.items().map { it.name }
            val g = _x.value
            val h = _x.asStateFlow().value.map { it }
          }
          """), are: "AViewModel flows 0 5"),
      Case(
        "State of Compose",
        file(
          "class AViewModel : ViewModel() { var a by mutableStateOf(1)\nprivate set\nval b: State<Int> = c\nval d: State\nfun e() {} }"
        ), are: "AViewModel flows 1 2"),
      Case(
        "A class without flows",
        file("class AViewModel : ViewModel() { val a = listOf(1).map { it }; fun b() {} }")),
      Case("A class of another name", file("class AScreen : ViewModel() { val a = MutableStateFlow(1) }")),
      Case(
        "A class that is there to be inherited from",
        file("abstract class BaseViewModel : ViewModel() { val a = MutableStateFlow(1) }")),
      Case(
        "A class with another superclass", file("class AViewModel : Base() { val a = MutableStateFlow(1) }")),
      Case(
        "Ports of another library",
        "package a\ninterface AViewModel { interface Inputs { fun a() }\ninterface Outputs { fun b(): LiveData<Int> }\n"
          + "class AViewModel : ViewModel(), Inputs, Outputs }"),
    ]

  @Test("Recognition in Kotlin", arguments: cases)
  func recognized(_ testCase: Case) {
    let file = KotlinReader.read(path: "A.kt", text: SourceText(testCase.text))
    #expect(file.problems.isEmpty, "\(file.problems)")
    let found = Recognizer([file]).viewModels().map { viewModel in
      let name = (viewModel.enclosingTypes + [viewModel.declaration.name]).joined(separator: ".")
      return "\(name) \(viewModel.form) \(viewModel.ports(.inputs).count) \(viewModel.ports(.outputs).count)"
    }
    #expect(found == testCase.viewModels)
  }

  @Test("Lists in another file and package are found by their imports")
  func otherFiles() throws {
    let lists = KotlinReader.read(
      path: "Lists.kt", text: SourceText("package b\ninterface Ports { \(Self.lists) }\n"))
    let file = KotlinReader.read(
      path: "A.kt",
      text: SourceText(
        Self.file(
          "import b.Ports\ninterface AViewModel { class ViewModel : ViewModel(), Ports.Inputs, Ports.Outputs \(Self.body) }"
        )))
    let viewModels = Recognizer([file, lists]).viewModels()
    #expect(viewModels.map(\.name) == ["AViewModel"])
    #expect(viewModels.first?.isComplete == true)
    #expect(viewModels.first?.inputs.map(\.port.path) == ["Lists.kt", "Lists.kt"])
  }

  @Test("The type of a field is that of its factory, with its arguments")
  func factories() throws {
    let file = KotlinReader.read(
      path: "A.kt",
      text: SourceText(
        Self.file(
          "interface AViewModel { \(Self.lists)\nclass AViewModel : ViewModel(), Inputs, Outputs \(Self.body) }"
        )
      ))
    let viewModel = try #require(Recognizer([file]).viewModels().first)
    let field = try #require(viewModel.properties.first { $0.value.header.name.text == "d" })
    #expect(field.value.knownType?.spelled(in: .kotlin) == "BehaviorSubject<Int>")
    #expect(viewModel.outputFunctions.map { $0.storage?.value.header.name.text } == ["d"])
  }
}
