import Engine
import Rules
import SourceModel
import TestSupport
import Testing

/// What rules of several dialects say of Kotlin, where it differs from Java.
struct KotlinDialectTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var check: RuleCase
    var testDescription: String { "\(self.rule): \(self.check.testDescription)" }

    init(
      _ rule: String, _ description: String, configuration: String = "", messages: [String]? = nil,
      _ source: String
    ) {
      self.rule = rule
      self.check = RuleCase(
        description, .kickstarterKotlin, configuration: configuration, messages: messages, source)
    }
  }

  private static func subscribing(_ statement: String) -> String {
    Sketch.kotlin(
      members: """
            private val tapped = PublishSubject.create<Int>()
            private val shown = BehaviorSubject.create<Int>()
            private val bus = EventBus()
            init { \(statement) }
        """)
  }

  private static let subscriptions = [
    "tapped.subscribe { a(it) }.addToDisposable(disposables)", "tapped.subscribe(shown::onNext).addTo(bag)",
    "disposables.add(tapped.subscribe { a(it) })", "disposables += tapped.subscribe { a(it) }",
    "val handle = tapped.subscribe { a(it) }", "tapped.compose(bindToLifecycle()).subscribe { a(it) }",
    "tapped.autoDispose(scope).subscribe { a(it) }",
    "tapped.subscribe { a(it) }.also { disposables.add(it) }",
    "bus.subscribe(this)", "tapped.`as`(autoDisposable(scope)).subscribe { a(it) }",
    "listOf(tapped.subscribe { a(it) }).forEach { it.b() }",
  ].map { Case("bind-to-lifecycle", "what is kept: \($0)", subscribing($0)) }

  private static let dropped = [
    Case(
      "bind-to-lifecycle", "a lambda",
      messages: [
        "hand what 'subscribe' returns to 'addToDisposable' or the like: an unbound subscription outlives the view model"
      ], subscribing("tapped.map { it }.▸subscribe { a(it) }")),
    Case(
      "bind-to-lifecycle", "an observer",
      messages: [
        "give 'subscribe' a lambda, and hand what it returns to 'addToDisposable' or the like: "
          + "an unbound subscription outlives the view model"
      ], subscribing("tapped.▸subscribe(this.shown)")),
    Case(
      "bind-to-lifecycle", "a base class that binds",
      messages: [
        "insert '.compose(bindToLifecycle())' before 'subscribe': an unbound subscription outlives the view"
      ],
      subscribing("tapped.▸subscribe(this.shown)").replacing(
        ": ViewModel()", with: ": ActivityViewModel<LoginActivity>(environment)")),
    Case(
      "bind-to-lifecycle", "a name that a team accepts",
      configuration: "rules: {bind-to-lifecycle: {accepted-calls: [keep]}}",
      subscribing("tapped.subscribe { a(it) }.keep()")),
  ]

  private static func named(_ name: String) -> String { Sketch.kotlin(name: name) }

  private static let names = [
    Case("view-model-name", "the class of the interface", named("LoginViewModel")),
    Case("view-model-name", "the class of the template", named("ViewModel")),
    Case("view-model-name", "the interface with a suffix", named("LoginViewModelViewModel")),
    Case(
      "view-model-name", "the interface of a class that is named 'ViewModel' has the name",
      messages: ["rename 'Login': the name of a view model ends in 'ViewModel'"],
      named("ViewModel").replacing("interface LoginViewModel", with: "interface ▸Login")),
    Case(
      "view-model-name", "a word in small letters",
      messages: ["rename 'LoginViewmodel': the name of a view model ends in 'ViewModel'"],
      named("▸LoginViewmodel")),
  ]

  private static let members = [
    Case(
      "helper-placement", "what overrides, is hidden, or is annotated is left alone",
      Sketch.kotlin(
        members: """
              override fun onCleared() {}
              private fun a() {}
              protected fun b() {}
              internal fun c() {}
              @VisibleForTesting fun d() {}
              companion object { fun e() {} }
              class Factory { fun f() {} }
          """)),
    Case(
      "private-storage", "a field of the constructor comes from outside",
      Sketch.kotlin(
        inputs: "    fun a(b: Int)", members: "    override fun a(b: Int) = this.sink.onNext(b)",
        head: "(val sink: PublishSubject<Int>)")),
    Case(
      "private-storage", "a base class shares a field with its subclasses",
      Sketch.kotlin(
        inputs: "    fun a(b: Int)",
        members: """
              protected val a = PublishSubject.create<Int>()
              override fun a(b: Int) = this.a.onNext(b)
          """, below: "class OtherViewModel : LoginViewModel.LoginViewModel()")),
    Case(
      "private-storage", "a setter of a view model with flows may be private",
      Sketch.flows("  var a = 1\n    private set\n  var ▸b = 2\n  private var c = 3")),
    Case(
      "ports-declaration", "a getter may hand out the ports",
      Sketch.kotlin(
        members: "    val inputs: Inputs get() = this\n    val outputs: Outputs\n      get() = this")),
    Case(
      "explicit-self", "in a lambda or a function with a receiver 'this' is another instance",
      Sketch.kotlin(
        members: """
              private val a = b()
              init {
                c().apply { d(a) }
                with(c()) { d(a) }
                c().let { d(▸a) }
              }
              private fun String.e() = d(a)
          """)),
    Case(
      "explicit-self", "a property of a file is no field",
      Sketch.kotlin(members: "    init { a.b() }", below: "private val a = 1")),
    Case(
      "output-type", "properties of the list are outputs as well",
      Sketch.kotlin(
        outputs: "    val a: ▸BehaviorSubject<Int>\n    val b: Observable<Int>\n    val c: StateFlow<Int>")),
    Case(
      "output-type", "an alias stands for its type",
      Sketch.kotlin(outputs: "    fun a(): Stream<Int>", below: "typealias Stream<T> = Observable<T>")),
    Case(
      "output-type", "a flow that is not read-only is reported, a private one is not",
      messages: [
        "declare 'a' as a 'SharedFlow' with 'asSharedFlow()': a view only observes an output"
      ],
      Sketch.flows(
        "  val ▸a = MutableSharedFlow<Int>()\n  private val b = MutableStateFlow(1)\n  val c = b.asStateFlow()\n  val d: Flow<Int> = b"
      )),
    Case(
      "void-input", "a view does not wait for an input",
      messages: ["remove 'suspend' from 'a': a view does not wait for an input"],
      Sketch.flows("  suspend fun ▸a() {}\n  private suspend fun b() {}\n  fun c() {}")),
    Case(
      "forwarded-input", "a lambda that does more passes nothing on",
      Sketch.kotlin(
        inputs: "    fun a()", outputs: "    fun showB(): Observable<Unit>",
        members: """
              private val a = PublishSubject.create<Unit>()
              private val showB = PublishSubject.create<Unit>()
              init { a.subscribe { showB.onNext(it); c() }.addToDisposable(d) }
              override fun a() = a.onNext(Unit)
              override fun showB(): Observable<Unit> = showB
          """)),
    Case(
      "section-order", "the other order has the declaration of the ports first",
      configuration: "rules: {section-order: {severity: warning, order: [ports-first]}}",
      Sketch.kotlin(
        inputs: "    fun a()",
        members: """
              val inputs: Inputs = this
              private val a = PublishSubject.create<Unit>()
              init { b() }
              override fun a() = a.onNext(Unit)
          """)),
    Case(
      "section-order", "the declaration of the ports stands below the fields",
      Sketch.kotlin(
        inputs: "    fun a()",
        members: """
              val inputs: Inputs = this
              private val ▸a = PublishSubject.create<Unit>()
              init { b() }
              override fun a() = a.onNext(Unit)
          """)),
  ]

  private static let quoted = Case(
    "input-storage", "an argument in backticks is the argument",
    Sketch.kotlin(
      inputs: "fun a(`package`: String)",
      members: """
            private val a = PublishSubject.create<String>()
            override fun a(`package`: String) = this.a.onNext(`package`)
        """))

  static let cases = subscriptions + dropped + names + members + [quoted]

  @Test("Kotlin", arguments: cases)
  func kotlin(_ testCase: Case) throws { try testCase.check.check(testCase.rule) }

  @Test("Of a view model with flows, what only a convention asks for is a note")
  func notes() throws {
    let text = Sketch.flows("  fun b(): Int = 1\n  fun a() {}")
    let findings = try Lint.findings(in: text, dialect: .kickstarterKotlin)
    #expect(Set(findings.map(\.rule)) == ["documented-inputs", "sorted-input-functions", "void-input"])
    #expect(findings.allSatisfy { $0.severity == .note })
  }

  @Test("An annotation suppresses what stands in its declaration")
  func suppressions() throws {
    let text = Sketch.kotlin(
      inputs: """
            @Suppress("plumb:void-input", "UNUSED")
            fun a(): Boolean
            // plumb:disable:next void-input - the system asks
            fun b(): Boolean
            fun c(): Boolean
        """)
    let findings = try Lint.findings(in: text, dialect: .kickstarterKotlin, rules: ["void-input"])
    #expect(findings.map(\.message) == ["declare 'c' as 'Unit': results are delivered through outputs"])
  }
}
