import KotlinLanguage
import SourceModel
import Testing

@Suite("What a body does in Kotlin is described")
struct KotlinBodyTests {
  @Test("Calls and assignments are effects in source order, those of lambdas and branches too")
  func effects() {
    let kotlin = Kotlin(
      statements: """
        this.project
          .filter { it.isLive() }
          .subscribe { this.latest = it; this.shown.onNext(it) }
        val count = this.count++
        this.total += count
        if (a) helper(count) else other()
        when (b) { 1 -> third(); else -> {} }
        c?.fourth()
        """)
    let effects = kotlin.body?.effects ?? []
    #expect(
      effects.map { kotlin.text($0.range).split(separator: "\n")[0] } == [
        "this.project", "it.isLive()", "this.latest = it", "this.shown.onNext(it)", "this.total += count",
        "helper(count)", "other()", "third()", "c?.fourth()",
      ])
    guard case .assignment(let name, let value) = effects[4].kind else {
      Issue.record("the fifth effect assigns")
      return
    }
    #expect(name == "+=")
    #expect(kotlin.text(value.range) == "count")
    #expect(effects[3].target.chain?.member?.text == "shown")
  }

  @Test("Names are those that no local declares, each with its form")
  func names() {
    let kotlin = Kotlin(
      statements: """
        val local = field + this.other + helper(argument)
        for (index in 0 until limit) use(local, index)
        val run = { consume(this, local, captured, "$template ${inTemplate}") }
        try { open() } catch (error: Exception) { log(error) }
        run()
        listOf(1).map { (a, b) -> a + b + it }
        """)
    #expect(
      kotlin.names(.plain) == ["field", "argument", "limit", "captured", "template", "inTemplate", "it"])
    #expect(kotlin.names(.qualified) == ["other"])
    #expect(kotlin.names(.instance) == ["this"])
    #expect(kotlin.names(.call) == ["helper", "use", "consume", "open", "log", "listOf"])
  }

  @Test(
    "'this' is the instance, unless a function or a lambda has a receiver of its own",
    arguments: [
      ("this.a", ["a"]), ("this?.a", ["a"]), ("this@Test.a", ["a"]), ("this@Other.a", []),
      ("b.apply { this.a }", []), ("with(b) { this.a }", []), ("b.run { this.a }", []),
      ("run { this.a }", ["a"]), ("b.let { this.a }", ["a"]), ("b.apply { this@Test.a }", ["a"]),
      ("fun B.c() { this.a }", []), ("val d = fun B.() { this.a }", []), ("b.apply { }.c { this.a }", ["a"]),
    ])
  func instance(_ statement: String, _ names: [String]) {
    #expect(Kotlin(statements: statement).names(.qualified) == names)
  }

  @Test("Chains with calls are listed at any depth, receivers as part of what they are called on")
  func calls() {
    let kotlin = Kotlin(
      statements: """
        val first = (this.a.map { x -> x.b() }).compose(bindToLifecycle()).subscribe(this.c::onNext)
        if (f(g())) Thread { h() }.start()
        """)
    let calls = kotlin.body?.calls ?? []
    #expect(
      calls.map { kotlin.text($0.range) } == [
        "(this.a.map { x -> x.b() }).compose(bindToLifecycle()).subscribe(this.c::onNext)", "x.b()",
        "bindToLifecycle()", "f(g())", "g()", "Thread { h() }.start()", "h()",
      ])
    let links = calls.first?.chain?.links ?? []
    #expect(links.map(\.name.text) == ["a", "map", "compose", "subscribe"])
    guard case .methodReference(let reference)? = links.last?.arguments?.first?.value.kind else {
      Issue.record("a reference to a function is the argument")
      return
    }
    #expect(reference.base == .instance)
    #expect(reference.links.map(\.name.text) == ["c", "onNext"])
  }

  @Test("Arguments have their labels, and lambdas behind the parentheses are arguments")
  func arguments() {
    let call = Kotlin(statements: "a(1, b = c, *d) { e }").body?.calls.first?.chain?.links.first
    #expect(call?.arguments?.map(\.label) == [nil, "b", nil, nil])
    #expect(call?.arguments?.last?.value.kind == .closure)
    let generic = Kotlin(statements: "PublishSubject.create<Pair<A, B?>>()").body?.calls.first?.chain
    #expect(generic?.links.first?.typeArguments.map { $0.spelled(in: .kotlin) } == ["Pair<A, B?>"])
  }

  @Test(
    "The value of a body that gives one back is its result",
    arguments: [
      ("return this.shown", "this.shown"),
      ("return this.shown.map { return@map 1 }", "this.shown.map { return@map 1 }"),
      ("val a = 1\nreturn a", nil), ("", nil), ("if (a) return b", nil), ("return", nil), ("a()", nil),
      ("return@test a", nil),
    ])
  func result(_ statements: String, _ result: String?) {
    let kotlin = Kotlin(statements: statements)
    #expect((kotlin.body?.result).map { kotlin.text($0.range) } == result)
  }

  @Test("Parameters of a constructor are known in initializers, and not in functions")
  func constructorParameters() {
    let kotlin = Kotlin(
      "class A(b: Int, val c: Int) { val d = b + c; init { e(b) }; fun f() = b; val g get() = b }")
    #expect(kotlin.type?.properties[1].initialBody?.references.map(\.name.text) == ["c"])
    #expect(kotlin.type?.functions[1].body?.references.map(\.name.text) == ["e"])
    #expect(kotlin.type?.functions[2].body?.references.map(\.name.text) == ["b"])
    #expect(kotlin.type?.properties[2].getter?.references.map(\.name.text) == ["b"])
  }

  @Test("Local and anonymous types have members with bodies of their own")
  func localTypes() {
    let kotlin = Kotlin(
      statements: """
        val local = 0
        val observer = object : Observer {
          var seen = 0
          override fun onNext(value: Int) { seen = value + local + field; hidden() }
          val hidden = local
        }
        class Helper : Base() { fun help() { run(local, mine) }; val mine = "" }
        Helper()
        """)
    let types = kotlin.body?.types ?? []
    #expect(types.map(\.name) == ["", "Helper"])
    #expect(types.first?.inherited.map(\.type.name) == ["Observer"])
    #expect(types.map { $0.properties.map(\.header.name.text) } == [["seen", "hidden"], ["mine"]])
    #expect(types.first?.functions.first?.body?.references.map(\.name.text) == ["seen", "field", "hidden"])
    #expect(types.last?.functions.first?.body?.references.map(\.name.text) == ["run", "mine"])
    #expect(kotlin.names(.plain) + kotlin.names(.call) == [])
  }

  @Test("A created object names its type")
  func creation() {
    let kotlin = Kotlin(
      """
      class Test {
        private val a = PublishSubject.create<Int>()
        private val b = BehaviorSubject.createDefault("")
        private val c = MutableStateFlow<List<Int>>(emptyList())
        private val d = this.b.foo()
        private val e: Observable<Int> = foo()
      }
      """)
    #expect(
      kotlin.type?.properties.map { $0.knownType?.name } == [
        "PublishSubject", "BehaviorSubject", "MutableStateFlow", nil, "Observable",
      ])
  }

  @Test(
    "What only decides or fails is no effect",
    arguments: [
      ("when (a()) { b() -> c(); else -> d() }", ["c()", "d()"]), ("throw a(b)", []),
      ("if (a()) b()", ["b()"]),
      ("val a = b ?: throw c()", []), ("a { b(); c() }", ["a { b(); c() }", "b()", "c()"]),
      ("a { b(); return c() }", ["a { b(); return c() }", "b()"]),
    ])
  func values(_ statements: String, _ effects: [String]) {
    let kotlin = Kotlin(statements: statements)
    #expect(kotlin.body?.effects.map { kotlin.text($0.range) } == effects)
  }

  @Test("A cast, '!!' and safe calls change nothing of what a chain is made of")
  func casts() {
    let kotlin = Kotlin(statements: "(this.a as B)?.c!!.d(1)\ne?.f()?.g")
    let calls = kotlin.body?.calls ?? []
    #expect(calls.map { $0.chain?.links.map(\.name.text) } == [["a", "c", "d"], ["f", "g"]])
    #expect(calls.map { $0.chain?.member?.text } == ["a", "e"])
  }

  @Test("The constructor that a constructor calls is an effect of its own")
  func constructorCalls() {
    let kotlin = Kotlin("class A { constructor(b: Int) : this(c(b)) { d() }\nconstructor() : super(e) }")
    #expect(
      kotlin.type?.functions.map { $0.body?.effects.map { kotlin.text($0.range) } } == [
        ["this(c(b))", "d()"], ["super(e)"],
      ])
  }
}
