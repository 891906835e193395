import DataFlow
import SourceModel
import TestSupport
import Testing

/// The graphs of view models in Kotlin.
struct KotlinFlowTests {
  static let cases: [(String, String, String, [String])] = [
    ("A lambda makes the value", "this.x = this.a.map { it.trim() }", "", ["a → x"]),
    (
      "Transformers are operators", "this.x = this.a.compose(Transformers.takeWhenV2(this.b))", "",
      ["a → x (samples)", "b → x (triggers)"]
    ),
    (
      "A lambda of several statements, with a pair that it takes apart",
      """
      this.x = Observable.combineLatest(this.a, this.b) { text, _ -> Pair(text, 1) }
        .map { (text, count) ->
          val trimmed = text.trim()
          "$trimmed ${count + 1}"
        }
      """, "", ["a → x", "b → x"]
    ),
    (
      "Work begins when its lambda is called, and its errors are sent on",
      """
      this.x = this.a.compose(takeWhenV2(this.b)).switchMap {
        this.client.find(it).doOnError { error -> this.failed.onNext(error) }.compose(neverErrorV2())
      }
      this.y = this.failed.map { true }
      """, "",
      [
        "a → client.find (samples)", "a → x (samples)", "b → client.find (triggers)", "b → x (triggers)",
        "client.find → failed (feeds)", "client.find → x", "failed → y",
      ]
    ),
    (
      "'if', 'when' and '?:' are one of their values",
      """
      this.x = this.a.switchMap { text ->
        when {
          text.isEmpty() -> Observable.just("")
          else -> if (text == "a") this.client.one() else this.client.two()
        }
      }
      this.y = this.optional() ?: this.b.map { false }
      """, "private fun optional(): Observable<Boolean>? = this.failed.map { true }",
      [
        "a → client.one (triggers)", "a → client.two (triggers)", "a → x", "b → y", "client.one → x",
        "client.two → x", "failed → y",
      ]
    ),
    (
      "Functions that are called on a value hand it to their lambda",
      """
      this.x = this.a.let { stream -> stream.filter { it.isNotEmpty() } }
      this.y = this.b.run { map { true } }.also { failed }
      """, "", ["a → x", "b → y"]
    ),
    (
      "Private functions are followed, with named arguments in another order, and extensions of streams",
      "this.x = this.joined(second = this.b.map { \"\" }, first = this.a)\nthis.y = this.b.inverted()",
      """
      private fun joined(first: Observable<String>, second: Observable<String>) = first.compose(takeWhenV2(second))
      private fun Observable<Unit>.inverted(): Observable<Boolean> = this.map { false }
      """, ["a → x (samples)", "b → x (triggers)", "b → y"]
    ),
    (
      "Lazy properties, safe calls and references",
      "this.x = this.shared!!.map(::trimmed)\nthis.b.subscribe(this.failed::onNext).addToDisposable(disposables)\nthis.y = this.failed.map { true }",
      """
      private val shared by lazy { this.a.share() }
      private fun trimmed(text: String) = text.trim()
      """, ["a → x", "b → y"]
    ),
    (
      "What is built of streams makes streams of them",
      """
      val pages = ApiPaginatorV2.builder<String, Envelope, Unit>().nextPage(this.b).distinctUntilChanged(true)
        .startOverWith(this.a).build()
      this.x = pages.paginatedData().map { it.first() }
      """, "", ["a → x", "b → x"]
    ),
    (
      "Flows of coroutines",
      """
      viewModelScope.launch {
        combine(source, names.filterNotNull()) { one, other -> one + other }.collect { state.value = it }
      }
      """,
      """
      private val source = MutableSharedFlow<String>()
      private val names = MutableStateFlow<String?>(null)
      private val state = MutableStateFlow("")
      fun nameChanged(name: String) { names.update { name } }
      """,
      [
        "names → state (feeds)", "source → state (feeds)",
      ]
    ),
    (
      "What is cleaned up is not read again, and a condition has no effect",
      "this.x = this.a.switchMap { this.service.find(it) }",
      """
      private val service = environment.client()
      fun clean() { if (this.service.isOpen()) { this.y = this.b } }
      fun watch() { this.service.watch() }
      fun destroy() { this.service.clear() }
      """,
      [
        "a → service.find (triggers)", "a → x", "service.find → x", "service.watch → service.find (feeds)",
      ]
    ),
  ]

  @Test("The code of Kotlin", arguments: cases)
  func code(_ name: String, code: String, members: String, edges: [String]) throws {
    let graph = try FlowSketch.graph(
      of: Sample.kotlinForm(code, members: members), path: "FormViewModel.kt")
    let lines = FlowSketch.lines(graph.shown(at: .ports)).filter { line in
      !line.hasPrefix("onCleared")
        && edges.contains { $0.split(separator: " ")[2] == line.split(separator: " ")[2] }
    }
    #expect(Set(lines).sorted() == edges.sorted(), "\(name)")
    #expect(graph.nodes(.opaque).map(\.name) == [], "\(name)")
  }

  @Test("Code that is not understood is opaque")
  func opaqueCode() throws {
    let graph = try FlowSketch.graph(
      of: Sample.kotlinForm("this.x = odd(this.a)"), path: "FormViewModel.kt")
    #expect(graph.nodes(.opaque).map(\.name) == ["odd"])
  }

  @Test("A stream that a function returns to other files is used")
  func returned() throws {
    let source = Sample.kotlinForm(
      "this.other = this.a", members: "private val other: Observable<String>\nfun other() = this.other")
    let graph = try FlowSketch.graph(of: source, path: "FormViewModel.kt")
    let other = try #require(graph.nodes(.value).first { $0.name == "other" })
    #expect(graph.reachable(from: [other.id]).contains { graph.nodes[$0].kind == .lifecycle })
  }
}
