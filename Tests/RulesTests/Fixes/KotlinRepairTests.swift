import Rules
import SourceModel
import Testing

/// What fixes write in Kotlin where it is not what they write in Java.
struct KotlinRepairTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var repair: RepairCase
    var testDescription: String { "\(self.rule): \(self.repair.testDescription)" }

    init(
      _ rule: String, _ description: String, _ bad: String, becomes good: String, refusals: [String] = []
    ) {
      self.rule = rule
      self.repair = RepairCase(description, .kickstarterKotlin, bad, becomes: good, refusals: refusals)
    }

    /// A case in which nothing is fixed.
    init(_ rule: String, _ description: String, _ text: String, refused: String...) {
      self.init(rule, description, text, becomes: text, refusals: refused)
    }
  }

  private static func tapped(_ members: String, above: String = "") -> String {
    Sketch.kotlin(
      inputs: "    fun tapped()",
      members: """
        \(above)    private val tapped = PublishSubject.create<Unit>()
        \(members)
            override fun tapped() = this.tapped.onNext(Unit)
        """)
  }

  // MARK: explicit-self

  private static let instances = [
    Case(
      "explicit-self", "a name in a string gets braces",
      tapped(#"    init { a("$tapped, ${tapped}, $$tapped, \$tapped, $tapped.b") }"#),
      becomes: tapped(
        #"    init { a("${this.tapped}, ${this.tapped}, $${this.tapped}, \$tapped, ${this.tapped}.b") }"#)),
    Case(
      "explicit-self", "a name in a string on several lines gets braces",
      tapped("    init { a(\"\"\"\n      $tapped\"\"\") }"),
      becomes: tapped("    init { a(\"\"\"\n      ${this.tapped}\"\"\") }")),
    Case(
      "explicit-self", "a reference is one to a member of the instance",
      tapped("    init { a(::tapped, this::tapped, tapped::onNext) }"),
      becomes: tapped("    init { a(this::tapped, this::tapped, this.tapped::onNext) }")),
    Case(
      "explicit-self", "labels of arguments and local variables stay",
      tapped("    init { a(tapped = tapped); b.map { tapped -> tapped }; val (tapped, c) = d(); e(tapped) }"),
      becomes: tapped(
        "    init { a(tapped = this.tapped); b.map { tapped -> tapped }; val (tapped, c) = d(); e(tapped) }")),
    Case(
      "explicit-self", "in a lambda of an unknown function 'this' may be another instance",
      tapped("    init { a { tapped.b() }; c { d -> tapped.b(d) }; e.map { tapped.b(it) } }"),
      becomes: tapped(
        "    init { a { tapped.b() }; c { d -> this.tapped.b(d) }; e.map { this.tapped.b(it) } }"),
      refusals: ["'this' may be another instance in the lambda"]),
    Case(
      "explicit-self", "in a lambda of a coroutine 'this' is another instance",
      tapped("    fun a() { b.launch { tapped.c() } }"),
      becomes: tapped("    fun a() { b.launch { tapped.c() } }")),
  ]

  // MARK: Renames

  private static func renamed(_ name: String, _ statement: (String) -> String) -> String {
    Sketch.kotlin(
      inputs: "    fun tapped()",
      members: """
            private val \(name) = PublishSubject.create<Unit>()
            init { \(statement(name == "tapped" ? "this.tapped" : name)) }
            override fun tapped() = this.\(name).onNext(Unit)
        """)
  }

  private static let renames = [
    Case(
      "input-storage-name", "what is written without the instance gets it",
      renamed("tappedSubject") { "a(\($0))" },
      becomes: renamed("tapped") { "a(\($0))" }),
    Case(
      "input-storage-name", "a name in a string gets braces", renamed("tappedSubject") { "a(\"$\($0)\")" },
      becomes: renamed("tapped") { "a(\"${\($0)}\")" }),
    Case(
      "input-storage-name", "a reference names the instance", renamed("tappedSubject") { "a(::\($0))" },
      becomes: renamed("tapped") { _ in "a(this::tapped)" }),
    Case(
      "input-storage-name", "where 'this' is another instance nothing is renamed",
      renamed("tappedSubject") { "a.apply { b(\($0)) }" },
      refused: "'tappedSubject' is used where 'this' may be another instance"),
    Case(
      "input-storage-name", "where 'this' may be another instance nothing is renamed",
      renamed("tappedSubject") { "a { b(\($0)) }" },
      refused: "'tappedSubject' is used where 'this' may be another instance"),
    Case(
      "input-storage-name", "nothing is renamed that an extension uses",
      Sketch.kotlin(
        inputs: "    fun tapped()",
        members: """
              private val tappedSubject = PublishSubject.create<Unit>()
              private fun String.a() = tappedSubject
              override fun tapped() = this.tappedSubject.onNext(Unit)
          """),
      refused: "'tappedSubject' is used where 'this' may be another instance"),
  ]

  // MARK: Modifiers

  private static func stored(_ field: String) -> String {
    Sketch.kotlin(
      inputs: "    fun tapped()",
      members: "    \(field)\n    override fun tapped() = this.tapped.onNext(Unit)")
  }

  private static let modifiers =
    [
      "val": "private val", "var": "private val", "public val": "private val", "internal var": "private val",
      "@A var": "@A private val", "private var": "private val", "protected val": "private val",
    ].sorted { $0.key < $1.key }.map { before, after in
      Case(
        "private-storage", before, stored("\(before) tapped = PublishSubject.create<Unit>()"),
        becomes: stored("\(after) tapped = PublishSubject.create<Unit>()"))
    }
    + [
      "override val tapped = PublishSubject.create<Unit>()",
      "open val tapped = PublishSubject.create<Unit>()",
      "lateinit var tapped: PublishSubject<Unit>",
      "var tapped = PublishSubject.create<Unit>()\n      private set",
      "var tapped: PublishSubject<Unit> = PublishSubject.create()\n      set(value) { field = value }",
    ].map {
      Case(
        "private-storage", "what others may know stays: \($0)", stored($0),
        refused: "other code may rely on how 'tapped' is declared")
    }

  // MARK: Ports

  private static func bodiless(_ body: String, _ inherited: String = "") -> String {
    "interface AViewModel {\n    interface Inputs\n    interface Outputs\n    class AViewModel(b: Int) : "
      + "ViewModel(), Inputs, Outputs\(inherited)\(body)\n}\n"
  }

  private static let fields = "val inputs: Inputs = this\n        val outputs: Outputs = this\n"

  private static let ports = [
    Case(
      "ports-declaration", "a class without braces gets them", bodiless(""),
      becomes: bodiless(" {\n        \(fields)    }")),
    Case(
      "ports-declaration", "comments behind a class without braces stay", bodiless(" // it"),
      becomes: bodiless(" {\n        \(fields)    } // it")),
    Case(
      "ports-declaration", "an empty class gets lines", bodiless(" {}"),
      becomes: bodiless(" {\n        \(fields)    }")),
    Case(
      "ports-declaration", "a class on one line gets lines", bodiless(" { val c = 1 }"),
      becomes: bodiless(" {\n        val c = 1\n        \(fields)    }")),
    Case(
      "ports-declaration", "what can be replaced becomes constant and public",
      Sketch.kotlin(
        members: "    private var inputs: Inputs = this\n    internal val outputs: Outputs = this"),
      becomes: Sketch.kotlin(members: "    val inputs: Inputs = this\n    val outputs: Outputs = this")),
    Case(
      "final-view-model", "a comment behind 'open' stays",
      "open/* once */class LoginViewModel : ViewModel() {\n  val state: StateFlow<Int> = MutableStateFlow(1)\n}",
      becomes:
        "/* once */class LoginViewModel : ViewModel() {\n  val state: StateFlow<Int> = MutableStateFlow(1)\n}"
    ),
    Case(
      "port-protocols", "the class conforms to what is declared",
      "interface AViewModel {\n  interface Inputs {\n    fun a()\n  }\n\n  class AViewModel : ViewModel(), Inputs {\n"
        + "    override fun a() {}\n  }\n}\n",
      becomes:
        "interface AViewModel {\n  interface Inputs {\n    fun a()\n  }\n\n  interface Outputs\n\n"
        + "  class AViewModel : ViewModel(), Inputs, Outputs {\n    override fun a() {}\n  }\n}\n"),
    Case(
      "port-protocols", "a class that leaves its inputs to another object keeps its header",
      "interface AViewModel {\n  interface Inputs {\n    fun a()\n  }\n\n  class AViewModel(b: Inputs) : ViewModel(), Inputs by b {\n"
        + "    override fun a() {}\n  }\n}\n",
      refused: "the conformance is written in an unusual way"),
  ]

  private static func below(_ value: String) -> String {
    Sketch.kotlin(members: "    init { a.b() }\n\n    private val a = \(value)")
  }

  private static let order =
    ["BehaviorSubject.create<Int>()", "CompositeDisposable()"].map { value in
      Case(
        "initialized-before-use", "what is new wherever it is made goes above 'init': \(value)", below(value),
        becomes: Sketch.kotlin(members: "    private val a = \(value)\n\n    init { a.b() }"))
    }
    + [
      "c()", "BehaviorSubject.createDefault(c)", "CompositeDisposable(c)", "d.create()",
      "PublishSubject.create<Int>().hide()",
    ]
    .map { value in
      Case(
        "initialized-before-use", "what may depend on what is in between stays: \(value)", below(value),
        refused: "its initial value may depend on the code in between")
    }

  static let cases = instances + renames + modifiers + ports + order

  @Test("Kotlin", arguments: cases)
  func kotlin(_ testCase: Case) throws { try testCase.repair.check([testCase.rule]) }
}
