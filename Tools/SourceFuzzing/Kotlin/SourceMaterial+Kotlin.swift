extension SourceMaterial {
  static let kotlin = SourceMaterial(
    tokens: Self.kotlinTokens,
    replacements: Self.kotlinReplacements,
    declarations: Self.kotlinDeclarations,
    lines: Self.kotlinLines,
    // View models in Kotlin are mostly members of an interface.
    depth: 2,
    wrappings: Self.kotlinWrappings)

  private static let kotlinTokens: [String] =
    """
    class interface enum object companion data sealed open abstract final inner value annotation fun val var
    typealias package import private protected internal public override lateinit const suspend inline operator
    infix by where constructor init get set field is as in out if else when for while do try catch finally return
    break continue throw this super null true false vararg reified @A @A( @file:A @get:A @Suppress("plumb:all")
    { } { } { } ( ) ( ) [ ] < > , . ?. :: : ; = == === != !! ! & && || ?: + - * / % ++ -- += -> @ $ ` `a` _
    "a" "$a" "${a}" \"""a\""" 'a' // /* */ /** 0 1 0x1F 1_000 1L 1.5f ..< .. Inputs Outputs XViewModel ViewModel
    ViewModel() Observable<Unit> PublishSubject.create<Unit>() BehaviorSubject.create<Unit>() MutableStateFlow(0)
    StateFlow<Int> inputs outputs this.a this@A a b c x List<*> A<out B> (A)->B {a->b} apply{ run{ with(a){ it éa 数 😀
    """.split(whereSeparator: \.isWhitespace).map(String.init) + [
      "\n\n", "\n", "import io.reactivex.Observable\n", "import kotlinx.coroutines.flow.StateFlow\n",
    ]

  private static let kotlinReplacements: [(String, String)] = [
    ("Inputs", "Outputs"), ("Outputs", "Inputs"), ("Outputs", "Errors"), ("ViewModel", "Model"),
    ("ViewModel", ""),
    ("interface", "class"), ("class", "interface"), ("class", "object"), ("class", "enum class"),
    ("class", "open class"), ("val", "var"), ("private", ""), ("private", "public"), ("override", ""),
    ("fun", "suspend fun"), ("fun", "fun A."), ("init", ""), ("this", "super"), ("this.", ""),
    ("this", "this@A"),
    ("Observable", "PublishSubject"), ("PublishSubject", "BehaviorSubject"),
    ("BehaviorSubject", "MutableStateFlow"),
    ("Unit", "Boolean"), ("String", "List<Map<String, *>>?"), ("subscribe", "subscribe().dispose"),
    ("addToDisposable", "also"), ("clear", "size"), ("onNext", "accept"),
    ("create", "create<A>().toSerialized"),
    ("=", "by lazy {"), ("=", "get() ="), ("import", "//"), ("(", "(a: A = b, "), ("{", "{ a ->"),
    ("/**", "/*"),
    ("\"", "\"\"\""), (".", "?."), (".", "::"), ("map", "apply { this.a }.map"),
  ]

  private static let kotlinDeclarations: [String] = [
    "\ninterface A : A\ninterface B : C\ninterface C : B\nclass D : D()\n",
    "\ntypealias AInputs = AOutputs\ntypealias AOutputs = AInputs\n",
    "\ninterface XViewModel { interface Inputs { fun a() }\ninterface Outputs\n"
      + "class XViewModel(e: E) : ViewModel(), Inputs, Outputs { val inputs: Inputs = this } }\n",
    "\nclass YViewModel : YViewModelInputs, YViewModelOutputs { fun a(): Observable<A> = a }\n",
    "\nclass ZViewModel : ViewModel() { val a = MutableStateFlow(0); fun b() { a.value = 1 } }\n",
    "\nenum class F { A, B { override fun a() {} }, C(1); val b = 2; companion object { val c = 3 } }\n",
    "\nclass G<T : A>(val a: Int, vararg b: T) : H by a, I(b) { init { a } constructor() : this(1) }\n",
    "\nclass J { val a by lazy { this }\nvar b = 1\n  get() = field\n  private set(value) { field = value } }\n",
    "\nfun <T> T.k(l: (T) -> Unit = {}) = object : M { override val n get() = this@k }\n",
    "\nsealed interface N { data class O(val a: N) : N; data object P : N }\n",
  ]

  private static let kotlinLines: [String] = [
    "// plumb:disable all", "// plumb:enable all", "// plumb:disable:next sorted-inputs - because",
    "// plumb:disable:previous no-such-rule", "@Suppress(\"plumb:all\")",
    "@Suppress(\"unchecked\", \"plumb:sorted-inputs\", \"plumb:\")", "}", "{", "}}}", "",
    "import a.B as C", "import a.*", "/** Documentation. */", "    fun a(b: Int, vararg c: String)",
    "    fun a(): Observable<Unit>", "    val a: Observable<Unit>", "    val inputs: Inputs = this",
    "    private val a = PublishSubject.create<Unit>()", "    override fun a() = this.a.onNext(Unit)",
    "    private val disposables = CompositeDisposable()", "    this.a.subscribe(this.b)",
    "    this.a.subscribe { b.onNext(it) }.addToDisposable(disposables)", "    disposables += a.subscribe()",
    "    override fun onCleared() { disposables.clear() }", "    init { a.subscribe() }", "    a?.b!!.c::d",
    "    val (a, b) = c", "    a.apply { b = this.c }", "    val s = \"${a} $b ${c { d }}\"",
    "    typealias A = B",
  ]

  private static let kotlinWrappings: [(String, String)] = [
    ("class A {\n", "}\n"), ("interface A {\n", "}\n"), ("object A {\n", "}\n"),
    ("companion object {\n", "}\n"),
    ("enum class A { B;\n", "}\n"), ("fun a() {\n", "}\n"), ("val a = object : B {\n", "}\n"), ("/*", "*/"),
    ("val a by lazy {\n", "}\n"), ("@A(", ")\n"), ("\"\"\"\n", "\"\"\"\n"), ("{\n", "}\n"), ("(", ")"),
  ]
}
