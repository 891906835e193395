import DataFlow
import TestSupport
import Testing

/// What the outputs of a view model in Kotlin depend on whose functions send to flows, statement by statement.
struct StatementFlowTests {
  /// A view model with the flows `a` and `b`.
  static func model(_ members: String) -> String {
    """
    class FormViewModel(private val api: Api, private val handle: SavedStateHandle) : ViewModel() {
      private val _a = MutableStateFlow("")
      val a: StateFlow<String> = _a.asStateFlow()
      private val _b = MutableStateFlow("")
      val b: StateFlow<String> = _b.asStateFlow()
      \(members)
    }
    """
  }

  /// What `a` and `b` depend on where work in a scope runs statements.
  static let statements: [(name: String, code: String, a: String, b: String)] = [
    ("A value", "_a.value = api.left()", "api.left f", ""),
    ("A constant", "val x = api.left()\n_a.value = x", "api.left f", ""),
    ("'emit'", "_a.emit(api.left())", "api.left f", ""),
    (
      "'if'", "if (s.isEmpty()) _a.value = api.left() else _b.value = api.right()", "api.left f",
      "api.right f"
    ),
    ("'if' as a value", "_a.value = if (s == \"\") api.left() else api.right()", "api.left api.right f", ""),
    ("'when'", "_a.value = when (s) { \"\" -> api.left()\nelse -> api.right() }", "api.left api.right f", ""),
    (
      "'when' on an answer",
      "when (val answer = api.left()) { is Done -> _a.value = answer.text\nelse -> _b.value = \"\" }",
      "api.left f", "api.left f"
    ),
    ("'?:'", "_a.value = api.left() ?: api.right()", "api.left api.right f", ""),
    (
      "'try'", "try { _a.value = api.left() } catch (e: Exception) { _b.value = e.message ?: \"\" }",
      "api.left f", "api.left f"
    ),
    (
      "'try' as a value", "_a.value = try { api.left() } catch (e: Exception) { api.right() }",
      "api.left api.right f", ""
    ),
    (
      "'runCatching'",
      "runCatching { api.left() }.onSuccess { _a.value = it }.onFailure { _b.value = it.message ?: \"\" }",
      "api.left f", "api.left f"
    ),
    ("A default", "_a.value = runCatching { api.left() }.getOrDefault(\"\")", "api.left f", ""),
    ("'withContext'", "val x = withContext(io) { api.left() }\n_a.value = x", "api.left f", ""),
    (
      "'async'",
      "val x = async { api.left() }\nval y = async { api.right() }\n_a.value = x.await() + y.await()",
      "api.left api.right f", ""
    ),
    ("'launchIn'", "api.left().onEach { _a.value = it }.launchIn(viewModelScope)", "api.left f", ""),
    ("'collect'", "api.left(s).collect { _a.value = it }", "api.left f", ""),
    ("'update'", "_a.update { api.left() }", "api.left f", ""),
    ("A copy", "val x = api.left()\n_a.update { it.copy(x = x) }", "api.left f", ""),
    (
      "'fold'", "api.left().fold(onSuccess = { _a.value = it }, onFailure = { _b.value = \"\" })",
      "api.left f", "api.left f"
    ),
    (
      "An answer that is asked",
      "val answer = api.left(s)\nif (answer.isSuccess) _a.value = answer.getOrNull()!! else _b.value = \"\"",
      "api.left f", "api.left f"
    ),
    (
      "One of two answers that is asked",
      "val answer = if (s == \"\") api.left() else api.right()\nif (answer.isFailure) _b.value = \"\"", "",
      "api.left api.right f"
    ),
    ("A scope", "coroutineScope { val x = async { api.left() }\n_a.value = x.await() }", "api.left f", ""),
    (
      "Work in work", "launch { _a.value = api.left() }\nlaunch { _b.value = api.right() }", "api.left f",
      "api.right f"
    ),
    ("The first value", "_a.value = api.left().asFlow().first()", "api.left f", ""),
    (
      "What an item of an answer is asked", "_a.value = api.left().getOrNull()!!.map { it.id() }.first()",
      "api.left f", ""
    ),
    ("A list", "val found = api.left()\nfound.forEach { _a.value = it.name() }", "api.left f", ""),
    (
      "A stream with handlers",
      "api.left().onStart { _b.value = \"…\" }.catch { _b.value = \"\" }.collect { _a.value = it }",
      "api.left f",
      "api.left f"
    ),
    ("A pause", "_a.value = withTimeoutOrNull(5) { api.left() } ?: \"\"", "api.left f", ""),
    ("Statements of their own", "_a.value = api.left()\n_b.value = s", "api.left f", "f"),
  ]

  @Test("What a statement sends depends on what it reads", arguments: statements)
  func statement(_ name: String, code: String, a: String, b: String) throws {
    try self.check(
      Self.model("fun f(s: String) {\nviewModelScope.launch {\n\(code)\n}\n}"), ["a": a, "b": b], name)
  }

  static let members: [(name: String, members: String, outputs: [String: String])] = [
    (
      "Each function sends what it has",
      "private var other = \"\"\nfun both(s: String) { _b.value = s; _a.value = other }\nfun set(s: String) { other = s }",
      ["a": "both set", "b": "both"]
    ),
    (
      "A step",
      "private var count = 0\nprivate val page = MutableStateFlow(0)\nval next = page.map { it }\nfun f() { count++ }\nfun g() { ++page.value }\nfun h() { page.value--; _a.value = count }",
      ["a": "f h", "next": "g h"]
    ),
    (
      "Functions are followed",
      """
      fun f(s: String) { viewModelScope.launch { load(s) } }
      private suspend fun load(s: String) { val answer = api.left(s)
      if (answer.isOk) { set(answer.text) } }
      private fun set(text: String) { _a.value = text }
      """, ["a": "api.left f", "b": ""]
    ),
    (
      "A function that is injected",
      "private val load = Load(api)\nfun f(s: String) { viewModelScope.launch { _a.value = load(s) } }",
      ["a": "f load"]
    ),
    (
      "Saved values, by their keys",
      """
      val query = handle.getStateFlow(KEY, "")
      val page = handle.getStateFlow("page", 0).map { it + 1 }
      private val id: String = checkNotNull(handle["id"])
      fun queryChanged(query: String) { handle[KEY] = query }
      fun next() { handle.set("page", 1) }
      fun load() { viewModelScope.launch { _a.value = api.left(id) } }
      companion object { private const val KEY = "query" }
      """, ["query": "queryChanged", "page": "next", "a": "api.left load"]
    ),
    (
      "Channels and shared flows",
      """
      private val closed = Channel<Unit>(Channel.BUFFERED)
      val close = closed.receiveAsFlow()
      private val _shown = MutableSharedFlow<String>()
      val shown = _shown.asSharedFlow()
      fun back() { closed.trySend(Unit) }
      fun show(s: String) { viewModelScope.launch { _shown.emit(api.left(s)) } }
      """, ["close": "back", "shown": "api.left show"]
    ),
    (
      "Streams that are made of others",
      """
      private val query = MutableStateFlow("")
      private val count = MutableStateFlow(0)
      val found = query.debounce(300).flatMapLatest { api.search(it) }.stateIn(viewModelScope, started, "")
      val title = combine(query, count, api.left()) { one, other, left -> one + other + left }
      val shared = count.mapLatest { api.right(it) }.shareIn(viewModelScope, started, 1)
      val made = flow { emit(api.left()); if (count.value > 1) emitAll(api.right()) }
      val relayed = channelFlow { api.left().collect { send(it) } }
      fun queryChanged(s: String) { query.value = s }
      fun next() { count.value += 1 }
      """,
      [
        "found": "api.search queryChanged", "title": "api.left next queryChanged", "shared": "api.right next",
        "made": "api.left api.right next", "relayed": "api.left",
      ]
    ),
    (
      "State of Compose",
      """
      var name by mutableStateOf("")
      private set
      private val _size = mutableIntStateOf(0)
      val size: State<Int> = _size
      val found = snapshotFlow { name }.mapLatest { api.search(it) }.stateIn(viewModelScope, started, "")
      fun nameChanged(s: String) { name = s }
      fun load() { viewModelScope.launch { _size.value = api.left() } }
      """, ["name": "nameChanged", "size": "api.left load", "found": "api.search nameChanged"]
    ),
    (
      "What an operator sends is not what it makes",
      """
      private var last = ""
      fun f() { viewModelScope.launch { api.left().map { _b.emit(last) }.collect { _a.value = it } } }
      fun set(s: String) { last = s }
      """, ["a": "api.left f", "b": "api.left f set"]
    ),
    (
      "An object that is told what it is made of",
      """
      private var title = ""
      val x: Flow<Note> = api.left().map { Note().apply { this.title = title } }
      fun set(s: String) { title = s }
      """, ["x": "api.left set"]
    ),
    (
      "Handlers of errors read for their effects alone",
      """
      private var onError: () -> Unit = {}
      fun listen(action: () -> Unit) { onError = action }
      init { viewModelScope.launch { api.left().catch { onError() }.collect { _a.value = it } } }
      """, ["a": "api.left"]
    ),
  ]

  @Test("The outputs of a view model with flows", arguments: members)
  func member(_ name: String, members: String, outputs: [String: String]) throws {
    try self.check(Self.model(members), outputs, name)
  }

  private func check(_ source: String, _ outputs: [String: String], _ name: String) throws {
    let graph = try FlowSketch.graph(of: source, path: "FormViewModel.kt")
    #expect(graph.nodes(.opaque).map(\.name) == [], "\(name)")
    for (output, expected) in outputs {
      let node = try #require(graph.nodes(.output).first { $0.name == output }, "\(name): \(output)")
      let sources = graph.sources(of: [node.id]).map { graph.nodes[$0] }
        .filter { $0.kind == .input || $0.kind == .dependency }
      #expect(Set(sources.map(\.name)).sorted().joined(separator: " ") == expected, "\(name): \(output)")
    }
  }

  static let effects: [(name: String, code: String, effects: [String])] = [
    ("Work is none", "viewModelScope.launch { api.save(s) }", ["api.save"]),
    (
      "What is kept and cancelled is none", "job?.cancel()\njob = viewModelScope.launch { api.save(s) }",
      ["api.save"]
    ),
    (
      "A request whose answer is used is none",
      "viewModelScope.launch { api.left().onSuccess { api.log(it) } }", ["api.log"]
    ),
    ("An operation on a list is none", "api.left().items.forEach { api.log(it) }", ["api.log"]),
    ("The end of subscriptions is none", "disposables.clear()", []),
    ("A function that it gets is called", "viewModelScope.launch { if (s.isEmpty()) done() }", ["done"]),
    ("A setter is followed", "key = s", ["store.put"]),
    ("A shared object is told", "Crashes.getInstance().apply { record(s) }", ["Crashes.getInstance.record"]),
  ]

  @Test("What a function does outside of the view model", arguments: effects)
  func effect(_ name: String, code: String, effects: [String]) throws {
    let members = """
      private var job: Job? = null
      private val disposables = CompositeDisposable()
      private var key: String?
        get() = store.get("key")
        set(value) { store.put("key", value) }
      fun f(s: String, done: () -> Unit) { \(code) }
      """
    let graph = try FlowSketch.graph(of: Self.model(members), path: "FormViewModel.kt")
    let input = graph.nodes(.input).map(\.id)
    let reached = graph.reachable(from: input)
    #expect(graph.nodes(.effect).filter { reached.contains($0.id) }.map(\.name) == effects, "\(name)")
  }

  @Test("A subscription of RxJava sends what its statements read, and 'takeUntil' only ends")
  func subscription() throws {
    let source = Sample.kotlinForm(
      """
      this.a.takeUntil(this.b).subscribe {
        val found = if (it.isEmpty()) api.left() else api.right()
        latest.onNext(found)
        this.failed.onNext(Unit)
      }.addToDisposable(disposables)
      this.x = latest
      this.y = this.failed.map { true }
      """,
      members: "private val api = environment.api()\nprivate val latest = PublishSubject.create<String>()")
    let graph = try FlowSketch.graph(of: source, path: "FormViewModel.kt").shown(at: .ports)
    let lines = Set(FlowSketch.lines(graph)).filter {
      $0.hasSuffix("latest (captures)") || $0.contains("latest (feeds)") || $0.contains("(triggers)")
    }
    #expect(
      lines.sorted() == [
        "a → api.left (triggers)", "a → api.right (triggers)", "a → latest (feeds)",
        "api.left → latest (captures)", "api.right → latest (captures)",
        "b → latest (captures)",
      ])
  }
}
