import Rules
import SourceModel
import Testing

struct FlowInGetterTests {
  static func model(_ members: String) -> String {
    "class FormViewModel(private val client: Client) : ViewModel() {\n\(members)\n}\n"
  }

  static let cases = [
    RuleCase(
      "A getter that starts a coroutine", .kickstarterKotlin,
      messages: [
        "store 'a' with '=': each read of it starts one more coroutine, and begins with the initial value",
        "store 'b' with '=': each read of it starts one more coroutine",
        "store 'c' with '=': each read of it starts one more coroutine, and begins with the initial value",
      ],
      model(
        """
        private val _a = MutableStateFlow(1)
        val ▸a: StateFlow<Int> get() = _a.stateIn(viewModelScope, started, 1)
        val ▸b get() = client.items.shareIn(scope = viewModelScope, started = started)
        private val ▸c: Flow<Int>
          get() { return combine(a, b) { one, other -> one + other }.stateIn(viewModelScope, started, 1).map { it } }
        """)),
    RuleCase(
      "What starts nothing, or starts once", .kickstarterKotlin,
      model(
        """
        private val _a = MutableStateFlow(1)
        val a: StateFlow<Int> = _a.stateIn(viewModelScope, started, 1)
        val b: StateFlow<Int> get() = _a
        val c: Flow<Int> get() = _a.map { it + 1 }
        val d: StateFlow<Int> by lazy { _a.stateIn(viewModelScope, started, 1) }
        val e: () -> StateFlow<Int> get() = { _a.stateIn(viewModelScope, started, 1) }
        suspend fun f(): StateFlow<Int> = _a.stateIn(viewModelScope)
        """)),
    RuleCase(
      "The function of an output", .kickstarterKotlin,
      messages: [
        "store what 'a' returns in a property: each call of it starts one more coroutine, and begins with the initial value"
      ],
      """
      interface FormViewModel {
        interface Inputs { fun b() }
        interface Outputs { fun a(): StateFlow<Int> }
        class ViewModel : Inputs, Outputs {
          private val _a = MutableStateFlow(1)
          override fun b() { _a.value = 2 }
          override fun ▸a(): StateFlow<Int> = _a.stateIn(scope, started, 1)
        }
      }
      """),
  ]

  @Test("A getter starts nothing", arguments: cases)
  func reports(_ testCase: RuleCase) throws { try testCase.check("flow-in-getter") }

  static let repairs = [
    RepairCase(
      "A getter of one expression", .kickstarterKotlin,
      model(
        "private val _a = MutableStateFlow(1)\nval a: StateFlow<Int>\n  get() = _a.stateIn(viewModelScope, started, 1)\nval b get() = a.shareIn(viewModelScope, started)"
      ),
      becomes: model(
        "private val _a = MutableStateFlow(1)\nval a: StateFlow<Int> = _a.stateIn(viewModelScope, started, 1)\nval b = a.shareIn(viewModelScope, started)"
      )),
    RepairCase(
      "What is declared below", .kickstarterKotlin,
      model(
        "val a: StateFlow<Int> get() = _a.stateIn(viewModelScope, started, 1)\nprivate val _a = MutableStateFlow(1)"
      ),
      refused: "the value reads a property that has none before it"),
    RepairCase(
      "What a function reads that is declared below", .kickstarterKotlin,
      model(
        "val a: StateFlow<Int> get() = made().stateIn(viewModelScope, started, 1)\nprivate val _a = MutableStateFlow(1)\nprivate fun made() = _a.map { it }"
      ),
      refused: "the value reads a property that has none before it"),
    RepairCase(
      "What has no value yet", .kickstarterKotlin,
      model(
        "private lateinit var _a: MutableStateFlow<Int>\nval a: StateFlow<Int> get() = _a.stateIn(viewModelScope, started, 1)"
      ),
      refused: "the value reads a property that has none before it"),
    RepairCase(
      "A block, and a comment", .kickstarterKotlin,
      model(
        "private val _a = MutableStateFlow(1)\nval a: StateFlow<Int> get() { return _a.stateIn(viewModelScope, started, 1) }\nval b: StateFlow<Int> // one\n  get() = _a.stateIn(viewModelScope, started, 1)"
      ),
      refused: "the getter is more than one expression", "the getter is more than one expression"),
  ]

  @Test("A getter becomes an initial value", arguments: repairs)
  func repair(_ testCase: RepairCase) throws { try testCase.check(["flow-in-getter"]) }
}
