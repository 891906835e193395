import Rules
import SourceModel
import TestSupport
import Testing

struct SwallowedErrorTests {
  /// A view model with a request whose errors are handled, and one that a case is about.
  private static func form(_ request: String, handled: String = ".catchAndReturn(false)") -> String {
    Sample.blueprint("x = \(request)\ny = a.flatMapLatest { service.isNew($0)\(handled) }")
  }

  static let cases = [
    RuleCase(
      "The errors of a request reach an output", .rxSwift,
      messages: ["handle the errors of 'service.name': an error ends 'x'"],
      form("a.▸flatMapLatest { service.name($0) }")),
    RuleCase(
      "Through operators", .rxSwift,
      form("a.▸flatMapLatest { service.name($0) }.map { $0 }.share()")),
    RuleCase(
      "They are handled in the closure", .rxSwift,
      form("a.flatMapLatest { service.name($0).catch { _ in .empty() } }")),
    RuleCase(
      "They are handled after it", .rxSwift, form("a.flatMapLatest { service.name($0) }.catchAndReturn(\"\")")
    ),
    RuleCase(
      "Errors are values", .rxSwift,
      form("a.flatMapLatest { service.name($0).materialize().map { $0.element } }")),
    RuleCase(
      "Nothing shows that the service fails", .rxSwift,
      form("a.flatMapLatest { service.name($0) }", handled: "")),
    RuleCase(
      "Another service may not fail", .rxSwift, form("a.flatMapLatest { Settings.shared.names.name($0) }")),
    RuleCase(
      "Code that is not understood may handle them", .rxSwift,
      form("a.flatMapLatest { service.name($0) }.calmed()")),
  ]

  static let flows = RuleCase(
    "The errors of a flow that each value makes", .kickstarterKotlin,
    messages: [
      "move 'catch' into 'flatMapLatest': after an error no value of 'query' is handled",
      "move 'catch' into 'mapLatest': after an error no value of 'page' is handled",
    ],
    """
    class FormViewModel(private val client: Client) : ViewModel() {
      private val query = MutableStateFlow("")
      private val page = MutableStateFlow(0)
      val a: Flow<Int> = query.flatMapLatest { client.find(it) }.▸catch { emit(0) }
      val b = combine(query, page) { one, other -> one + other }.mapLatest { client.find(it) }.map { it + 1 }.▸catch { }
        .stateIn(viewModelScope, started, 0)
      val c: Flow<Int> = query.flatMapLatest { client.find(it).catch { emit(0) } }.catch { emit(0) }
      val d: Flow<Int> = query.mapLatest { runCatching { client.find(it) }.getOrDefault(0) }.catch { emit(0) }
      val e: Flow<Int> = query.flatMapLatest { client.find(it) }.retryWhen { _, _ -> true }.catch { emit(0) }
      val f: Flow<Int> = client.items().flatMapLatest { client.find(it) }.catch { emit(0) }
      val g: Flow<Int> = query.flatMapLatest { a }.catch { emit(0) }
      val h: Flow<Int> = query.map { it.length }.catch { emit(0) }
      fun search(text: String) { query.value = text }
    }
    """)

  @Test("A handler that ends a flow is reported")
  func flows() throws { try Self.flows.check("swallowed-error") }

  @Test("A request whose errors end an output is reported", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("swallowed-error") }
}
